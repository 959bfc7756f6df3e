import { AREAS, type Area, type AreaChoice } from '@pieno/contract/prices/areas.ts';
import type { AgedPrice } from '@pieno/contract/prices/freshness.ts';
import type { Decade } from '@pieno/contract/prices/fuels.ts';
import { mergeRankings } from '@pieno/contract/prices/ranking.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { listedPrices } from './listed-prices.ts';

export interface RankingPage {
  area: AreaChoice;
  decade: Decade;
}

/** The places of a ranking's stations, for Italian sentences. */
export const PLACES: Record<AreaChoice, string> = {
  SM: 'a San Marino',
  confine: 'oltre confine',
  entrambe: 'a San Marino e oltre confine',
};

/**
 * The entries of a ranking's page, best first; on a page of both areas, each with its own area.
 * @param rankings as the board answers them, San Marino's first
 */
export const entriesOf = (
  area: AreaChoice,
  rankings: readonly (readonly RankingEntry[])[],
): readonly PageEntry[] =>
  area === 'entrambe'
    ? mergeRankings(AREAS.map((each, index) => [each, rankings[index]!]))
    : rankings[0]!;

export type PageEntry = RankingEntry & { area?: Area };

export interface ListedEntry {
  entry: PageEntry;
  fuel: AgedPrice;
}

/**
 * Returns the ranked entries with the price that ranks them; when none is ranked, the first entry with its dated price.
 */
export function listedEntries(entries: readonly PageEntry[]): ListedEntry[] {
  const listed = entries.flatMap((entry) => {
    const fuel = entry.fuels[0] && listedPrices([entry.fuels[0]], entry.states)[0];
    return fuel ? [{ entry, fuel }] : [];
  });
  const ranked = listed.filter(({ entry }) => entry.rank !== null);
  return ranked.length > 0 ? ranked : listed.slice(0, 1);
}
