/**
 * Decides waiting drivers' claims by later reports, by time, and by their known supporters: pure (rule report-ranks,
 * decision 0050). Instants are milliseconds since 1970, prices thousandths of a euro.
 */
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import { DECISIVE, type Patience } from '../evaluate/patience.ts';
import { isAccepted, isOpenClaim, type PairState, type SaidPrice } from './pair-state.ts';
import {
  isSupported,
  isKnownVoice,
  isPrice,
  weigh,
  type Group,
  type Measure,
  type Said,
} from './voices.ts';

/** The number of newest prices, and of confirmations, that count as evidence. */
const MOST = 100;

type Decision = Pick<SaidPrice, 'state' | 'decidedBy' | 'decidedAt' | 'decidedReport'>;

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
  const { isAgain } = state;
  const newIds = new Set(state.news);
  Object.assign(state, { news: [], isAgain: false });
  const open = inOrder(state.prices.filter(isOpenClaim));
  if (open.length === 0) return;
  const beside = wordsBeside(state);
  const said = [...open, ...beside];
  const news = inOrder(said.filter(({ id }) => newIds.has(id)));
  const waitsAgain = ({ decidedAt }: SaidPrice) => isAgain || decidedAt !== null;
  const all = open.some(waitsAgain) ? inOrder(said) : [];
  const ends = new Map<SaidPrice, Decision>();
  for (const claim of open) {
    const end = endOf(claim, waitsAgain(claim) ? all : news, patience);
    if (end) ends.set(claim, end);
  }
  const left = open.filter((claim) => !ends.has(claim));
  const known = inOrder([...left, ...beside].filter(isKnownVoice));
  const evidence = { known, firm: beside.filter(isSupported) };
  const claimsOf = Map.groupBy(left, ({ price }) => price);
  const groups = [...claimsOf.values()].map((claims) => weigh(claims, evidence, patience, measure));
  const carried = groups.filter(({ isEnough, voices }) => isEnough && voices > 0);
  const write = (claim: SaidPrice, decision: Partial<SaidPrice>) => {
    Object.assign(claim, decision);
    // The next step evaluates the other claims by it.
    if (decision.state === 'accepted') state.news.push(claim.id);
  };
  for (const [claim, end] of ends) write(claim, end);
  for (const group of groups) {
    const { voices, needed } = group;
    for (const claim of group.claims) {
      const decision = inGroup(claim, group, carried, patience, now);
      const isSame = claim.voices === voices && claim.needed === needed;
      if (!isSame || claim.state !== decision.state) write(claim, { ...decision, voices, needed });
    }
  }
  for (const { claims, price, charged } of carried) {
    const at = Math.max(...claims.map(({ decidedAt }) => decidedAt!));
    const move = { price, expectedPrice: measure.expectedPrice(), at };
    state.carried.push(...charged.map(({ person, reportId }) => ({ person, reportId, ...move })));
  }
}

/** Selects the newest prices and confirmations as evidence. */
function wordsBeside({
  prices,
  confirmations,
}: Pick<PairState, 'prices' | 'confirmations'>): Said[] {
  const withdrawn = prices.filter(isWithdrawn);
  const kept = confirmations.filter(
    ({ isSuperseded, price, receivedAt }) =>
      !isSuperseded &&
      !withdrawn.some((gone) => gone.price === price && gone.decidedAt! >= receivedAt),
  );
  return [...prices.filter(isHeard).slice(-MOST), ...kept.slice(-MOST)];
}

/** An administrator's withdrawal ends earlier confirmations of the price; an import's undoing does not. */
const isWithdrawn = ({ state, decidedBy, decisionReason }: SaidPrice): boolean =>
  state === 'withdrawn' && decidedBy !== 'author' && decisionReason !== 'undo';

/** True for an accepted price, or a driver's rejected one, which is still its author's last report. */
const isHeard = ({ origin, state, doubtful, decidedBy }: SaidPrice): boolean =>
  origin !== 'demo' &&
  !doubtful &&
  (state === 'accepted' ||
    (origin === 'driver' &&
      (state === 'rejected' || state === 'withdrawn') &&
      decidedBy !== 'author'));

const inOrder = <Word extends Said>(words: readonly Word[]): Word[] =>
  words.toSorted((a, b) => a.receivedAt - b.receivedAt || a.id - b.id);

/** Finds the first later report that ended a claim; undefined while it waits. */
function endOf(claim: SaidPrice, words: readonly Said[], patience: Patience): Decision | undefined {
  for (const word of words) {
    const isSince = (word.receivedAt - claim.receivedAt || word.id - claim.id) > 0;
    const end = isSince ? endBy(word, claim, patience) : undefined;
    if (end) return end;
  }
  return undefined;
}

function endBy(word: Said, claim: SaidPrice, { agreePermille }: Patience): Decision | undefined {
  const { origin, person, price, seenAt } = word;
  // A person's newest report replaces the earlier ones.
  if (person !== null && person === claim.person) return ended('lapsed', 'replaced', word);
  if (isPrice(word) && !isAccepted(word)) return undefined;
  const isSame = price === claim.price;
  const isDecisive = DECISIVE.includes(origin);
  if (isSame && (isDecisive || isPrice(word))) {
    return ended('accepted', origin === 'driver' ? 'drivers' : origin, word);
  }
  if (isDecisive && deviatesBeyond(claim.price, price, agreePermille)) {
    return ended('rejected', origin, word);
  }
  if (isPrice(word)) {
    const isOvertaken = seenAt >= claim.seenAt && word.voices !== 0;
    return isOvertaken ? ended('lapsed', 'overtaken', word) : undefined;
  }
  const isAgainst = isKnownVoice(word) && !isSame && seenAt > claim.seenAt;
  return isAgainst && !claim.isKnown ? ended('rejected', 'drivers', word) : undefined;
}

/** Decides a claim that no report has ended. @param carried groups with known supporters */
function inGroup(
  { person, reason, receivedAt, seenAt }: SaidPrice,
  group: Group,
  carried: readonly Group[],
  { heldMs, reportedMs }: Patience,
  now: number,
): Decision {
  const { words, needed, isEnough, voices } = group;
  if (isEnough) {
    const other = needed > 0 ? words.findLast((word) => word.person !== person) : undefined;
    const at = Math.max(receivedAt, other?.receivedAt ?? 0);
    return decided('accepted', other ? 'drivers' : 'alone', at, other?.reportId);
  }
  const over = carried.find((other) => seenAt <= other.seenAt);
  if (over) {
    const [, last] = inOrder([over.claims.at(-1)!, over.words.at(-1)!]);
    return ended('lapsed', 'overtaken', last!);
  }
  const isSeen = reason !== 'unsold' && (reason !== 'unusual' || voices > 0);
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

const ended = (state: Decision['state'], by: string, { receivedAt, reportId }: Said): Decision =>
  decided(state, by, receivedAt, reportId);
