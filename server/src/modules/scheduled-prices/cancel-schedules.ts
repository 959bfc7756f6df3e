import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { renamingClaimants, type Renamed } from '../../db/renamed.ts';

/** A station, an author, or both. */
type SchedulesOf =
  | { station_id: number; user_id?: string }
  | { claimant: string }
  | { user_id: string };

/**
 * Cancels pending prices, announced or not, whose authors lose their rights (rule schedule-cancelled).
 * @param tx an open transaction that has locked the board
 * @returns how many, and the stations of those announced, which the caller shows on the board
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

/** Removes a deleted person from scheduled prices, after they were cancelled. @param tx an open transaction */
export async function forgetSchedules(tx: Executor, claimant: string): Promise<void> {
  await tx
    .updateTable('scheduled_price')
    .set({ claimant: null })
    .where('claimant', '=', claimant)
    .execute();
}

/** Renames people's hashes in scheduled prices. */
export async function renameInSchedules(tx: Executor, renamed: Renamed): Promise<void> {
  await sql`update scheduled_price ${renamingClaimants(renamed)}`.execute(tx);
}
