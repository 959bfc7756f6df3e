import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import { isCrowded } from '@pieno/contract/prices/medals.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { positionOf } from '@pieno/ui/map/position.ts';

/** Kilometres to each station by its id, computed on the phone. A station is missing if either position is unknown. */
export type Distances = ReadonlyMap<number, number>;

export function distancesFrom(here: Position | null, entries: readonly RankingEntry[]): Distances {
  const distances = new Map<number, number>();
  if (!here) return distances;
  for (const { business } of entries) {
    const there = positionOf(business.latitude, business.longitude);
    if (there) distances.set(business.id, kilometresBetween(here, there));
  }
  return distances;
}

/** Sorts by distance, the nearest first. Stations at an unknown distance keep their order, at the end. */
export function byDistance(entries: readonly PlacedEntry[], distances: Distances): PlacedEntry[] {
  return entries.toSorted((a, b) => nearerOf(a, b, distances));
}

/** Sorts by distance the stations of a rank that too many share; the others keep their place. */
export function crowdByDistance(
  entries: readonly PlacedEntry[],
  distances: Distances,
): PlacedEntry[] {
  // By price, not by rank: a list of both areas has two first ranks. Infinity - Infinity is NaN: such stations keep
  // their place.
  const place = ({ rank, fuels }: PlacedEntry) => (rank === null ? Infinity : fuels[0]!.price);
  return entries.toSorted(
    (a, b) => place(a) - place(b) || (isCrowded(a.sharing) ? nearerOf(a, b, distances) : 0),
  );
}

/** Returns the ids of the nearest three stations with a price, which a map labels. */
export function nearestOf(
  entries: readonly PlacedEntry[],
  distances: Distances,
): ReadonlySet<number> {
  const priced = entries.filter(
    ({ business: { id }, fuels, standIn }) => distances.has(id) && (standIn ?? fuels[0]),
  );
  return new Set(
    byDistance(priced, distances)
      .slice(0, 3)
      .map(({ business: { id } }) => id),
  );
}

function nearerOf(a: RankingEntry, b: RankingEntry, distances: Distances): number {
  const far = ({ business }: RankingEntry) => distances.get(business.id) ?? Infinity;
  // Infinity - Infinity is NaN: such stations count as equal.
  return far(a) - far(b) || 0;
}
