import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { listSettings } from '../../settings/repository.ts';
import { isFarFrom } from '../judge/distance.ts';
import { priceAges } from '../judge/freshness.ts';
import { gateLimits } from '../judge/gate-limits.ts';
import { findNeighbours, medianOfNeighbours } from '../current/reference.ts';
import type { Pair } from '../current/settle.ts';

/**
 * Lets held claims of drivers show as reported once their area's reference has moved to where they are (rule
 * report-held); their state follows as they are judged anew.
 * @param tx an open transaction that has locked the board; the caller judges anew
 */
export async function releaseHeld(tx: Executor, now: Date, pairs: readonly Pair[]): Promise<void> {
  const held = await findHeld(tx, pairs);
  if (held.length === 0) return;
  const settings = await listSettings(tx);
  const { referenceMin, unusualPermille } = gateLimits(settings);
  const fuels = [...new Set(held.map(({ fuelTypeId }) => fuelTypeId))];
  const neighbours = await findNeighbours(tx, fuels, now, priceAges(settings));
  const { around } = medianOfNeighbours(neighbours, referenceMin);
  const near = held.filter(({ stationId, fuelTypeId, areas, price }) => {
    const reference = around({ id: stationId, areas }, fuelTypeId);
    return reference !== undefined && !isFarFrom(price, reference, unusualPermille);
  });
  if (near.length === 0) return;
  await tx
    .updateTable('observation')
    .set({ reason: 'released' })
    .where('id', '=', sql<string>`any(${near.map(({ id }) => id)}::bigint[])`)
    .execute();
}

async function findHeld(tx: Executor, pairs: readonly Pair[]) {
  const { rows } = await sql<Pair & { id: string; price: number; areas: string[] }>`
    select observation.id, observation.station_id as "stationId", observation.fuel_type_id as "fuelTypeId",
      observation.price, station.areas
    from unnest(
      ${pairs.map(({ stationId }) => stationId)}::integer[],
      ${pairs.map(({ fuelTypeId }) => fuelTypeId)}::integer[]
    ) as pair (station_id, fuel_type_id)
    join observation on observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
    join station on station.id = observation.station_id
    where observation.state = 'held' and observation.origin = 'driver'
  `.execute(tx);
  return rows;
}
