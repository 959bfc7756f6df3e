import type { Executor } from '../../db/database.ts';

/**
 * Counts none of somebody's messages as unopened that alerts told until an instant (rule alert-unopened).
 * @param until when the newest message was made that was opened
 */
export async function markOpened(tx: Executor, userId: string, until: Date): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ unopened: 0 })
    .where('user_id', '=', userId)
    .where('told_at', '<=', until)
    .where('unopened', '>', 0)
    .execute();
}
