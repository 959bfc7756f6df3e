/**
 * Figures by day of what could rank in an area (rule history-area): pure functions. Prices are thousandths of a
 * euro.
 */
import type { Selectable } from 'kysely';
import type { PriceAreaDay } from '../../db/schema.gen.ts';
import { median } from '../../median.ts';
import type { Moment } from './walk.ts';

/** A price by which a station could rank from an instant, in milliseconds since 1970; null for none. */
export interface RankedFrom {
  at: number;
  price: number | null;
}

/** A day, from its first instant to the one after its last. */
export interface DaySpan {
  day: string;
  from: number;
  to: number;
}

/** The figures of a day; all null where nothing could rank. */
export interface DayFigures extends Omit<Selectable<PriceAreaDay>, 'area' | 'decade' | 'day'> {
  day: string;
}

/**
 * Joins a station's fuels of a category: at each instant it ranks by the cheapest that is fresh and not doubtful.
 * @param fuels the moments of each fuel of a base grade
 */
export function rankedBy(fuels: readonly Iterable<Moment>[]): RankedFrom[] {
  const events = fuels
    .flatMap((moments, fuel) => [...moments].map((moment) => ({ ...moment, fuel })))
    .toSorted((a, b) => a.at - b.at);
  const now = new Map<number, number | null>();
  const ranked: RankedFrom[] = [];
  for (const [index, { at, fuel, price, state, doubtful }] of events.entries()) {
    now.set(fuel, state === 'fresh' && !doubtful ? price : null);
    if (events[index + 1]?.at === at) continue;
    const best = lowest(now.values());
    if ((ranked.at(-1)?.price ?? null) !== best) ranked.push({ at, price: best });
  }
  return ranked;
}

/** Makes the figures of days. @param stations what could rank of each station, in the order of time */
export function figuresOf(
  stations: readonly (readonly RankedFrom[])[],
  days: readonly DaySpan[],
): DayFigures[] {
  const spans = stations.map((ranked) => new Spans(ranked));
  return days.map((span) => {
    const held = spans
      .map((station) => station.within(span))
      .filter((prices) => prices.some((price) => price !== null));
    const all = held.flatMap((prices) => prices.filter((price) => price !== null));
    return {
      day: span.day,
      open: lowest(held.map((prices) => prices[0]!)),
      min: lowest(all),
      median: held.length > 0 ? Math.round(median(held.map(lastPrice))) : null,
      max: all.reduce<number | null>((high, price) => Math.max(high ?? price, price), null),
      close: lowest(held.map((prices) => prices.at(-1)!)),
      stations: held.length,
    };
  });
}

/** Reads the prices of days in ascending order. */
class Spans {
  readonly #ranked: readonly RankedFrom[];
  #next = 0;

  constructor(ranked: readonly RankedFrom[]) {
    this.#ranked = ranked;
  }

  /** The prices of a day: the one that holds at its start, then each that follows. */
  within({ from, to }: DaySpan): (number | null)[] {
    while ((this.#ranked[this.#next]?.at ?? Infinity) <= from) this.#next += 1;
    const prices = [this.#ranked[this.#next - 1]?.price ?? null];
    while ((this.#ranked[this.#next]?.at ?? Infinity) < to) {
      prices.push(this.#ranked[this.#next]!.price);
      this.#next += 1;
    }
    return prices;
  }
}

function lowest(prices: Iterable<number | null>): number | null {
  let low: number | null = null;
  for (const price of prices) if (price !== null && (low === null || price < low)) low = price;
  return low;
}

const lastPrice = (prices: readonly (number | null)[]): number =>
  prices.findLast((price) => price !== null)!;
