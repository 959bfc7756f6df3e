import type { MailTrouble, MailWaiting } from '@pieno/contract/mail/mail-trouble.ts';
import type { Executor } from '../../db/database.ts';

/**
 * Records that a mail was not sent (rule mail-waits).
 * @param mail identifies the mail over its tries; never an address
 * @returns true for the first mail that waits at that server for that reason, which is logged
 */
export async function noteWaitingMail(
  db: Executor,
  mail: string,
  { host, reason, answer }: MailTrouble,
  now: Date,
): Promise<boolean> {
  const same = await db
    .selectFrom('mail_waiting')
    .select('mail')
    .where('host', '=', host)
    .where('reason', '=', reason)
    .limit(1)
    .executeTakeFirst();
  await db
    .insertInto('mail_waiting')
    .values({ mail, since: now, tried_at: now, host, reason, answer })
    .onConflict((conflict) =>
      conflict.column('mail').doUpdateSet({ tried_at: now, host, reason, answer }),
    )
    .execute();
  return !same;
}

/** Deletes all records once a mail was sent, as jobs send theirs again. @returns how many mails had waited */
export async function forgetWaitingMails(db: Executor): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('mail_waiting').executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Summarises the waiting mails. A single refused recipient is left out, as it may be mistyped.
 * @returns null where nothing waits
 */
export async function findWaitingMails(db: Executor): Promise<MailWaiting | null> {
  const { count, since } = await db
    .selectFrom('mail_waiting')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('since').as('since')])
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom('mail_waiting')
    .select(['host', 'reason', 'answer'])
    .orderBy('tried_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || since === null || (Number(count) === 1 && newest.reason === 'recipient'))
    return null;
  return { count: Number(count), since: since.toISOString(), ...newest };
}
