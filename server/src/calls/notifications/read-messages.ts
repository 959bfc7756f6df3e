import type { output } from 'zod/mini';
import type { NotificationsReadSchema } from '@pieno/contract/notifications/notifications.ts';
import type { Executor } from '../../db/database.ts';
import { lockUser } from '../../modules/accounts/repository.ts';
import { markMessageOpened, markOpened } from '../../modules/alerts/mark-opened.ts';
import { markRead, markReadUntil } from '../../modules/notifications/mark-read.ts';

/** Sent messages have a number; derived ones are only marked as read with all until their instant. */
const SENT = /^\d{1,18}$/;

/**
 * Marks messages as read: all until an instant, now at the latest, or one message. A deleted message or another user's
 * changes nothing.
 */
export async function readMessages(
  tx: Executor,
  userId: string,
  { until, id }: output<typeof NotificationsReadSchema>,
  now: Date,
): Promise<void> {
  // Wherever several alerts are locked, their person is locked first (decision 0068).
  await lockUser(tx, userId);
  if (until !== undefined) {
    // PostgreSQL has no year 0.
    const instant = new Date(Math.max(0, Math.min(Date.parse(until), now.getTime())));
    await markReadUntil(tx, userId, instant);
    await markOpened(tx, userId, instant);
  }
  if (id === undefined || !SENT.test(id)) return;
  const message = await markRead(tx, userId, id, now);
  if (message?.kind !== 'alert') return;
  const alertIds = message.params.news.map(({ alert_id }) => alert_id);
  await markMessageOpened(tx, userId, { at: new Date(message.at), alertIds });
}
