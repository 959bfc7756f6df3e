/** Makes of a pair's rows what is folded: the state that is settled, and the words since (decision 0069). Pure. */
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { HOLD_REASONS } from '../judge/claim-reasons.ts';
import { currentOf } from '../fold/current.ts';
import {
  emptyState,
  insertPrice,
  type Confirmation,
  type PairState,
  type SaidPrice,
} from '../fold/pair-state.ts';
import type { Facts, Intent, PairWord } from '../fold/words.ts';
import type { ConfirmationRow, DisputeRow, PairRows, PriceRow } from './read-pairs.ts';
import type { StoredFacts } from './stored-facts.ts';

/** Time is a word, too: the jobs of the clock run so often, in milliseconds. */
const TICK_MS = 15 * 60_000;

/** What is folded of a pair, and which row each word stands in. */
export interface PairWords {
  start: PairState;
  words: PairWord[];
  prices: Map<number, PriceRow>;
  confirmations: Map<number, ConfirmationRow>;
  disputes: Map<number, DisputeRow>;
}

interface Entry {
  at: Date;
  /** The row, where it is one. */
  row?: PriceRow | ConfirmationRow | DisputeRow;
  stored?: StoredFacts | null;
  intent: (turnOf: (row: object) => number) => Intent;
  /** Facts of the word's own, beside those from elsewhere. */
  own?: Partial<Facts>;
}

/**
 * @param factsFor makes facts of those that were kept with a word; without any, of those of now
 * @param now the end
 */
