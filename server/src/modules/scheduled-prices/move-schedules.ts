/** Moves scheduled prices in merges of stations, and back (rule station-merge). */
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Executor } from '../../db/database.ts';
import {
  moveStationRows,
  MovedRowsSchema,
  type MovedRows,
  type StationMove,
} from '../stations/move-station-rows.ts';

export const MovedSchedulesSchema = z.object({
  rows: MovedRowsSchema,
  /** Ids of scheduled prices that were cancelled. */
  schedules: z.array(z.string()),
});
type MovedSchedules = z.infer<typeof MovedSchedulesSchema>;

/**
 * Moves a station's scheduled prices to another. Where both have one for the same fuel and instant, the other's
 * holds.
 * @param tx an open transaction that has locked the board
 */
export async function moveSchedules(
  tx: Executor,
  way: StationMove,
  now: Date,
): Promise<MovedSchedules> {
  const { rows } = await sql<{ id: string }>`
    update scheduled_price set state = 'cancelled', decided_at = ${now.toISOString()}::timestamptz
    where station_id = ${way.from}::integer and state = 'pending' and exists (
      select from scheduled_price own
      where own.station_id = ${way.to}::integer and own.state = 'pending'
      and (own.fuel_type_id, own.due_at) = (scheduled_price.fuel_type_id, scheduled_price.due_at)
    )
    returning id::text as id
  `.execute(tx);
  return { rows: await move(tx, way), schedules: rows.map(({ id }) => id) };
}

/** Undoes that; a cancelled price is pending again unless it is due by now. */
export async function returnSchedules(
  tx: Executor,
  way: StationMove,
  { rows, schedules }: MovedSchedules,
  now: Date,
): Promise<void> {
  await move(tx, way, rows);
  await sql`
    update scheduled_price set state = 'pending', decided_at = null
    where id = any(${schedules}::uuid[]) and state = 'cancelled' and due_at > ${now.toISOString()}::timestamptz
  `.execute(tx);
}

/** Moves scheduled prices of a fuel type to another, which must have none yet. */
export async function moveScheduledFuel(tx: Executor, from: number, to: number): Promise<void> {
  await tx
    .updateTable('scheduled_price')
    .set({ fuel_type_id: to })
    .where('fuel_type_id', '=', from)
    .execute();
}

const move = (tx: Executor, way: StationMove, back?: MovedRows): Promise<MovedRows> =>
  moveStationRows(tx, way, back, {
    scheduled_price: (change) => sql`update scheduled_price set ${change}`,
  });
