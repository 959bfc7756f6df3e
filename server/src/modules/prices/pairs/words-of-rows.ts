/** Makes of a pair's rows what is folded: the state that is settled, and the words since (decision 0005). Pure. */
import type { PairState } from '../fold/pair-state.ts';
import type { Facts, Intent, PairWord } from '../fold/words.ts';
import type { RowsBySaid } from './open-pair.ts';
import type { ConfirmationRow, DisputeRow, PairRows, PriceRow } from './read-pairs.ts';
import { newsOf, type NewsKind, type PriceChange } from '../price-change.ts';
import { firstOutcome, isDecidedSince, startOf, type IsSince } from './start-of-rows.ts';
import type { StoredFacts } from './stored-facts.ts';

/** Time is a word, too: the jobs of the clock run so often, in milliseconds. */
const TICK_MS = 15 * 60_000;

/** What is folded of a pair, and which row each word stands in. */
export interface PairWords extends RowsBySaid {
  start: PairState;
  words: PairWord[];
}

interface Entry {
  at: number;
  /** The row, where it is one. */
  row?: PriceRow | ConfirmationRow | DisputeRow;
  stored?: StoredFacts | null;
  intent: (turnOf: (row: object) => number) => Intent;
  /** Facts of the word's own, beside those from elsewhere. */
  own?: Partial<Facts>;
}

/**
 * Makes them.
 * @param factsFor the facts of a word of which these were kept; without them of one that is said now
 * @param change of a pair of which nothing was taken back what was said and decided in it is folded, until its instant
 * @param isHeard true where a word is about to be heard: nothing else is to be looked at
 */
export function wordsOf(
  pair: PairRows,
  factsFor: (stored?: StoredFacts) => Facts,
  change: PriceChange,
  isHeard: boolean,
): PairWords {
  const { from, isAgain } = pair;
  const { news, isJob } = change;
  const now = change.now.getTime();
  const isSince: IsSince = (kind, { id }, at) =>
    at !== null && (isAgain ? at >= from : news.has(newsOf(kind, id)));
  const turns = new Map<object, number>();
  const turnOf = (row: object): number => turns.get(row)!;
  const earlier = {
    prices: pair.prices.filter((row) => !isSince('price', row, row.receivedAt)),
    confirmations: pair.confirmations.filter(
      (row) => !isSince('confirmation', row, row.receivedAt),
    ),
    disputes: pair.disputes.filter((row) => !isSince('dispute', row, row.receivedAt)),
  };
  for (const row of Object.values(earlier).flat()) turns.set(row, turns.size + 1);
  const since = <Row extends object>(rows: readonly Row[]) => rows.filter((row) => !turns.has(row));
  const entries = [
    ...since(pair.prices)
      .filter((row) => !isGone(row))
      .map((row) => priceEntry(row, !isAgain)),
    ...since(pair.confirmations).map(confirmationEntry),
    ...since(pair.disputes).map(disputeEntry),
    ...decisionEntries(pair.prices, isSince),
    ...pair.prices.flatMap((row) => vouchedEntries('vouched price', row, isSince)),
    ...pair.disputes.flatMap((row) => vouchedEntries('vouched dispute', row, isSince)),
    ...pair.disputes.flatMap((row) => closingEntries(row, isSince)),
  ].toSorted((a, b) => a.at - b.at || turnIn(a) - turnIn(b));
  for (const { row } of entries) if (row && !turns.has(row)) turns.set(row, turns.size + 1);
  const byTurn = <Row extends object>(rows: readonly Row[]): Map<number, Row> =>
    new Map(rows.flatMap((row) => (turns.has(row) ? [[turnOf(row), row]] : [])));
  const start = startOf({ ...pair, ...earlier }, isSince, turnOf, factsFor());
  const span = { since: isAgain ? from : now, now, isJob, isHeard };
  // Where stations were merged what waits is evaluated by all that was said.
  start.isAgain = entries.length === 0 && !isHeard;
  return {
    start,
    words: toWords(entries, turns.size, turnOf, factsFor, span),
    prices: byTurn(pair.prices),
    confirmations: byTurn(pair.confirmations),
    disputes: byTurn(pair.disputes),
    last: turns.size,
  };
}

/** Taken back by its author, with its import, or as its author was locked out: as if it had never been said. */
export const isGone = ({ state, decidedBy, decisionReason, isLocked }: PriceRow): boolean =>
  (state === 'withdrawn' && (decidedBy === 'author' || decisionReason === 'undo')) ||
  (isLocked && (decisionReason === null || decisionReason === 'locked'));

