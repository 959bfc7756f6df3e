import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import { messageMail, type MailLinks } from './message-mail.ts';
import { takeMail } from './queue.ts';
import { isQuiet } from './quiet.ts';
import { readAddressed } from './read-addressed.ts';

export interface MailDeliveryParts extends MailLinks {
  db: Executor;
  clock: Clock;
  mailer: Pick<Mailer, 'send'>;
}

/**
 * Sends the mails that are due, one after the other (rule alert-mail); in quiet hours none. Each is out of the queue before it
 * is sent: a process that is killed loses it to the inbox, and nobody gets it twice.
 * @param signal aborted when the process stops
 */
export async function deliverMails(parts: MailDeliveryParts, signal: AbortSignal): Promise<void> {
  const { db, clock, mailer } = parts;
  while (!signal.aborted) {
    const now = clock.now();
    if (isQuiet(now)) return;
    // oxlint-disable-next-line no-await-in-loop -- one mail after the other
    const taken = await takeMail(db, now);
    if (!taken) return;
    const { notificationId: id, expiresAt } = taken;
    if (expiresAt <= now) continue;
    // oxlint-disable-next-line no-await-in-loop -- one mail after the other
    const addressed = (await readAddressed(db, 'mail', [id], now)).get(id);
    if (!addressed?.hasVerified) continue;
    // oxlint-disable-next-line no-await-in-loop -- one mail after the other
    await mailer.send(messageMail(addressed, now, parts), signal, `message ${id}`);
  }
}
