/** Prices that are scheduled at stations that are merged. */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/**
 * Cancels those of the merged station for whose fuel and instant the kept one has its own; the others move.
 * @returns ids of the cancelled
 */
export async function yieldSchedules(
  tx: Executor,
  { kept, merged }: { kept: number; merged: number },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update scheduled_price set state = 'cancelled', decided_at = ${now.toISOString()}::timestamptz
    where station_id = ${merged}::integer and state = 'pending' and exists (
      select from scheduled_price own
      where own.station_id = ${kept}::integer and own.state = 'pending'
      and (own.fuel_type_id, own.due_at) = (scheduled_price.fuel_type_id, scheduled_price.due_at)
    )
    returning id::text as id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Undoes that for what is not due yet. */
export async function resumeSchedules(
  tx: Executor,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update scheduled_price set state = 'pending', decided_at = null
    where id = any(${[...ids]}::uuid[]) and state = 'cancelled' and due_at > ${now.toISOString()}::timestamptz
  `.execute(tx);
}
