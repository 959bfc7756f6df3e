/** The favourites' current prices and their order (rule favorites-screen). */
import type { Favorite } from '@pieno/contract/favorites/favorites.ts';
import { isRanked, type AgedPrice } from '@pieno/contract/prices/freshness.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area, RankingEntry } from '@pieno/contract/prices/prices.ts';
import { mergeRankings, rankCandidates, type PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import { positionOf } from '@pieno/ui/map/position.ts';
import { m } from '../../paraglide/messages.js';

/** A ranking's answer. */
export interface Answered {
  area: Area;
  entries: readonly RankingEntry[];
  /** The answer's time, ISO 8601 in UTC. */
  at: string;
}

export interface FavoriteRow {
  id: number;
  label: string | null;
  /** The station's own name. */
  name: string;
  /** True if it is closed for good. */
  isClosed: boolean;
  /** Its entry in its area's ranking; undefined if no loaded ranking lists it. */
  entry: PlacedEntry | undefined;
  fuel: AgedPrice | undefined;
  /** Kilometres from the visitor; undefined if either position is unknown. */
  distance: number | undefined;
  change: PriceChange | null;
}

/** A fuel's price at the last visit. */
export interface PriceChange {
  /** In euro. */
  before: number;
  /** ISO 8601 in UTC. */
  at: string;
}

interface Known {
  answered: readonly Answered[];
  mode: FuelMode | undefined;
  here: Position | null;
  now: Date;
}

/** A favourite as known to this phone and the account. */
export type Starred = Pick<Favorite, 'label'> &
  Partial<Pick<Favorite, 'name' | 'seen' | 'closed'>> & { id: number };

/** Finds each favourite in the rankings: in the requested mode, or in the other one if it sells none in that. */
export function rowsOf(favorites: readonly Starred[], known: Known): FavoriteRow[] {
  const { answered, mode, here, now } = known;
  const placed = (only: FuelMode | undefined) => {
    const ranked = answered.map(
      ({ area, entries }) => [area, rankCandidates(entries, now, only)] as const,
    );
    return new Map(mergeRankings(ranked).map((entry) => [entry.business.id, entry]));
  };
  const wanted = placed(mode);
  const others = mode ? placed(undefined) : wanted;
  return favorites.map(({ id, label, name, seen = null, closed = false }) => {
    const entry = wanted.get(id) ?? others.get(id);
    const fuel = entry?.standIn ?? entry?.fuels[0];
    return {
      id,
      label,
      name: entry?.business.name ?? name ?? m.favorites_nameless(),
      isClosed: closed,
      entry,
      fuel,
      distance: distanceTo(entry, here),
      change: fuel && !entry?.standIn ? changeOf(seen, fuel) : null,
    };
  });
}

function distanceTo(entry: PlacedEntry | undefined, here: Position | null): number | undefined {
  const there = entry && positionOf(entry.business.latitude, entry.business.longitude);
  return here && there ? kilometresBetween(here, there) : undefined;
}

/** A demo price changes every day, and nobody saw it. */
function changeOf(seen: Favorite['seen'], { fuel_type, price, source }: AgedPrice) {
  const before = seen?.prices.find(({ fuel_type_id: id }) => id === fuel_type.id)?.price;
  if (!seen || before === undefined || before === price || source === 'demo') return null;
  return { before, at: seen.at };
}

/** Sorts ranked prices first, the cheapest first, then the others, then unknown prices. */
export const byPrice = (rows: readonly FavoriteRow[]): FavoriteRow[] =>
  rows.toSorted((a, b) => standing(a) - standing(b) || priceOf(a) - priceOf(b) || byName(a, b));

/** Sorts the nearest first, stations at an unknown distance last. */
export const byDistance = (rows: readonly FavoriteRow[]): FavoriteRow[] =>
  rows.toSorted((a, b) => far(a) - far(b) || byName(a, b));

const standing = ({ fuel, entry }: FavoriteRow): number =>
  fuel ? Number(!isRanked(fuel) || entry?.standIn !== undefined) : 2;
// Infinity - Infinity is NaN: such rows are sorted by name.
const priceOf = ({ fuel }: FavoriteRow): number => fuel?.price ?? Infinity;
const far = ({ distance }: FavoriteRow): number => distance ?? Infinity;
const byName = (a: FavoriteRow, b: FavoriteRow): number =>
  (a.label ?? a.name).localeCompare(b.label ?? b.name);

/**
 * Returns until when all shown prices were seen: the time of the oldest answer that shows one; undefined without a
 * price.
 */
export function seenUntil(
  rows: readonly FavoriteRow[],
  answered: readonly Answered[],
): string | undefined {
  const shown = new Set(rows.flatMap(({ fuel, entry }) => (fuel && entry?.area) ?? []));
  return answered
    .filter(({ area }) => shown.has(area))
    .map(({ at }) => at)
    .toSorted()[0];
}
