import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { Mail, Mailer } from './mailer.ts';

export interface MailJobParts {
  db: Executor;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string | undefined;
}

export interface OnceMail {
  kind: string;
  /** Identifies the mail within its kind. */
  key: string;
  now: Date;
  /** It may be sent again if it was last sent at this instant or before. */
  againFrom: Date;
  /** Makes the mail, called only if it is sent. */
  make(): Mail | Promise<Mail>;
}

/**
 * Sends a mail unless it was sent a short time ago, also by another process: the sending is recorded before, and
 * the record removed when the mail could not be sent.
 * @param signal aborted when the process stops
 */
export async function mailOnce(
  { db, mailer }: { db: Executor; mailer: Pick<Mailer, 'send'> },
  { kind, key, now, againFrom, make }: OnceMail,
  signal: AbortSignal,
): Promise<void> {
  const claimed = await db
    .insertInto('mail_sent')
    .values({ kind, key, sent_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ sent_at: now })
        .where('mail_sent.sent_at', '<=', againFrom),
    )
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return;
  if (await mailer.send(await make(), signal, `${kind} ${key}`)) return;
  await db.deleteFrom('mail_sent').where('kind', '=', kind).where('key', '=', key).execute();
}

/** Milliseconds for which sent mails are remembered: longer than any digest or reminder delays the next one. */
const KEPT_MS = 7 * 86_400_000;

/** Deletes old records of sent mails. */
export async function forgetMails(executor: Executor, now: Date): Promise<void> {
  await executor
    .deleteFrom('mail_sent')
    .where('sent_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
