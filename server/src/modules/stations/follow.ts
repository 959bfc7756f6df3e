/** What hangs on a station follows it into another one, and back (rule station-merge). */
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod/mini';
import type { Executor } from '../../db/database.ts';
import type { DB } from '../../db/schema.gen.ts';

/** Stations' ids. */
export interface Way {
  from: number;
  to: number;
}

/** Ids of rows that moved, by table. */
export const MovedRowsSchema = z.record(z.string(), z.array(z.string()));
export type MovedRows = z.infer<typeof MovedRowsSchema>;

/** By table what writes it: the change stands behind `set`. */
type Updates = Partial<
  Record<keyof DB, (change: RawBuilder<unknown>) => RawBuilder<{ id: string }>>
>;

/**
 * Lets the rows of a room's tables follow a station.
 * @param tx an open transaction that has locked the board
 * @param back of the way back: what had moved; what stands elsewhere by now stays
 */
export async function follow(
  tx: Executor,
  { from, to }: Way,
  back: MovedRows | undefined,
  updates: Updates,
): Promise<MovedRows> {
  const moved: MovedRows = {};
  for (const [table, update] of Object.entries(updates)) {
    // A table that came after the merge has moved nothing.
    const chosen = back && sql`and id::text in (select unnest(${back[table] ?? []}::text[]))`;
    const { rows } = await update(sql`
      station_id = ${to}::integer where station_id = ${from}::integer ${chosen ?? sql``}
      returning id::text as id
    `).execute(tx);
    moved[table] = rows.map(({ id }) => id);
  }
  return moved;
}
