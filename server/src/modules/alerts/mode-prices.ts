/** What stations cost by category and mode. */
import type { News } from './judge-prices.ts';
import { pairOf, type RankedFuel } from './ranked-fuels.ts';

/** A station's lowest price of a category, of one mode or, where it is '', of both. */
export interface ModePrice {
  stationId: number;
  decade: number;
  mode: string;
  /** In thousandths of a euro, now and as it was judged before. */
  price: number;
  was: number;
}

export const keyOf = (stationId: number, decade: number, mode: string | null): string =>
  `${stationId}/${decade}/${mode ?? ''}`;

/** Finds what all stations cost, by key. */
export function modePrices(
  ranked: readonly RankedFuel[],
  news: readonly News[],
): Map<string, ModePrice> {
  const before = new Map(news.map(({ fuel, was }) => [pairOf(fuel), was]));
  const costs = new Map<string, ModePrice>();
  for (const fuel of ranked) {
    const { stationId, decade, price } = fuel;
    const was = before.get(pairOf(fuel)) ?? price;
    for (const mode of [fuel.mode, '']) {
      const key = keyOf(stationId, decade, mode);
      const known = costs.get(key) ?? { price: Infinity, was: Infinity };
      const lowest = { price: Math.min(price, known.price), was: Math.min(was, known.was) };
      costs.set(key, { stationId, decade, mode, ...lowest });
    }
  }
  return costs;
}
