/** Turns rows of a station and fuel into the fold's input: the settled state and later reports (decision 0005). Pure. */
import type { PairState } from '../fold/pair-state.ts';
import type { Facts, EventDetails, PairEvent } from '../fold/events.ts';
import type { RowsByFoldId } from './open-pair.ts';
import type { ConfirmationRow, DisputeRow, PairRows, PriceRow } from './read-pairs.ts';
import { newRowKey, type NewRowKind, type PriceChange } from '../price-change.ts';
import { firstOutcome, isDecisionToFold, startOf, type IsToFold } from './start-of-rows.ts';
import type { StoredFacts } from './stored-facts.ts';

/** Interval of the clock's jobs in milliseconds; passing time is folded like a report. */
const TICK_MS = 15 * 60_000;

/** The fold's input, and the row of each report. */
export interface PairEvents extends RowsByFoldId {
  start: PairState;
  events: PairEvent[];
}

interface Entry {
  at: number;
  /** The report's row, if it has one. */
  row?: PriceRow | ConfirmationRow | DisputeRow;
  stored?: StoredFacts | null;
  details: (foldIdOf: (row: object) => number) => EventDetails;
  /** Facts from the report itself. */
  ownFacts?: Partial<Facts>;
}

/**
 * Makes the fold's input. If the change withdraws something, all reports and decisions since `from` are folded, otherwise
 * only those of the change.
 * @param factsFor makes facts from the stored ones of a report; without an argument, those of now
 * @param hasNewReport true when a new report follows, by which the waiting claims will be evaluated
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
  // A row is folded as an event, or else it is part of the start state.
  const isToFold: IsToFold = (kind, { id }, at) =>
    at !== null && (isFoldedAgain ? at >= from : newRows.has(newRowKey(kind, id)));
  // Rows of the start state are numbered first, then those of the events in their order.
  const foldIds = new Map<object, number>();
  const foldIdOf = (row: object): number => foldIds.get(row)!;
  const earlier = {
    prices: pair.prices.filter((row) => !isToFold('price', row, row.receivedAt)),
    confirmations: pair.confirmations.filter(
      (row) => !isToFold('confirmation', row, row.receivedAt),
    ),
    disputes: pair.disputes.filter((row) => !isToFold('dispute', row, row.receivedAt)),
  };
  for (const row of Object.values(earlier).flat()) foldIds.set(row, foldIds.size + 1);
  const toFold = <Row extends object>(rows: readonly Row[]) =>
    rows.filter((row) => !foldIds.has(row));
  const entries = [
    ...toFold(pair.prices)
      .filter((row) => !isGone(row))
      .map((row) => priceEntry(row, !isFoldedAgain)),
    ...toFold(pair.confirmations).map(confirmationEntry),
    ...toFold(pair.disputes).map(disputeEntry),
    ...decisionEntries(pair.prices, isToFold),
    ...pair.prices.flatMap((row) => vouchedEntries('vouched price', row, isToFold)),
    ...pair.disputes.flatMap((row) => vouchedEntries('vouched dispute', row, isToFold)),
    ...pair.disputes.flatMap((row) => closingEntries(row, isToFold)),
  ].toSorted((a, b) => a.at - b.at || receiptOrder(a) - receiptOrder(b));
  for (const { row } of entries) if (row && !foldIds.has(row)) foldIds.set(row, foldIds.size + 1);
  const byFoldId = <Row extends object>(rows: readonly Row[]): Map<number, Row> =>
    new Map(rows.flatMap((row) => (foldIds.has(row) ? [[foldIdOf(row), row]] : [])));
  const start = startOf({ ...pair, ...earlier }, isToFold, foldIdOf, factsFor());
  const span = { since: isFoldedAgain ? from : now, now, isJob, hasNewReport };
  // Nothing is new, as after a merge: the waiting claims are compared with all reports.
  start.evaluateAll = entries.length === 0 && !hasNewReport;
  return {
    start,
    events: toEvents(entries, foldIds.size, foldIdOf, factsFor, span),
    prices: byFoldId(pair.prices),
    confirmations: byFoldId(pair.confirmations),
    disputes: byFoldId(pair.disputes),
    lastFoldId: foldIds.size,
  };
}

/** True for a price withdrawn by its author, undone with its import, or of a locked author: it is not folded. */
export const isGone = ({ state, decidedBy, decisionReason, isLocked }: PriceRow): boolean =>
  (state === 'withdrawn' && (decidedBy === 'author' || decisionReason === 'undo')) ||
  (isLocked && (decisionReason === null || decisionReason === 'locked'));

/** Events of one instant: reports in the order of receipt, then decisions. */
const receiptOrder = ({ row }: Entry): number => row?.turn ?? Number.MAX_SAFE_INTEGER;

