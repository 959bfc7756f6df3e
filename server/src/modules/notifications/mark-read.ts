import { sql } from 'kysely';
import type { SentMessage } from '@pieno/contract/notifications/sent-params.ts';
import type { Executor } from '../../db/database.ts';
import { toMessage } from './sent-message.ts';

/** Marks all of a person's messages as read up to an instant; an earlier instant than before changes nothing. */
export async function markReadUntil(tx: Executor, userId: string, until: Date): Promise<void> {
  await sql`
    update app_user set notifications_read_until = read.until
    from (select ${until.toISOString()}::timestamptz as until) as read
    where id = ${userId} and (notifications_read_until is null or notifications_read_until < read.until)
  `.execute(tx);
}

/**
 * Marks one message as read.
 * @param id digits
 * @returns the message; undefined for one that is not the person's, or deleted
 */
export async function markRead(
  tx: Executor,
  userId: string,
  id: string,
  now: Date,
): Promise<SentMessage | undefined> {
  const row = await tx
    .updateTable('notification')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'at', 'kind', 'params'])
    .executeTakeFirst();
  return row && toMessage(row);
}
