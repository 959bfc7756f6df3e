import type { PriceAge } from '@pieno/contract/prices/freshness.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { lastInstants, type PriceAges } from '../prices/evaluate/freshness.ts';
import { wordsInOrder, Stretch, type AcceptedPrice } from '../prices/fold/stretch.ts';
import type { PairReports } from './read-reports.ts';

/** What held from an instant on. */
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
 * Walks through what was said about a fuel at a station, and tells what the display showed from each instant on (rules
 * history-steps, price-ageing, price-stale): each word counts from its own instant, and each end of a state is one of
 * its own.
 * @param end nothing after this instant is told, in milliseconds since 1970
 * @returns moments in the order of time; neighbours may be alike
 */
export function* walk(words: PairReports, ages: PriceAges, end: number): Generator<Moment> {
  const stop = Math.min(end, words.unsoldAt ?? Infinity);
  const events = wordsInOrder(words.prices, words.kept).filter(({ seenAt }) => seenAt <= stop);
  const stretch = new Stretch();
  for (const [index, word] of events.entries()) {
    stretch.hear(word);
    if (!stretch.top) continue;
    const ends = endsOf(stretch, words, ages);
    yield* momentsOf(stretch.top, ends, word.seenAt, events[index + 1]?.seenAt ?? stop + 1);
  }
  if (stretch.top && stop === words.unsoldAt) {
    yield { at: stop, price: null, origin: null, state: 'fresh', doubtful: false };
  }
}

/** The first instants after each state, as what was said so far lets them be. */
function endsOf({ words }: Stretch, { unit }: PairReports, ages: PriceAges): [PriceAge, number][] {
  const { fresh, notStale } = lastInstants({ ...words, unit }, ages);
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
