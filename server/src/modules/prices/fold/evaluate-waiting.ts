/**
 * Decides waiting drivers' claims by later reports, by time, and by their known supporters: pure (rule report-ranks,
 * decision 0050). Instants are milliseconds since 1970, prices thousandths of a euro.
 */
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import { DECISIVE, type Patience } from '../evaluate/patience.ts';
import { isAccepted, isOpenClaim, type PairState, type LoggedPrice } from './pair-state.ts';
import {
  isSupported,
  isKnownReport,
  isPrice,
  countSupport,
  type ClaimGroup,
  type Measure,
  type LoggedReport,
} from './supporters.ts';

/** The number of newest prices, and of confirmations, that count as evidence. */
const EVIDENCE = 100;

type Decision = Pick<LoggedPrice, 'state' | 'decidedBy' | 'decidedAt' | 'decidedReport'>;

/**
 * Decides waiting claims and writes the decisions into the state.
 * @param state new reports decide its claims; all reports since its receipt decide an accepted claim that waits again
 * @param measure evaluates prices at this instant
 * @param now in milliseconds since 1970
 */
export function evaluateWaiting(
  state: Omit<PairState, 'disputes' | 'current' | 'past'>,
  patience: Patience,
  measure: Measure,
  now: number,
): void {
  const { evaluateAll } = state;
  const newIds = new Set(state.unprocessedIds);
  Object.assign(state, { unprocessedIds: [], evaluateAll: false });
  const open = inOrder(state.prices.filter(isOpenClaim));
  if (open.length === 0) return;
  const counted = evidenceOf(state);
  const reports = [...open, ...counted];
  const newReports = inOrder(reports.filter(({ id }) => newIds.has(id)));
  const isReopened = ({ decidedAt }: LoggedPrice) => evaluateAll || decidedAt !== null;
  const all = open.some(isReopened) ? inOrder(reports) : [];
  const ends = new Map<LoggedPrice, Decision>();
  for (const claim of open) {
    const end = decisionByReports(claim, isReopened(claim) ? all : newReports, patience);
    if (end) ends.set(claim, end);
  }
  const left = open.filter((claim) => !ends.has(claim));
  const known = inOrder([...left, ...counted].filter(isKnownReport));
  const evidence = { known, supported: counted.filter(isSupported) };
  const claimsOf = Map.groupBy(left, ({ price }) => price);
  const groups = [...claimsOf.values()].map((claims) =>
    countSupport(claims, evidence, patience, measure),
  );
  const supportedGroups = groups.filter(
    ({ hasEnoughSupport, supporters }) => hasEnoughSupport && supporters > 0,
  );
  const write = (claim: LoggedPrice, decision: Partial<LoggedPrice>) => {
    Object.assign(claim, decision);
    // The next step evaluates the other claims by it.
    if (decision.state === 'accepted') state.unprocessedIds.push(claim.id);
  };
  for (const [claim, end] of ends) write(claim, end);
  for (const group of groups) {
    const { supporters, needed } = group;
    for (const claim of group.claims) {
      const decision = decisionInGroup(claim, group, supportedGroups, patience, now);
      const isSame = claim.supporters === supporters && claim.needed === needed;
      if (!isSame || claim.state !== decision.state)
        write(claim, { ...decision, supporters, needed });
    }
  }
  for (const { claims, price, charged } of supportedGroups) {
    const at = Math.max(...claims.map(({ decidedAt }) => decidedAt!));
    const move = { price, expectedPrice: measure.expectedPrice(), at };
    state.shareCharges.push(
      ...charged.map(({ person, reportId }) => ({ person, reportId, ...move })),
    );
  }
}

/** Selects the newest prices and confirmations as evidence. */
function evidenceOf({
  prices,
  confirmations,
}: Pick<PairState, 'prices' | 'confirmations'>): LoggedReport[] {
  const withdrawn = prices.filter(isWithdrawn);
  const kept = confirmations.filter(
    ({ isSuperseded, price, receivedAt }) =>
      !isSuperseded &&
      !withdrawn.some((gone) => gone.price === price && gone.decidedAt! >= receivedAt),
  );
  return [...prices.filter(isEvidence).slice(-EVIDENCE), ...kept.slice(-EVIDENCE)];
}

