/** What somebody opens counts as unopened no more (rule alert-unopened). */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

const openedOf = (tx: Executor, userId: string) =>
  tx.updateTable('alert').set({ unopened: 0 }).where('user_id', '=', userId);

/**
 * Counts none of somebody's messages as unopened that alerts told until an instant.
 * @param until when the newest message was made that was opened
 */
export async function markOpened(tx: Executor, userId: string, until: Date): Promise<void> {
  await openedOf(tx, userId).where('told_at', '<=', until).where('unopened', '>', 0).execute();
}

/**
 * Counts none of the messages as unopened of alerts that told by one that was opened.
 * @param at when the message was made: alerts that it does not name have told then
 * @param alertIds those that it names, which may have told since
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
