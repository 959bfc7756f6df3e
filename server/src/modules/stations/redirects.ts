/** Reads, adds and removes the redirects from merged stations to the kept ones (decision 0035). */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { conflict, notFound } from '../../errors.ts';
import type { StationMove } from './move-station-rows.ts';

/** Parses a station's id from a path. @throws notFound for anything else */
export function stationIdOf({ id }: { id: string }): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound('business_not_found');
  return Number(id);
}

/**
 * Resolves a station's id to itself, or to the station into which it was merged (rule station-merge).
 * @throws notFound for an unknown id
 */
export async function resolveStation(executor: Executor, id: number): Promise<number> {
  return (await find(executor, id)).id;
}

/**
 * Resolves the id of a station that somebody reports on (rule station-closed).
 * @throws notFound for an unknown id; conflict `station_closed`
 */
export async function resolveOpenStation(executor: Executor, id: number): Promise<number> {
  const { id: kept, closed_at } = await find(executor, id);
  if (closed_at !== null) throw conflict('station_closed');
  return kept;
}

/**
 * Redirects a merged station to the kept one, with all stations that redirected to it, so that a redirect has one step.
 * @param tx an open transaction that has locked the board
 * @returns the ids of the stations that redirected to the merged one
 */
export async function redirectStation(tx: Executor, { from, to }: StationMove): Promise<number[]> {
  const led = await tx
    .updateTable('station')
    .set({ merged_into: to })
    .where((eb) => eb.or([eb('id', '=', from), eb('merged_into', '=', from)]))
    .returning('id')
    .execute();
  return led.map(({ id }) => id).filter((id) => id !== from);
}

/**
 * Undoes `redirectStation`: removes the station's redirect, and its aliases redirect to it again.
 * @param aliases what `redirectStation` returned
 */
export async function removeRedirects(
  tx: Executor,
  id: number,
  aliases: readonly number[],
): Promise<void> {
  await tx
    .updateTable('station')
    .set({ merged_into: sql`nullif(${id}::integer, id)` })
    .where('id', '=', sql<number>`any(${[id, ...aliases]}::integer[])`)
    .execute();
}

async function find(executor: Executor, id: number) {
  return await executor
    .selectFrom('station as named')
    .innerJoin('station', (join) =>
      join.on((eb) => eb('station.id', '=', eb.fn.coalesce('named.merged_into', 'named.id'))),
    )
    .select(['station.id', 'station.closed_at'])
    .where('named.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('business_not_found'));
}
