/** Which station an address means, where stations were merged or closed (decision 0035). */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Way } from './follow.ts';

/** Reads a station's id from a path. @throws notFound for one that is none */
export function stationIdOf({ id }: { id: string }): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound('business_not_found');
  return Number(id);
}

/**
 * Finds the station that an id leads to: itself, or the one into which it was merged (rule station-merge).
 * @throws notFound for an unknown id
 */
export async function keptStation(executor: Executor, id: number): Promise<number> {
  return (await find(executor, id)).id;
}

/**
 * The same, for somebody who says something of the station (rule station-closed).
 * @throws notFound for an unknown id; conflict `station_closed`
 */
export async function openStation(executor: Executor, id: number): Promise<number> {
  const { id: kept, closed_at } = await find(executor, id);
  if (closed_at !== null) throw conflict('station_closed');
  return kept;
}

/**
 * Lets a station, and those that led to it, lead to another: never over two steps.
 * @param tx an open transaction that has locked the board
 * @returns the latter
 */
export async function leadOn(tx: Executor, { from, to }: Way): Promise<number[]> {
  const led = await tx
    .updateTable('station')
    .set({ merged_into: to })
    .where((eb) => eb.or([eb('id', '=', from), eb('merged_into', '=', from)]))
    .returning('id')
    .execute();
  return led.map(({ id }) => id).filter((id) => id !== from);
}

/** Undoes that. */
export async function leadBack(
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
