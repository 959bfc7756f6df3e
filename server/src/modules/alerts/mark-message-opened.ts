import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/**
 * Counts none of the messages as unopened of alerts that told by one that was opened (rule alert-unopened).
 * @param at when the message was made: alerts that it does not name have told then
 * @param alertIds those that it names, which may have told since
 */
export async function markMessageOpened(
  tx: Executor,
  userId: string,
  { at, alertIds }: { at: Date; alertIds: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ unopened: 0 })
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('id', '=', sql<string>`any(${[...alertIds]}::bigint[])`), eb('told_at', '=', at)]),
    )
    .execute();
}