export function wordsOf(
  pair: PairRows,
  factsFor: (stored: StoredFacts | undefined) => Facts,
  now: Date,
): PairWords {
  const { settledAt } = pair;
  const isSettled = ({ receivedAt }: { receivedAt: Date }) => receivedAt < settledAt;
  const turns = new Map<object, number>();
  const turnOf = (row: object): number => turns.get(row)!;
  const settled = [...pair.prices, ...pair.confirmations, ...pair.disputes].filter(isSettled);
  for (const row of settled) turns.set(row, turns.size + 1);
  const entries = [
    ...pair.prices.filter((row) => !isSettled(row) && !isGone(row)).map(priceEntry),
    ...pair.confirmations.filter((row) => !isSettled(row)).map(confirmationEntry),
    ...pair.disputes.filter((row) => !isSettled(row)).map(disputeEntry),
    ...pair.prices.flatMap((row) => decisionEntries(row, settledAt)),
    ...vouchedEntries([...pair.prices, ...pair.disputes], settledAt),
    ...pair.disputes.flatMap((row) => closingEntries(row, settledAt)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { row } of entries) if (row) turns.set(row, turns.size + 1);
  const words = toWords(entries, turns.size, turnOf, factsFor, now);
  const byTurn = <Row extends object>(rows: readonly Row[]): Map<number, Row> =>
    new Map(rows.flatMap((row) => (turns.has(row) ? [[turnOf(row), row]] : [])));
  return {
    start: startOf(pair, settledAt, turnOf, factsFor(undefined), isSettled),
    words,
    prices: byTurn(pair.prices),
    confirmations: byTurn(pair.confirmations),
    disputes: byTurn(pair.disputes),
  };
}

/** Taken back by its author, with its import, or as its author was locked out: as if it had never been said. */
export const isGone = ({ state, decidedBy, decisionReason, isLocked }: PriceRow): boolean =>
  (state === 'withdrawn' && (decidedBy === 'author' || decisionReason === 'undo')) ||
  (isLocked && (decisionReason === null || decisionReason === 'locked'));

function toWords(
  entries: readonly Entry[],
  taken: number,
  turnOf: (row: object) => number,
  factsFor: (stored: StoredFacts | undefined) => Facts,
  now: Date,
): PairWord[] {
  const words: PairWord[] = [];
  let id = taken;
  let stored = entries.find((entry) => entry.stored)?.stored ?? undefined;
  let last: number | undefined;
  const passTime = (at: number) => {
    if (last !== undefined && at - last >= TICK_MS) {
      words.push({ id: (id += 1), at, facts: factsFor(stored), kind: 'time' });
    }
    last = at;
  };
  for (const { at, row, intent, own, ...entry } of entries) {
    stored = entry.stored ?? stored;
    passTime(at.getTime());
    const facts = { ...factsFor(stored), ...own };
    const turn = row ? turnOf(row) : (id += 1);
    words.push({ id: turn, at: at.getTime(), facts, ...intent(turnOf) } as PairWord);
  }
  passTime(now.getTime());
  words.push({ id: id + 1, at: now.getTime(), facts: factsFor(undefined), kind: 'time' });
  return words;
}

function priceEntry(row: PriceRow): Entry {
  const { origin, person, isKnown, reportId, day, price, seenAt, receivedAt, vouchedAt } = row;
  const isPerson = origin === 'driver' || origin === 'owner';
  const isSure = isPerson || isSureOf(row);
  const intent: Intent = {
    kind: 'price',
    origin,
    person,
    reportId,
    day,
    price,
    seenAt: seenAt.getTime(),
    isSure,
    isKnown: isKnown && vouchedAt === null,
    ...(!isPerson && { told: { ...firstVerdict(row), lastPrice: row.lastPrice } }),
  };
  return {
    at: receivedAt,
    row,
    stored: row.facts,
    intent: () => intent,
    own: {
      isReportable: row.reason !== 'unsold',
      ...(!isPerson && { medians: { reference: row.reference ?? undefined, anchor: undefined } }),
    },
  };
}

const isSureOf = ({
  decidedBy,
  decidedAt,
  receivedAt,
  origin,
  decisionReason,
}: PriceRow): boolean =>
  decidedBy === origin && decisionReason === null && decidedAt?.getTime() === receivedAt.getTime();

/** What the gate said of a source's price when it was heard. */
function firstVerdict({
  origin,
  reason,
}: PriceRow): Pick<SaidPrice, 'state' | 'doubtful' | 'reason'> {
  const doubtful = origin === 'ministry' && reason === 'unusual';
  if (reason === null || doubtful) return { state: 'accepted', doubtful, reason };
  const isHeld = reason in HOLD_REASONS && !(origin === 'administrator' && reason === 'unusual');
  return { state: isHeld ? 'held' : 'rejected', doubtful: false, reason };
}

const confirmationEntry = (row: ConfirmationRow): Entry => {
  const { origin, person, isKnown, reportId, price, seenAt, receivedAt } = row;
  const intent: Intent = {
    kind: 'price',
    origin,
    person,
    reportId,
    isKnown,
    day: '',
    price,
    seenAt: seenAt.getTime(),
    isSure: true,
  };
  return { at: receivedAt, row, stored: row.facts, intent: () => intent };
};

function disputeEntry(row: DisputeRow): Entry {
  const { person, isKnown, vouchedAt, origin, price, receivedAt } = row;
  const known = isKnown && vouchedAt === null;
  const intent: Intent = { kind: 'dispute', person, isKnown: known, origin, price };
  return { at: receivedAt, row, intent: () => intent };
}

/** What somebody, or a later file, has decided about a price since nothing is settled; and imports that were undone. */
function decisionEntries(row: PriceRow, settledAt: Date): Entry[] {
  const { decidedAt, decidedBy, decisionReason, state } = row;
  if (decidedAt === null || decidedBy === null || decidedAt < settledAt) return [];
  if (decisionReason === null || decisionReason === 'locked') return [];
  if (decisionReason === 'undo') {
    return [
      {
        at: decidedAt,
        row,
        intent: (turnOf) => ({ kind: 'undone', price: saidOf(row, turnOf(row)) }),
      },
    ];
  }
  const decision = { state: state as 'accepted', by: decidedBy, reason: decisionReason };
  return [
    { at: decidedAt, intent: (turnOf) => ({ kind: 'decision', of: turnOf(row), ...decision }) },
  ];
}

function vouchedEntries(rows: readonly (PriceRow | DisputeRow)[], settledAt: Date): Entry[] {
  const vouched = rows.filter(
    ({ isKnown, vouchedAt }) => isKnown && vouchedAt && vouchedAt >= settledAt,
  );
  return vouched.map((row) => ({
    at: row.vouchedAt!,
    intent: (turnOf) => ({ kind: 'vouched', ids: [turnOf(row)] }),
  }));
}

/** What an administrator has decided about a dispute. */
function closingEntries(row: DisputeRow, settledAt: Date): Entry[] {
  const { closedAt, closedBy, outcome } = row;
  if (closedAt === null || closedBy !== 'administrator' || closedAt < settledAt) return [];
  return [
    { at: closedAt, intent: (turnOf) => ({ kind: 'closed', of: turnOf(row), outcome: outcome! }) },
  ];
}

/** The state before the words: what is settled, as it was before anything was decided since. */
function startOf(
  pair: PairRows,
  settledAt: Date,
  turnOf: (row: object) => number,
  facts: Facts,
  isSettled: (row: { receivedAt: Date }) => boolean,
): PairState {
  const state = emptyState();
  for (const row of pair.prices.filter(isSettled)) {
    const said = saidOf(row, turnOf(row));
    const isSince = row.decidedAt !== null && row.decidedAt >= settledAt;
    insertPrice(state.prices, isSince ? { ...said, ...before(row) } : said);
  }
  state.confirmations = pair.confirmations.filter(isSettled).map((row) => timed(row, turnOf(row)));
  state.disputes = pair.disputes.filter(isSettled).map((row) => {
    const isSince = row.closedAt !== null && row.closedAt >= settledAt;
    const closing = isSince ? { closedAt: null, closedBy: null, outcome: null } : {};
    const closedAt = row.closedAt?.getTime() ?? null;
    return { ...row, receivedAt: row.receivedAt.getTime(), closedAt, ...closing, id: turnOf(row) };
  });
  const isUnsold = facts.isSold === false;
  state.current = isUnsold ? undefined : currentOf(state, settledAt.getTime(), facts.fuel.unit);
  return state;
}

/** What a price was before it was decided about. */
function before(row: PriceRow): Partial<SaidPrice> {
  const open = { decidedBy: null, decidedAt: null, decidedReport: null, decisionReason: null };
  if (row.origin !== 'driver') return { ...open, ...firstVerdict(row) };
  const state = row.reason === null ? 'reported' : 'held';
  return { ...open, state, voices: row.voices ?? 0 };
}

/** A confirmation with its instants as the fold has them. */
export const timed = (row: ConfirmationRow, id = 0): Confirmation => ({
  ...row,
  id,
  seenAt: row.seenAt.getTime(),
  receivedAt: row.receivedAt.getTime(),
});

/** A row as it stands. */
const saidOf = (row: PriceRow, id: number): SaidPrice => ({
  id,
  price: row.price,
  origin: row.origin satisfies PriceOrigin,
  person: row.person,
  isKnown: row.isKnown,
  reportId: row.reportId,
  day: row.day,
  seenAt: row.seenAt.getTime(),
  receivedAt: row.receivedAt.getTime(),
  state: row.state as SaidPrice['state'],
  doubtful: row.doubtful,
  reason: row.reason,
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt?.getTime() ?? null,
  decidedReport: row.decidedReport,
  decisionReason: row.decisionReason,
  voices: row.voices,
  needed: row.needed,
  isAlsoDisputed: row.isAlsoDisputed,
});
