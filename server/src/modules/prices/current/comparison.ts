import type { Executor } from '../../../db/database.ts';
import { readRules, type Rules } from '../rules.ts';
import type { Medians } from '../judge/verdict.ts';
import type { Pair } from '../word.ts';
import type { CurrentNeighbour } from '../judge/medals.ts';
import { findNeighbours, firmPrices, medianOfNeighbours } from './reference.ts';

/** What words about some fuels are compared with, in thousandths of a euro. */
export interface Comparison {
  /** The current prices of the fuels that are not stale, in all areas. */
  neighbours: readonly CurrentNeighbour[];
  /** The median of a station's own areas without it; where there is none one from elsewhere is the anchor. */
  of(pair: Pair, areas: readonly string[]): Medians;
}

/**
 * Reads what words are compared with (rule price-gate).
 * @param fuels ids of their fuel types; nothing is read for none
 */
export async function findComparison(
  executor: Executor,
  now: Date,
  { limits, ages, medians }: Pick<Rules, 'limits' | 'ages' | 'medians'>,
  fuels: readonly number[],
): Promise<Comparison> {
  if (fuels.length === 0) return { neighbours: [], of: () => NOTHING };
  const neighbours = await findNeighbours(executor, fuels, now, ages);
  const { around, ofBelt } = medianOfNeighbours(firmPrices(neighbours), limits.referenceMin);
  return {
    neighbours,
    of: ({ stationId, fuelTypeId }, areas) => {
      const reference = around({ id: stationId, areas }, fuelTypeId);
      return { reference, anchor: reference ?? ofBelt(fuelTypeId) ?? medians.get(fuelTypeId) };
    },
  };
}

/** Of what can be compared with nothing. */
export const NOTHING: Medians = { reference: undefined, anchor: undefined };

/**
 * Makes the function that tells what the other stations of an area take for a fuel.
 * @returns thousandths of a euro; undefined where there are too few prices
 */
export async function findReferences(executor: Executor, now: Date, fuels: readonly number[]) {
  const comparison = await findComparison(executor, now, await readRules(executor), fuels);
  return (
    { id: stationId, areas }: { id: number; areas: readonly string[] },
    fuelTypeId: number,
  ) => {
    const { reference } = comparison.of({ stationId, fuelTypeId }, areas);
    return reference === undefined ? undefined : Math.round(reference);
  };
}
