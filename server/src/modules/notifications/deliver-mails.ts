import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import { messageMail, type MailLinks } from './message-mail.ts';
import { returnMail, takeMail } from './deliveries.ts';
import { mayLeave } from './quiet-hours.ts';
import { readAddressed } from './read-addressed.ts';

export interface MailDeliveryParts extends MailLinks {
  db: Executor;
  clock: Clock;
  mailer: Pick<Mailer, 'sendOnce'>;
}

/** Milliseconds before a mail is tried again, as servers with greylisting require. */
const AGAIN_MS = 5 * 60_000;

/**
 * Sends the mails that are due, one after the other, none in quiet hours (rule alert-mail). Each leaves the queue
 * before it is sent: a killed process loses the mail, whose message stays in the inbox, and never sends it twice. A
 * mail that the server cannot have accepted returns to the queue, and the others wait for the next call.
 * @param signal aborted when the process stops
 */
export async function deliverMails(parts: MailDeliveryParts, signal: AbortSignal): Promise<void> {
  const { db, clock, mailer } = parts;
  while (!signal.aborted) {
    const now = clock.now();
    if (!mayLeave(now)) return;
    // oxlint-disable-next-line no-await-in-loop -- one mail after the other
    const taken = await takeMail(db, now);
    if (!taken) return;
    const { notificationId: id, expiresAt } = taken;
    if (expiresAt <= now) continue;
    // oxlint-disable-next-line no-await-in-loop -- one mail after the other
    const addressed = (await readAddressed(db, 'mail', [id], now)).get(id);
    if (!addressed?.hasVerified) continue;
    // oxlint-disable-next-line no-await-in-loop -- one mail after the other
    const failure = await mailer.sendOnce(messageMail(addressed, now, parts), `message ${id}`);
    if (!failure) continue;
    if (failure.mayRepeat) {
      // oxlint-disable-next-line no-await-in-loop -- the last one
      await returnMail(db, taken, new Date(now.getTime() + AGAIN_MS));
    }
    return;
  }
}
