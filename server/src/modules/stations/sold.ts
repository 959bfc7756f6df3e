import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { holdBoard, touchBoard } from '../board/version.ts';

/**
 * Notes that a station sells a category of fuel beyond those of its kind, or no longer does.
 * @param tx an open transaction
 */
export async function setSold(
  tx: Executor,
  stationId: number,
  decade: number,
  isSold: boolean,
): Promise<void> {
  await holdBoard(tx);
  const others = sql`array_remove(confirmed_decades, ${decade}::integer)`;
  await tx
    .updateTable('station')
    .set({
      confirmed_decades: isSold
        ? sql<number[]>`array_append(${others}, ${decade}::integer)`
        : sql<number[]>`${others}`,
    })
    .where('id', '=', stationId)
    .execute();
  await touchBoard(tx, [stationId]);
}
