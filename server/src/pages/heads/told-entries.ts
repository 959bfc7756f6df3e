import type { Area } from '@pieno/contract/prices/areas.ts';
import type { AgedPrice } from '@pieno/contract/prices/freshness.ts';
import type { Decade } from '@pieno/contract/prices/fuels.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { toldPrices } from './price-words.ts';

/** Which ranking a page is about. */
export interface RankingPage {
  area: Area;
  decade: Decade;
}

/** Where the stations of an area are, in words. */
export const PLACES: Record<Area, string> = { SM: 'a San Marino', confine: 'oltre confine' };

/** A station of a ranking with the price that is told of it. */
export interface ToldEntry {
  entry: RankingEntry;
  fuel: AgedPrice;
}

/** The ranked entries with the price that ranks them; where none is ranked the one that stands first, with its date. */
export function toldOf(entries: readonly RankingEntry[]): ToldEntry[] {
  const told = entries.flatMap((entry) => {
    const fuel = entry.fuels[0] && toldPrices([entry.fuels[0]], entry.states)[0];
    return fuel ? [{ entry, fuel }] : [];
  });
  const ranked = told.filter(({ entry }) => entry.rank !== null);
  return ranked.length > 0 ? ranked : told.slice(0, 1);
}
