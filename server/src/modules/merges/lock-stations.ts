import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { conflict, notFound } from '../../errors.ts';
import type { StationRow } from '../stations/facts/fill-facts.ts';

/**
 * Locks two stations for a merge or its undo, in the order of their ids.
 * @param tx an open transaction that has locked the board and the actor
 * @returns them in the given order
 * @throws notFound for an unknown one
 */
export async function lockStations(
  tx: Executor,
  ids: readonly [number, number],
): Promise<[StationRow, StationRow]> {
  const rows = await tx
    .selectFrom('station')
    .selectAll()
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const [first, second] = ids.map((id) => rows.find((row) => row.id === id));
  if (!first || !second) throw notFound('business_not_found');
  return [first, second];
}

/** @throws conflict `station_merged` for a station that redirects to another */
export function refuseMerged(station: StationRow): void {
  if (station.merged_into !== null) throw conflict('station_merged');
}
