/** Resets the count of unopened messages (rule alert-unopened). */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

const openedOf = (tx: Executor, userId: string) =>
  tx.updateTable('alert').set({ unopened: 0 }).where('user_id', '=', userId);

/**
 * Resets the count of a person's alerts that sent their last message by an instant.
 * @param until when the newest opened message was made
 */
export async function markOpened(tx: Executor, userId: string, until: Date): Promise<void> {
  await openedOf(tx, userId).where('told_at', '<=', until).where('unopened', '>', 0).execute();
}

/**
 * Resets the count of the alerts in an opened message.
 * @param at when the message was made: also resets alerts that sent it without being named
 * @param alertIds the alerts that it names, which may have sent others since
 */
export async function markMessageOpened(
  tx: Executor,
  userId: string,
  { at, alertIds }: { at: Date; alertIds: readonly string[] },
): Promise<void> {
  await openedOf(tx, userId)
    .where((eb) =>
      eb.or([eb('id', '=', sql<string>`any(${[...alertIds]}::bigint[])`), eb('told_at', '=', at)]),
    )
    .execute();
}
