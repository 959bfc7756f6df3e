import { sql } from 'kysely';
import { FUTURE_TOLERANCE_MINUTES, RECOVERY } from '@pieno/contract/limits.ts';
import type { Executor } from '../../db/database.ts';

/**
 * Deletes the codes that expire later than any made by now: those of a clock that ran ahead, which would be valid
 * until then. The clock is the database's, as better-auth does not use ours.
 */
export async function deleteFutureCodes(db: Executor): Promise<void> {
  const minutes = RECOVERY.minutes + FUTURE_TOLERANCE_MINUTES;
  await db
    .deleteFrom('user_verification')
    .where('expires_at', '>', sql<Date>`now() + make_interval(mins => ${minutes})`)
    .execute();
}
