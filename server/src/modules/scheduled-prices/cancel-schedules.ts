import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { renamingClaimants, type Renamed } from '../../db/renamed.ts';

/** What they have in common: a station, who said them, or both. */
type SchedulesOf =
  | { station_id: number; user_id?: string }
  | { claimant: string }
  | { user_id: string };

/**
 * Cancels what is pending, announced or not, because those who said it have nothing more to say (rule
 * schedule-cancelled).
 * @param tx an open transaction that has locked the board
 * @returns how many, and the stations of those announced, of which the caller tells the board
 */
export async function cancelSchedules(tx: Executor, now: Date, of: SchedulesOf) {
  const cancelled = await tx
    .updateTable('scheduled_price')
    .set({ state: 'cancelled', decided_at: now })
    .where('state', '=', 'pending')
    .where((eb) => eb.and(of))
    .returning(['station_id', 'public'])
    .execute();
  const announced = cancelled.filter((row) => row.public).map((row) => row.station_id);
  return { count: cancelled.length, announced };
}

/** Takes a deleted person's name off what they scheduled, after it was cancelled. @param tx an open transaction */
export async function forgetSchedules(tx: Executor, claimant: string): Promise<void> {
  await tx
    .updateTable('scheduled_price')
    .set({ claimant: null })
    .where('claimant', '=', claimant)
    .execute();
}

/** Lets what people have scheduled stand under other hashes. */
export async function renameInSchedules(tx: Executor, renamed: Renamed): Promise<void> {
  await sql`update scheduled_price ${renamingClaimants(renamed)}`.execute(tx);
}
