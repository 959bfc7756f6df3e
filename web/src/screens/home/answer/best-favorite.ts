import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { rankCandidates, type PlacedEntry } from '@pieno/contract/prices/ranking.ts';

export interface BestFavorite {
  entry: PlacedEntry;
  price: number;
  /** Euros above the best price of the first ranking; undefined if nothing ranks there. */
  above: number | undefined;
}

/**
 * Finds the favourite with the lowest ranked price (rule home-favorite).
 * @param rankings the answer's ranking first, then the other area's for favourites not in it
 * @returns undefined if none ranks
 */
export function bestFavorite(
  rankings: readonly (readonly RankingEntry[])[],
  ids: ReadonlySet<number>,
  mode: FuelMode | undefined,
  now: Date,
): BestFavorite | undefined {
  const offers = rankings.map((ranking) =>
    rankCandidates(ranking, now, mode).flatMap((entry) =>
      entry.rank === null ? [] : { entry, price: entry.fuels[0]!.price },
    ),
  );
  const [own] = offers
    .flat()
    .filter(({ entry }) => ids.has(entry.business.id))
    .toSorted((a, b) => a.price - b.price);
  const best = offers[0]?.[0]?.price;
  return own && { ...own, above: best === undefined ? undefined : own.price - best };
}