/** An administrator's withdrawal ends earlier confirmations of the price; an import's undoing does not. */
const isWithdrawn = ({ state, decidedBy, decisionReason }: LoggedPrice): boolean =>
  state === 'withdrawn' && decidedBy !== 'author' && decisionReason !== 'undo';

/** True for an accepted price, or a driver's rejected one, which is still its author's last report. */
const isEvidence = ({ origin, state, doubtful, decidedBy }: LoggedPrice): boolean =>
  origin !== 'demo' &&
  !doubtful &&
  (state === 'accepted' ||
    (origin === 'driver' &&
      (state === 'rejected' || state === 'withdrawn') &&
      decidedBy !== 'author'));

const inOrder = <Report extends LoggedReport>(reports: readonly Report[]): Report[] =>
  reports.toSorted((a, b) => a.receivedAt - b.receivedAt || a.id - b.id);

/** Finds the first later report that ended a claim; undefined while it waits. */
function decisionByReports(
  claim: LoggedPrice,
  reports: readonly LoggedReport[],
  patience: Patience,
): Decision | undefined {
  for (const report of reports) {
    const isSince = (report.receivedAt - claim.receivedAt || report.id - claim.id) > 0;
    const end = isSince ? decisionByReport(report, claim, patience) : undefined;
    if (end) return end;
  }
  return undefined;
}

function decisionByReport(
  report: LoggedReport,
  claim: LoggedPrice,
  { agreePermille }: Patience,
): Decision | undefined {
  const { origin, person, price, seenAt } = report;
  // A person's newest report replaces the earlier ones.
  if (person !== null && person === claim.person) return ended('lapsed', 'replaced', report);
  if (isPrice(report) && !isAccepted(report)) return undefined;
  const isSame = price === claim.price;
  const isDecisive = DECISIVE.includes(origin);
  if (isSame && (isDecisive || isPrice(report))) {
    return ended('accepted', origin === 'driver' ? 'drivers' : origin, report);
  }
  if (isDecisive && deviatesBeyond(claim.price, price, agreePermille)) {
    return ended('rejected', origin, report);
  }
  if (isPrice(report)) {
    const isOvertaken = seenAt >= claim.seenAt && report.supporters !== 0;
    return isOvertaken ? ended('lapsed', 'overtaken', report) : undefined;
  }
  const isContradiction = isKnownReport(report) && !isSame && seenAt > claim.seenAt;
  return isContradiction && !claim.isKnown ? ended('rejected', 'drivers', report) : undefined;
}

/** Decides a claim that no report has ended. @param supportedGroups groups with known supporters */
function decisionInGroup(
  { person, reason, receivedAt, seenAt }: LoggedPrice,
  group: ClaimGroup,
  supportedGroups: readonly ClaimGroup[],
  { heldMs, reportedMs }: Patience,
  now: number,
): Decision {
  const { reports, needed, hasEnoughSupport, supporters } = group;
  if (hasEnoughSupport) {
    const other = needed > 0 ? reports.findLast((report) => report.person !== person) : undefined;
    const at = Math.max(receivedAt, other?.receivedAt ?? 0);
    return decided('accepted', other ? 'drivers' : 'alone', at, other?.reportId);
  }
  const over = supportedGroups.find((other) => seenAt <= other.seenAt);
  if (over) {
    const [, last] = inOrder([over.claims.at(-1)!, over.reports.at(-1)!]);
    return ended('lapsed', 'overtaken', last!);
  }
  const isSeen = reason !== 'unsold' && (reason !== 'unusual' || supporters > 0);
  const end = isSeen ? seenAt + reportedMs : receivedAt + heldMs;
  if (end < now) return decided('lapsed', 'time', end);
  return decided(isSeen ? 'reported' : 'held', null, null);
}

const decided = (
  state: Decision['state'],
  decidedBy: string | null,
  decidedAt: number | null,
  decidedReport: string | null = null,
): Decision => ({ state, decidedBy, decidedAt, decidedReport });

const ended = (
  state: Decision['state'],
  by: string,
  { receivedAt, reportId }: LoggedReport,
): Decision => decided(state, by, receivedAt, reportId);
