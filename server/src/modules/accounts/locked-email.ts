/** E-mails of locked people, as hashes: a deleted account does not come back under the same one (rule account-locked). */
import { LOCKED_EMAIL_MONTHS } from '@pieno/contract/limits.ts';
import type { Executor } from '../../db/database.ts';

/** Keeps a person out for twelve months from now, whatever becomes of the account. */
export async function lockEmail(tx: Executor, person: string, now: Date): Promise<void> {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + LOCKED_EMAIL_MONTHS);
  await tx
    .insertInto('locked_email')
    .values({ hash: person, until })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ until }))
    .execute();
}

/** Lets a person in again. */
export async function unlockEmail(tx: Executor, person: string): Promise<void> {
  await tx.deleteFrom('locked_email').where('hash', '=', person).execute();
}

/** Tells whether a person is kept out. */
export async function isEmailLocked(
  executor: Executor,
  person: string,
  now: Date,
): Promise<boolean> {
  const found = await executor
    .selectFrom('locked_email')
    .select('hash')
    .where('hash', '=', person)
    .where('until', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets those whose time is over. */
export async function forgetOldLocks(executor: Executor, now: Date): Promise<void> {
  await executor.deleteFrom('locked_email').where('until', '<=', now).execute();
}
