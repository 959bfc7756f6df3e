import type { Executor } from '../../../db/database.ts';
import { priceAges } from '../judge/freshness.ts';
import { gateLimits } from '../judge/gate-limits.ts';
import { findNeighbours, medianOfNeighbours } from './reference.ts';
import { listSettings } from '../../settings/repository.ts';

/**
 * Makes the function that tells what the other stations of an area take for a fuel: the median that the gate compares
 * with (rule price-gate).
 * @returns thousandths of a euro; undefined where there are too few prices
 */
export async function findReferences(
  executor: Executor,
  now: Date,
  fuelTypeIds: readonly number[],
): Promise<
  (station: { id: number; areas: readonly string[] }, fuelTypeId: number) => number | undefined
> {
  const settings = await listSettings(executor);
  const neighbours = await findNeighbours(executor, fuelTypeIds, now, priceAges(settings));
  const { around } = medianOfNeighbours(neighbours, gateLimits(settings).referenceMin);
  return (station, fuelTypeId) => {
    const median = around(station, fuelTypeId);
    return median === undefined ? undefined : Math.round(median);
  };
}
