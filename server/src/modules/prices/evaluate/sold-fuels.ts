import { DECADES, decadeOf, FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';

/** The category of electricity: the only one that a petrol station sells only where a source says so. */
export const ELECTRIC = 50;
const BY_KIND: Record<string, readonly number[]> = {
  fuel: DECADES.filter((decade) => decade !== ELECTRIC),
  charging: [ELECTRIC],
};

/**
 * The decades a station sells: a petrol station every fuel that flows, a charging site electricity, both what a source
 * adds. Pumps and columns may share a forecourt.
 * @param confirmed decades that a source confirms
 */
export const soldDecades = (kind: string, confirmed: readonly number[]): Set<number> =>
  new Set([...(BY_KIND[kind] ?? []), ...confirmed]);

/** What is known of the fuels that a station sells, by their ids. */
export interface KnownFuels {
  kind: string;
  /** The decades that a source confirms. */
  confirmed: readonly number[];
  /** The fuels that have a price, and those of them of which more than a driver or the demonstration says it. */
  priced: readonly number[];
  stated: readonly number[];
  /** What its owner says is sold, and is not. */
  sold: readonly number[];
  unsold: readonly number[];
}

/** Whose price of one fuel tells nothing of the others. */
export const UNSURE: readonly PriceOrigin[] = ['driver', 'demo'];

/** What a station of which nothing is known sells. */
const FIRST_DECADES: Record<string, readonly number[]> = { fuel: [10, 20], charging: [ELECTRIC] };

/**
 * The fuels whose price can be said at a station (rule report-fuels): those with a price, the base grades of the decades
 * that it sells, and what its owner says it sells; never what the owner says it does not.
 * @returns ids of fuel types, the smallest first
 */
export function reportableFuels({
  kind,
  confirmed,
  priced,
  stated,
  sold,
  unsold,
}: KnownFuels): number[] {
  const known = new Set<number>([...confirmed, ...[...stated, ...sold].map(decadeOf)]);
  const decades = known.size > 0 ? known : new Set(FIRST_DECADES[kind]);
  const base = FUEL_TYPES.filter(({ grade, decade }) => grade === 'base' && decades.has(decade));
  const fuels = new Set([...base.map(({ id }) => id), ...priced, ...sold]);
  return [...fuels].filter((id) => !unsold.includes(id)).toSorted((a, b) => a - b);
}
