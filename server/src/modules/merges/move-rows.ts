import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { moveClaims, returnClaims, type Way } from '../prices/log/move-claims.ts';
import type { Moved } from './moved.ts';
import { MOVED_ROWS, type MovedTable } from './tables.ts';

/** Moves all rows that hang on a station, and what it was named by. @returns their ids by table */
export async function moveRows(tx: Executor, { from, to }: Way): Promise<Moved['rows']> {
  const rows: Moved['rows'] = { observation: await moveClaims(tx, { from, to }) };
  for (const table of Object.keys(MOVED_ROWS) as MovedTable[]) {
    const moved = await sql<{ id: string }>`
      update ${sql.table(table)} set station_id = ${to}::integer where station_id = ${from}::integer
      returning id::text as id
    `.execute(tx);
    rows[table] = moved.rows.map(({ id }) => id);
  }
  return rows;
}

/** Moves those rows back that are still where they were moved to. */
export async function returnRows(
  tx: Executor,
  { from, to }: Way,
  rows: Moved['rows'],
): Promise<void> {
  await returnClaims(tx, { from, to }, rows.observation ?? []);
  for (const [table, type] of Object.entries(MOVED_ROWS)) {
    // A table that came after the merge has moved nothing.
    const ids = rows[table] ?? [];
    await sql`
      update ${sql.table(table)} set station_id = ${to}::integer
      where id = any(${ids}::${sql.raw(type)}[]) and station_id = ${from}::integer
    `.execute(tx);
  }
}

/** Lists the fuels of which anything is known at some stations: their prices are settled anew. */
export async function listPairs(tx: Executor, stations: readonly number[]) {
  const { rows } = await sql<{ stationId: number; fuelTypeId: number }>`
    select station.id as "stationId", fuel.id as "fuelTypeId"
    from unnest(${[...stations]}::integer[]) as station (id)
    cross join (
      select fuel_type_id as id from observation where station_id = any(${[...stations]}::integer[])
      union select fuel_type_id from current_price where station_id = any(${[...stations]}::integer[])
    ) fuel
    order by 1, 2
  `.execute(tx);
  return rows;
}
