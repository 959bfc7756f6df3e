import type { PriceChange } from '../price-change.ts';
import type { ClaimFacts } from '../judge/verdict.ts';
import type { Pair } from '../word.ts';
import { findNeighbours, medianOfNeighbours, type CurrentNeighbour } from './reference.ts';

/** What words about some fuels are compared with, in thousandths of a euro. */
export interface Comparison {
  /** The current prices of the fuels that are not stale, in all areas. */
  neighbours: readonly CurrentNeighbour[];
  /** The median of a station's own areas without it, and one from elsewhere, only for wide bounds. */
  of(pair: Pair, areas: readonly string[]): Pick<ClaimFacts, 'reference' | 'elsewhere'>;
}

/**
 * Reads what words are compared with (rule price-gate).
 * @param fuels ids of their fuel types; nothing is read for none
 */
export async function findComparison(
  change: PriceChange,
  fuels: readonly number[],
): Promise<Comparison> {
  if (fuels.length === 0) return { neighbours: [], of: () => NOTHING };
  const { tx, now } = change;
  const { limits, ages, medians } = await change.rules();
  const neighbours = await findNeighbours(tx, fuels, now, ages);
  const { around, ofBelt } = medianOfNeighbours(neighbours, limits.referenceMin);
  return {
    neighbours,
    of: ({ stationId, fuelTypeId }, areas) => ({
      reference: around({ id: stationId, areas }, fuelTypeId),
      elsewhere: ofBelt(fuelTypeId) ?? medians.get(fuelTypeId),
    }),
  };
}

const NOTHING = { reference: undefined, elsewhere: undefined };
