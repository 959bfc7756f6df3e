import { sql } from 'kysely';
import type { StationName } from '@pieno/contract/stations/station-name.ts';
import type { Executor } from '../../db/database.ts';

/** Whether the ministry's file puts a station outside the areas in one of which it had stood, and nobody has closed it. */
export const MOVED_OUT = sql<boolean>`(station.moved_out_at is not null and station.areas = '{}' and station.closed_at is null)`;

/**
 * Finds the stations that have moved out of the areas and about which nobody has decided (rule import-areas); of one that
 * moved after it was merged, the station that shows its prices.
 */
export async function findMovedOut(executor: Executor): Promise<StationName[]> {
  const { rows } = await sql<StationName>`
    select distinct kept.id, kept.name, kept.locality from station
    join station kept on kept.id = coalesce(station.merged_into, station.id)
    where ${MOVED_OUT} and kept.closed_at is null and not exists (
      select from station_merge
      where merged_id = station.id and undone_at is null and merged_at >= station.moved_out_at
    )
    order by kept.id
  `.execute(executor);
  return rows;
}
