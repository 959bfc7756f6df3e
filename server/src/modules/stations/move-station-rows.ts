/** Moves table rows from one station to another for a merge, and back for its undo (rule station-merge). */
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod/mini';
import type { Executor } from '../../db/database.ts';
import type { DB } from '../../db/schema.gen.ts';

/** Ids of the station that loses the rows, and of the one that gets them. */
export interface StationMove {
  from: number;
  to: number;
}

/** Ids of the moved rows, by table. */
export const MovedRowsSchema = z.record(z.string(), z.array(z.string()));
export type MovedRows = z.infer<typeof MovedRowsSchema>;

/** For each table, the statement that updates it; the change goes after `set`. */
type Updates = Partial<
  Record<keyof DB, (change: RawBuilder<unknown>) => RawBuilder<{ id: string }>>
>;

/**
 * Moves the rows of some tables to another station.
 * @param tx an open transaction that has locked the board
 * @param back for an undo, the rows that the merge moved; those at a third station stay there
 * @returns the moved rows
 */
export async function moveStationRows(
  tx: Executor,
  { from, to }: StationMove,
  back: MovedRows | undefined,
  updates: Updates,
): Promise<MovedRows> {
  const moved: MovedRows = {};
  for (const [table, update] of Object.entries(updates)) {
    // A table added after the merge has no moved rows.
    const chosen = back && sql`and id::text in (select unnest(${back[table] ?? []}::text[]))`;
    const { rows } = await update(sql`
      station_id = ${to}::integer where station_id = ${from}::integer ${chosen ?? sql``}
      returning id::text as id
    `).execute(tx);
    moved[table] = rows.map(({ id }) => id);
  }
  return moved;
}
