/** A mail's unsubscribe link: one alert sends no more mails, nothing else changes (rule alert-unsubscribe). */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { OwnAlert } from '../notifications/unsubscribe-token.ts';

/** Returns whether an alert sends mails; false for one that is deleted. */
export async function sendsMails(db: Executor, { id, userId }: OwnAlert): Promise<boolean> {
  const alert = await db
    .selectFrom('alert')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql<boolean>`'mail' = any(channels)`)
    .executeTakeFirst();
  return alert !== undefined;
}

/** Ends its mails. */
export async function endMails(db: Executor, { id, userId }: OwnAlert): Promise<void> {
  const channels = sql<string[]>`array_remove(channels, 'mail')`;
  await db
    .updateTable('alert')
    .set({ channels })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}
