/** Prices of stations by category and mode. */
import type { News } from './evaluate-prices.ts';
import { pairOf, type RankedFuel } from './ranked-fuels.ts';

/** A station's lowest price of a category in one mode, or in both where the mode is ''. */
export interface ModePrice {
  stationId: number;
  decade: number;
  mode: string;
  /** In thousandths of a euro, now and at the previous evaluation. */
  price: number;
  was: number;
  /** When the first of its news prices began, ISO 8601 in UTC. */
  since?: string | undefined;
}

export const keyOf = (stationId: number, decade: number, mode: string | null): string =>
  `${stationId}/${decade}/${mode ?? ''}`;

/** Finds the prices of all stations, by key. */
export function modePrices(
  ranked: readonly RankedFuel[],
  news: readonly News[],
): Map<string, ModePrice> {
  const fallen = new Map(news.map((one) => [pairOf(one.fuel), one]));
  const costs = new Map<string, ModePrice>();
  for (const fuel of ranked) {
    const { stationId, decade, price } = fuel;
    const fall = fallen.get(pairOf(fuel));
    const was = fall?.was ?? price;
    for (const mode of [fuel.mode, '']) {
      const key = keyOf(stationId, decade, mode);
      const known = costs.get(key) ?? { price: Infinity, was: Infinity, since: undefined };
      const lowest = { price: Math.min(price, known.price), was: Math.min(was, known.was) };
      const since = fall ? earlier(known.since, fuel.since) : known.since;
      costs.set(key, { stationId, decade, mode, ...lowest, since });
    }
  }
  return costs;
}

const earlier = (a: string | undefined, b: string): string => (a !== undefined && a < b ? a : b);