function toEvents(
  entries: readonly Entry[],
  lastId: number,
  foldIdOf: (row: object) => number,
  factsFor: (stored?: StoredFacts) => Facts,
  {
    since,
    now,
    isJob,
    hasNewReport,
  }: Record<'since' | 'now', number> & Record<'isJob' | 'hasNewReport', boolean>,
): PairEvent[] {
  const events: PairEvent[] = [];
  let id = lastId;
  // An event without stored facts gets those of the event before, at the beginning those of the next one.
  let stored = entries.find((entry) => entry.stored)?.stored ?? undefined;
  let last = since;
  // A pause becomes one event, however long it is.
  const passTime = (at: number) => {
    if (at - last >= TICK_MS) {
      events.push({ id: (id += 1), at, facts: factsFor(stored), kind: 'time', isJob: true });
    }
    last = at;
  };
  for (const { at, row, details, ownFacts, ...entry } of entries) {
    stored = entry.stored ?? stored;
    passTime(at);
    const facts = { ...factsFor(stored), ...ownFacts };
    const foldId = row ? foldIdOf(row) : (id += 1);
    events.push({ id: foldId, at, facts, ...details(foldIdOf) });
  }
  passTime(now);
  // Without reports the waiting claims are evaluated too, as stations were merged or time has passed.
  if (isJob || (events.length === 0 && !hasNewReport)) {
    events.push({ id: id + 1, at: now, facts: factsFor(), kind: 'time', isJob });
  }
  return events;
}

function priceEntry(row: PriceRow, isNew: boolean): Entry {
  const { origin, person, isKnown, reportId, day, price, seenAt, receivedAt, vouchedAt } = row;
  const isPerson = origin === 'driver' || origin === 'owner';
  const isDecided = isDecidedAtReceipt(row);
  const details: EventDetails = {
    kind: 'price',
    origin,
    person,
    reportId,
    day,
    price,
    seenAt,
    // The person has answered the question before.
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
    details: () => details,
    ownFacts: {
      isReportable: row.reason !== 'unsold',
      ...(!isPerson && {
        referencePrices: { reference: row.reference ?? undefined, anchor: undefined },
      }),
    },
  };
}

/** True for a price that its own report decided. */
const isDecidedAtReceipt = ({
  decidedBy,
  decidedAt,
  receivedAt,
  origin,
  decisionReason,
}: PriceRow): boolean =>
  decidedBy === origin && decisionReason === null && decidedAt === receivedAt;

/** A confirmation is folded as a report of a price: whether it still confirms depends on the price that is current then. */
const confirmationEntry = (row: ConfirmationRow): Entry => {
  const { origin, person, isKnown, reportId, price, seenAt, receivedAt } = row;
  const details: EventDetails = {
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
  return { at: receivedAt, row, stored: row.facts, details: () => details };
};

function disputeEntry(row: DisputeRow): Entry {
  const { person, isKnown, vouchedAt, origin, price, receivedAt } = row;
  const known = isKnown && vouchedAt === null;
  const details: EventDetails = { kind: 'dispute', person, isKnown: known, origin, price };
  return { at: receivedAt, row, details: () => details };
}

/** Makes entries of decisions by people or later files, those of one instant together, and of undone imports. */
function decisionEntries(rows: readonly PriceRow[], isToFold: IsToFold): Entry[] {
  const decided = rows.filter((row) => isDecisionToFold(row, isToFold));
  const keyFor = ({ decidedAt, decidedBy, decisionReason, state }: PriceRow) =>
    [decidedAt, decidedBy, decisionReason, state].join();
  return [...Map.groupBy(decided, keyFor).values()].flatMap((some): Entry[] => {
    const { decidedAt, decidedBy, decisionReason: reason, state } = some[0]!;
    const at = decidedAt!;
    if (reason === 'undo') {
      return some.map((row) => ({
        at,
        row,
        details: (foldIdOf) => ({ kind: 'undone', price: { ...row, id: foldIdOf(row) } }),
      }));
    }
    const decision = {
      kind: 'decision' as const,
      state: state as 'accepted' | 'rejected' | 'withdrawn',
      by: decidedBy!,
      reason: reason!,
    };
    return [{ at, details: (foldIdOf) => ({ ...decision, ids: some.map(foldIdOf) }) }];
  });
}

const vouchedEntries = (
  kind: NewRowKind,
  row: PriceRow | DisputeRow,
  isToFold: IsToFold,
): Entry[] =>
  row.isKnown && isToFold(kind, row, row.vouchedAt)
    ? [{ at: row.vouchedAt!, details: (foldIdOf) => ({ kind: 'vouched', ids: [foldIdOf(row)] }) }]
    : [];

/** Makes an entry of an administrator's decision. */
function closingEntries(row: DisputeRow, isToFold: IsToFold): Entry[] {
  const { closedAt: at, closedBy, outcome } = row;
  if (closedBy !== 'administrator' || !isToFold('closing', row, at)) return [];
  return [
    { at: at!, details: (foldIdOf) => ({ kind: 'closed', of: foldIdOf(row), outcome: outcome! }) },
  ];
}
