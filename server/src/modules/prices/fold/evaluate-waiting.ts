/**
 * Decides waiting drivers' claims by later reports, by time, and by their known supporters: pure (rule report-ranks,
 * decision 0050). Instants are milliseconds since 1970, prices thousandths of a euro.
 */
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import { isFree } from '../evaluate/base-price.ts';
import { DECISIVE, type Patience } from '../evaluate/patience.ts';
import { isAccepted, isOpenClaim, type PairState, type LoggedPrice } from './pair-state.ts';
import {
  isAcceptedNotFree,
  isKnownReport,
  isPrice,
  countSupport,
  type ClaimGroup,
  type Measure,
  type LoggedReport,
} from './supporters.ts';

/** Most prices, and most confirmations, that count as evidence: the newest. */
const EVIDENCE_LIMIT = 100;

type Decision = Pick<LoggedPrice, 'state' | 'decidedBy' | 'decidedAt' | 'decidedReport'>;

/**
 * Decides waiting claims and writes the decisions into the state.
 * @param state its claims are compared with the new reports (`unprocessedIds`) only; a claim that was decided and reopened,
 * and with `evaluateAll` every claim, is compared with all reports since its receipt
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
  const evidenceReports = evidenceOf(state);
  const reports = [...open, ...evidenceReports];
  const newReports = inOrder(reports.filter(({ id }) => newIds.has(id)));
  const needsAllReports = ({ decidedAt }: LoggedPrice) => evaluateAll || decidedAt !== null;
  const all = open.some(needsAllReports) ? inOrder(reports) : [];
  const decisions = new Map<LoggedPrice, Decision>();
  for (const claim of open) {
    const decision = firstDecision(claim, needsAllReports(claim) ? all : newReports, patience);
    if (decision) decisions.set(claim, decision);
  }
  const undecided = open.filter((claim) => !decisions.has(claim));
  const known = inOrder([...undecided, ...evidenceReports].filter(isKnownReport));
  const evidence = { known, accepted: evidenceReports.filter(isAcceptedNotFree) };
  const claimsOf = Map.groupBy(undecided, ({ price }) => price);
  const groups = [...claimsOf.values()].map((claims) =>
    countSupport(claims, evidence, patience, measure),
  );
  const acceptedGroups = groups.filter(
    ({ hasEnoughSupport, supporters }) => hasEnoughSupport && supporters > 0,
  );
  const write = (claim: LoggedPrice, decision: Partial<LoggedPrice>) => {
    Object.assign(claim, decision);
    // The next evaluation compares the other claims with it.
    if (decision.state === 'accepted') state.unprocessedIds.push(claim.id);
  };
  for (const [claim, decision] of decisions) write(claim, decision);
  for (const group of groups) {
    const { supporters, needed } = group;
    for (const claim of group.claims) {
      const decision = decisionInGroup(claim, group, acceptedGroups, patience, now);
      const isSame = claim.supporters === supporters && claim.needed === needed;
      if (!isSame || claim.state !== decision.state)
        write(claim, { ...decision, supporters, needed });
    }
  }
  for (const { claims, price, charged } of acceptedGroups) {
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
  const withdrawn = prices.filter(isWithdrawnByAdministrator);
  const kept = confirmations.filter(
    ({ isSuperseded, price, receivedAt }) =>
      !isSuperseded &&
      !withdrawn.some((gone) => gone.price === price && gone.decidedAt! >= receivedAt),
  );
  return [...prices.filter(isEvidence).slice(-EVIDENCE_LIMIT), ...kept.slice(-EVIDENCE_LIMIT)];
}

/** True for a price that an administrator withdrew, which ends its earlier confirmations; an import's undoing does not. */
const isWithdrawnByAdministrator = ({ state, decidedBy, decisionReason }: LoggedPrice): boolean =>
  state === 'withdrawn' && decidedBy !== 'author' && decisionReason !== 'undo';

/**
 * True for an accepted price, and for a driver's rejected or withdrawn one: a rejected one decides no claim of
 * others, but still replaces its author's earlier claims.
 */
