/** Turns rows of a station and fuel into the fold's input: the settled state and later reports (decision 0005). Pure. */
import type { PairState } from '../fold/pair-state.ts';
import type { Facts, EventDetails, PairEvent } from '../fold/events.ts';
import type { RowsByTurn } from './open-pair.ts';
import type { ConfirmationRow, DisputeRow, PairRows, PriceRow } from './read-pairs.ts';
import { newRowKey, type NewRowKind, type PriceChange } from '../price-change.ts';
import { firstOutcome, isDecidedSince, startOf, type IsSince } from './start-of-rows.ts';
import type { StoredFacts } from './stored-facts.ts';

/** Interval of the clock's jobs in milliseconds; passing time is folded like a report. */
const TICK_MS = 15 * 60_000;

/** The fold's input, and the row of each report. */
export interface PairEvents extends RowsByTurn {
  start: PairState;
  events: PairEvent[];
}

interface Entry {
  at: number;
  /** The report's row, if it has one. */
  row?: PriceRow | ConfirmationRow | DisputeRow;
  stored?: StoredFacts | null;
  intent: (turnOf: (row: object) => number) => EventDetails;
  /** Facts from the report itself. */
  own?: Partial<Facts>;
}

/**
 * Makes the fold's input.
 * @param factsFor makes facts from stored ones; without them, present facts
 * @param change without a withdrawal only its own reports and decisions are folded
 * @param hasNewReport true when a new report follows: nothing else is evaluated
 */
export function eventsOf(
  pair: PairRows,
  factsFor: (stored?: StoredFacts) => Facts,
  change: PriceChange,
  hasNewReport: boolean,
): PairEvents {
  const { from, isFoldedAgain } = pair;
  const { newRows, isJob } = change;
  const now = change.now.getTime();
  const isSince: IsSince = (kind, { id }, at) =>
    at !== null && (isFoldedAgain ? at >= from : newRows.has(newRowKey(kind, id)));
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
      .map((row) => priceEntry(row, !isFoldedAgain)),
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
  const span = { since: isFoldedAgain ? from : now, now, isJob, hasNewReport };
  // After a merge all reports evaluate the waiting claims.
  start.evaluateAll = entries.length === 0 && !hasNewReport;
  return {
    start,
    events: toEvents(entries, turns.size, turnOf, factsFor, span),
    prices: byTurn(pair.prices),
    confirmations: byTurn(pair.confirmations),
    disputes: byTurn(pair.disputes),
    last: turns.size,
  };
}

/** True for a price withdrawn by its author, undone with its import, or of a locked author: it is not folded. */
export const isGone = ({ state, decidedBy, decisionReason, isLocked }: PriceRow): boolean =>
  (state === 'withdrawn' && (decidedBy === 'author' || decisionReason === 'undo')) ||
  (isLocked && (decisionReason === null || decisionReason === 'locked'));

/** Reports are folded in the order of receipt, decisions after them. */
const turnIn = ({ row }: Entry): number => row?.turn ?? Number.MAX_SAFE_INTEGER;

function toEvents(
  entries: readonly Entry[],
  taken: number,
  turnOf: (row: object) => number,
  factsFor: (stored?: StoredFacts) => Facts,
  {
    since,
    now,
    isJob,
    hasNewReport,
  }: Record<'since' | 'now', number> & Record<'isJob' | 'hasNewReport', boolean>,
): PairEvent[] {
  const events: PairEvent[] = [];
  let id = taken;
  let stored = entries.find((entry) => entry.stored)?.stored ?? undefined;
  let last = since;
  const passTime = (at: number) => {
    if (at - last >= TICK_MS) {
      events.push({ id: (id += 1), at, facts: factsFor(stored), kind: 'time', isJob: true });
    }
    last = at;
  };
  for (const { at, row, intent, own, ...entry } of entries) {
    stored = entry.stored ?? stored;
    passTime(at);
    const facts = { ...factsFor(stored), ...own };
    const turn = row ? turnOf(row) : (id += 1);
    events.push({ id: turn, at, facts, ...intent(turnOf) });
  }
  passTime(now);
  // Without reports waiting claims are evaluated all the same: stations were merged, or time has passed.
  if (isJob || (events.length === 0 && !hasNewReport)) {
    events.push({ id: id + 1, at: now, facts: factsFor(), kind: 'time', isJob });
  }
  return events;
}

function priceEntry(row: PriceRow, isNew: boolean): Entry {
  const { origin, person, isKnown, reportId, day, price, seenAt, receivedAt, vouchedAt } = row;
  const isPerson = origin === 'driver' || origin === 'owner';
  const isDecided = isSureOf(row);
  const intent: EventDetails = {
    kind: 'price',
    origin,
    person,
    reportId,
    day,
    price,
    seenAt,
    // Recorded reports need no further question.
    isSure: isPerson || isDecided,
    isDecided,
    isKnown: isKnown && vouchedAt === null,
    ...(!isPerson && {
      firstOutcome: { ...firstOutcome(row), ...(!isNew && { lastPrice: row.lastPrice }) },
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
  const intent: EventDetails = {
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
  const intent: EventDetails = { kind: 'dispute', person, isKnown: known, origin, price };
  return { at: receivedAt, row, intent: () => intent };
}

/** Makes entries of decisions by people or later files, those of one instant together, and of undone imports. */
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

const vouchedEntries = (kind: NewRowKind, row: PriceRow | DisputeRow, isSince: IsSince): Entry[] =>
  row.isKnown && isSince(kind, row, row.vouchedAt)
    ? [{ at: row.vouchedAt!, intent: (turnOf) => ({ kind: 'vouched', ids: [turnOf(row)] }) }]
    : [];

/** Makes an entry of an administrator's decision. */
function closingEntries(row: DisputeRow, isSince: IsSince): Entry[] {
  const { closedAt: at, closedBy, outcome } = row;
  if (closedBy !== 'administrator' || !isSince('closing', row, at)) return [];
  return [
    { at: at!, intent: (turnOf) => ({ kind: 'closed', of: turnOf(row), outcome: outcome! }) },
  ];
}
