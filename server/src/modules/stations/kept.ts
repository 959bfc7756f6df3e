/** Which station an address means, where stations were merged or closed (decision 0035). */
import type { Executor } from '../../db/database.ts';
import { AppError, notFound } from '../../http/errors.ts';

/**
 * Finds the station that an id leads to: itself, or the one into which it was merged (rule station-merge).
 * @throws notFound for an unknown id
 */
export async function keptStation(executor: Executor, id: number): Promise<number> {
  return (await find(executor, id)).id;
}

/**
 * The same, for somebody who says something of the station (rule station-closed).
 * @throws notFound for an unknown id; AppError 409 `station_closed`
 */
export async function openStation(executor: Executor, id: number): Promise<number> {
  const station = await find(executor, id);
  if (station.isClosed) throw new AppError(409, 'station_closed');
  return station.id;
}

async function find(executor: Executor, id: number) {
  const row = await executor
    .selectFrom('station as named')
    .innerJoin('station', (join) =>
      join.on((eb) => eb('station.id', '=', eb.fn.coalesce('named.merged_into', 'named.id'))),
    )
    .select(['station.id', 'station.closed_at'])
    .where('named.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('business_not_found');
  return { id: row.id, isClosed: row.closed_at !== null };
}
