/** Lets the log of prices follow stations that are merged, and parted again (rule station-merge). Verdicts stay. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';

export interface Way {
  from: number;
  to: number;
}

/**
 * Moves all claims about a station to another; the caller judges anew and settles.
 * @param tx an open transaction that has locked the board
 * @returns their ids
 */
export async function moveClaims(tx: Executor, { from, to }: Way): Promise<string[]> {
  const moved = await tx
    .updateTable('observation')
    .set({ station_id: to })
    .where('station_id', '=', from)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}

/** Moves those claims back that are still where they were moved to. @param tx as for `moveClaims` */
export async function returnClaims(
  tx: Executor,
  { from, to }: Way,
  ids: readonly string[],
): Promise<void> {
  await tx
    .updateTable('observation')
    .set({ station_id: to })
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .where('station_id', '=', from)
    .execute();
}

/**
 * Moves what imports have said since of a merged station, and of those that led to it.
 * @param tx as for `moveClaims`
 * @param named the merged station and its aliases
 */
export async function returnNamed(
  tx: Executor,
  { from, to }: Way,
  named: readonly number[],
): Promise<void> {
  await tx
    .updateTable('observation')
    .set({ station_id: to, named_station_id: sql`nullif(named_station_id, ${to}::integer)` })
    .where('station_id', '=', from)
    .where('named_station_id', '=', sql<number>`any(${[...named]}::integer[])`)
    .execute();
}
