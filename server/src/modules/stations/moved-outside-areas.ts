import { sql } from 'kysely';
import type { StationName } from '@pieno/contract/stations/station-name.ts';
import type { Executor } from '../../db/database.ts';

/** True for an open station that stood in an area until a ministry file moved it outside all areas. */
export const MOVED_OUTSIDE_AREAS = sql<boolean>`(station.moved_out_at is not null and station.areas = '{}' and station.closed_at is null)`;

/**
 * Finds the stations that moved outside all areas and that no administrator has decided on (rule import-areas). For one
 * that was merged before it moved, finds the station that it redirects to.
 */
export async function findMovedOutsideAreas(executor: Executor): Promise<StationName[]> {
  const { rows } = await sql<StationName>`
    select distinct kept.id, kept.name, kept.locality from station
    join station kept on kept.id = coalesce(station.merged_into, station.id)
    where ${MOVED_OUTSIDE_AREAS} and kept.closed_at is null and not exists (
      select from station_merge
      where merged_id = station.id and undone_at is null and merged_at >= station.moved_out_at
    )
    order by kept.id
  `.execute(executor);
  return rows;
}
