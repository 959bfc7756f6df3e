/** Moves logged prices when stations are merged or separated (rule station-merge). Outcomes stay. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import {
  moveStationRows,
  type MovedRows,
  type StationMove,
} from '../../stations/move-station-rows.ts';

/**
 * Moves all price data of a station to another; the caller evaluates again and derives current prices.
 * @param tx an open transaction that has locked the board
 * @param back for separating: the rows that had moved
 */
export const movePrices = (tx: Executor, move: StationMove, back?: MovedRows): Promise<MovedRows> =>
  moveStationRows(tx, move, back, {
    observation: (change) => sql`update observation set ${change}`,
    confirmation: (change) => sql`update confirmation set ${change}`,
    price_dispute: (change) => sql`update price_dispute set ${change}`,
    known_share: (change) => sql`update known_share set ${change}`,
    left_word: (change) => sql`update left_word set ${change}`,
    price_report: (change) => sql`update price_report set ${change}`,
  });

/**
 * Moves back what imports have since reported for a merged station or its aliases.
 * @param tx as for `movePrices`
 * @param named the merged station and its aliases
 */
export async function returnNamed(
  tx: Executor,
  { from, to }: StationMove,
  named: readonly number[],
): Promise<void> {
  await tx
    .updateTable('observation')
    .set({ station_id: to, named_station_id: sql`nullif(named_station_id, ${to}::integer)` })
    .where('station_id', '=', from)
    .where('named_station_id', '=', sql<number>`any(${[...named]}::integer[])`)
    .execute();
}