const isEvidence = ({ origin, state, doubtful, decidedBy }: LoggedPrice): boolean =>
  origin !== 'demo' &&
  !doubtful &&
  (state === 'accepted' ||
    (origin === 'driver' &&
      (state === 'rejected' || state === 'withdrawn') &&
      decidedBy !== 'author'));

const inOrder = <Report extends LoggedReport>(reports: readonly Report[]): Report[] =>
  reports.toSorted((a, b) => a.receivedAt - b.receivedAt || a.id - b.id);

/** Returns the decision by the first later report that decides a claim; undefined while it waits. */
function firstDecision(
  claim: LoggedPrice,
  reports: readonly LoggedReport[],
  patience: Patience,
): Decision | undefined {
  for (const report of reports) {
    const isLater = (report.receivedAt - claim.receivedAt || report.id - claim.id) > 0;
    const decision = isLater ? decisionBy(report, claim, patience) : undefined;
    if (decision) return decision;
  }
  return undefined;
}

/** Returns how a report decides a claim; undefined when it does not. */
function decisionBy(
  report: LoggedReport,
  claim: LoggedPrice,
  { agreePermille }: Patience,
): Decision | undefined {
  const { origin, person, price, seenAt } = report;
  // A person's newest report replaces the earlier ones.
  if (person !== null && person === claim.person)
    return decidedByReport('lapsed', 'replaced', report);
  if (isPrice(report) && !isAccepted(report)) return undefined;
  const isSame = price === claim.price;
  // An owner's or administrator's report decides others' claims.
  const isDecisive = DECISIVE.includes(origin);
  if (isSame && (isDecisive || isPrice(report))) {
    return decidedByReport('accepted', origin === 'driver' ? 'drivers' : origin, report);
  }
  if (isDecisive && deviatesBeyond(claim.price, price, agreePermille)) {
    return decidedByReport('rejected', origin, report);
  }
  if (isPrice(report)) {
    const isOvertaken = seenAt >= claim.seenAt && !isFree(report);
    return isOvertaken ? decidedByReport('lapsed', 'overtaken', report) : undefined;
  }
  // A confirmation of another price.
  const isContradiction = isKnownReport(report) && !isSame && seenAt > claim.seenAt;
  return isContradiction && !claim.isKnown
    ? decidedByReport('rejected', 'drivers', report)
    : undefined;
}

/** Decides a claim that no single report has decided. @param acceptedGroups those that known supporters made acceptable */
function decisionInGroup(
  { person, reason, receivedAt, seenAt }: LoggedPrice,
  group: ClaimGroup,
  acceptedGroups: readonly ClaimGroup[],
  { heldMs, reportedMs }: Patience,
  now: number,
): Decision {
  const { reports, needed, hasEnoughSupport, supporters } = group;
  if (hasEnoughSupport) {
    const other = needed > 0 ? reports.findLast((report) => report.person !== person) : undefined;
    const at = Math.max(receivedAt, other?.receivedAt ?? 0);
    return decided('accepted', other ? 'drivers' : 'alone', at, other?.reportId);
  }
  const overtaking = acceptedGroups.find((other) => seenAt <= other.seenAt);
  if (overtaking) {
    const [, later] = inOrder([overtaking.claims.at(-1)!, overtaking.reports.at(-1)!]);
    return decidedByReport('lapsed', 'overtaken', later!);
  }
  const isShown = reason !== 'unsold' && (reason !== 'unusual' || supporters > 0);
  const lapsesAt = isShown ? seenAt + reportedMs : receivedAt + heldMs;
  if (lapsesAt < now) return decided('lapsed', 'time', lapsesAt);
  return decided(isShown ? 'reported' : 'held', null, null);
}

const decided = (
  state: Decision['state'],
  decidedBy: string | null,
  decidedAt: number | null,
  decidedReport: string | null = null,
): Decision => ({ state, decidedBy, decidedAt, decidedReport });

const decidedByReport = (
  state: Decision['state'],
  by: string,
  { receivedAt, reportId }: LoggedReport,
): Decision => decided(state, by, receivedAt, reportId);