/** What was received first is folded first; what was decided comes after it. */
const turnIn = ({ row }: Entry): number => row?.turn ?? Number.MAX_SAFE_INTEGER;

function toWords(
  entries: readonly Entry[],
  taken: number,
  turnOf: (row: object) => number,
  factsFor: (stored?: StoredFacts) => Facts,
  {
    since,
    now,
    isJob,
    isHeard,
  }: Record<'since' | 'now', number> & Record<'isJob' | 'isHeard', boolean>,
): PairWord[] {
  const words: PairWord[] = [];
  let id = taken;
  let stored = entries.find((entry) => entry.stored)?.stored ?? undefined;
  let last = since;
  const passTime = (at: number) => {
    if (at - last >= TICK_MS) {
      words.push({ id: (id += 1), at, facts: factsFor(stored), kind: 'time', isJob: true });
    }
    last = at;
  };
  for (const { at, row, intent, own, ...entry } of entries) {
    stored = entry.stored ?? stored;
    passTime(at);
    const facts = { ...factsFor(stored), ...own };
    const turn = row ? turnOf(row) : (id += 1);
    words.push({ id: turn, at, facts, ...intent(turnOf) });
  }
  passTime(now);
  // Where nothing was said what waits is looked at all the same: stations were merged, or time has passed.
  if (isJob || (words.length === 0 && !isHeard)) {
    words.push({ id: id + 1, at: now, facts: factsFor(), kind: 'time', isJob });
  }
  return words;
}

function priceEntry(row: PriceRow, isNew: boolean): Entry {
  const { origin, person, isKnown, reportId, day, price, seenAt, receivedAt, vouchedAt } = row;
  const isPerson = origin === 'driver' || origin === 'owner';
  const isDecided = isSureOf(row);
  const intent: Intent = {
    kind: 'price',
    origin,
    person,
    reportId,
    day,
    price,
    seenAt,
    // What was recorded of people is not asked about again.
    isSure: isPerson || isDecided,
    isDecided,
    isKnown: isKnown && vouchedAt === null,
    ...(!isPerson && {
      told: { ...firstOutcome(row), ...(!isNew && { lastPrice: row.lastPrice }) },
    }),
  };
  return {
    at: receivedAt,
    row,
    stored: row.facts,
    intent: () => intent,
    own: {
      isReportable: row.reason !== 'unsold',
      ...(!isPerson && {
        referencePrices: { reference: row.reference ?? undefined, anchor: undefined },
      }),
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
  decidedBy === origin && decisionReason === null && decidedAt === receivedAt;

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
    seenAt,
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

/** What somebody, or a later file, has decided about prices, what at once together; and imports that were undone. */
function decisionEntries(rows: readonly PriceRow[], isSince: IsSince): Entry[] {
  const decided = rows.filter((row) => isDecidedSince(row, isSince));
  const keyFor = ({ decidedAt, decidedBy, decisionReason, state }: PriceRow) =>
    [decidedAt, decidedBy, decisionReason, state].join();
  return [...Map.groupBy(decided, keyFor).values()].flatMap((some): Entry[] => {
    const { decidedAt, decidedBy, decisionReason: reason, state } = some[0]!;
    const at = decidedAt!;
    if (reason === 'undo') {
      return some.map((row) => ({
        at,
        row,
        intent: (turnOf) => ({ kind: 'undone', price: { ...row, id: turnOf(row) } }),
      }));
    }
    const decision = {
      kind: 'decision' as const,
      state: state as 'accepted' | 'rejected' | 'withdrawn',
      by: decidedBy!,
      reason: reason!,
    };
    return [{ at, intent: (turnOf) => ({ ...decision, ids: some.map(turnOf) }) }];
  });
}

const vouchedEntries = (kind: NewsKind, row: PriceRow | DisputeRow, isSince: IsSince): Entry[] =>
  row.isKnown && isSince(kind, row, row.vouchedAt)
    ? [{ at: row.vouchedAt!, intent: (turnOf) => ({ kind: 'vouched', ids: [turnOf(row)] }) }]
    : [];

/** What an administrator has decided about a dispute. */
function closingEntries(row: DisputeRow, isSince: IsSince): Entry[] {
  const { closedAt: at, closedBy, outcome } = row;
  if (closedBy !== 'administrator' || !isSince('closing', row, at)) return [];
  return [
    { at: at!, intent: (turnOf) => ({ kind: 'closed', of: turnOf(row), outcome: outcome! }) },
  ];
}
