import type { Executor } from '../../db/database.ts';
import { freshFor } from '../prices/freshness.ts';
import { gateLimits } from '../prices/gate-limits.ts';
import { findNeighbours, medianOfNeighbours } from '../prices/reference.ts';
import { listSettings } from '../settings/repository.ts';

/**
 * Finds what the gate compares a station's prices with: the median of the others in its areas.
 * @returns thousandths of a euro by fuel type; those without a reference are missing
 */
export async function findReferences(
  executor: Executor,
  now: Date,
  station: { id: number; areas: readonly string[] },
  fuelTypeIds: readonly number[],
): Promise<Map<number, number>> {
  const settings = await listSettings(executor);
  const neighbours = await findNeighbours(executor, fuelTypeIds, now, freshFor(settings));
  const { around } = medianOfNeighbours(neighbours, gateLimits(settings).referenceMin);
  return new Map(
    fuelTypeIds.flatMap((id) => {
      const median = around(station, id);
      return median === undefined ? [] : [[id, Math.round(median)] as const];
    }),
  );
}
