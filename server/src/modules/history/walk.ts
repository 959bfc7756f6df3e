import type { PriceAge } from '@pieno/contract/prices/freshness.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { lastInstants, type PriceAges } from '../prices/evaluate/freshness.ts';
import { reportsInOrder, PriceTracker, type AcceptedPrice } from '../prices/fold/price-tracker.ts';
import type { PairReports } from './read-reports.ts';

/** The displayed price from an instant. */
export interface Moment {
  /** Milliseconds since 1970. */
  at: number;
  /** Thousandths of a euro; null while the fuel is not sold. */
  price: number | null;
  origin: PriceOrigin | null;
  state: PriceAge;
  doubtful: boolean;
}

/**
 * Goes through the reports about a fuel at a station, and returns what the display showed from each instant (rules
 * history-steps, price-ageing, price-stale). Each report counts from its own instant; each end of a state is an
 * event.
 * @param end last instant, in milliseconds since 1970
 * @returns moments in the order of time; neighbours may be equal
 */
export function* walk(reports: PairReports, ages: PriceAges, end: number): Generator<Moment> {
  const stop = Math.min(end, reports.unsoldAt ?? Infinity);
  const events = reportsInOrder(reports.prices, reports.confirmations).filter(
    ({ seenAt }) => seenAt <= stop,
  );
  const tracker = new PriceTracker();
  for (const [index, report] of events.entries()) {
    tracker.add(report);
    if (!tracker.top) continue;
    const ends = endsOf(tracker, reports, ages);
    yield* momentsOf(tracker.top, ends, report.seenAt, events[index + 1]?.seenAt ?? stop + 1);
  }
  if (tracker.top && stop === reports.unsoldAt) {
    yield { at: stop, price: null, origin: null, state: 'fresh', doubtful: false };
  }
}

/** The first instant after each state, by the reports so far. */
function endsOf(
  { ageFacts }: PriceTracker,
  { unit }: PairReports,
  ages: PriceAges,
): [PriceAge, number][] {
  const { fresh, notStale } = lastInstants({ ...ageFacts, unit }, ages);
  return [
    ['fresh', fresh.getTime() + 1],
    ['ageing', notStale.getTime() + 1],
    ['stale', Infinity],
  ];
}

/** What holds from an instant until before the next event. */
function* momentsOf(
  { price, origin, doubtful }: AcceptedPrice,
  ends: readonly [PriceAge, number][],
  at: number,
  next: number,
): Generator<Moment> {
  let from = at;
  for (const [state, end] of ends) {
    if (end <= from) continue;
    if (from >= next) return;
    yield { at: from, price, origin, state, doubtful };
    from = end;
  }
}
