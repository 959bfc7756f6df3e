/**
 * E-mails of locked people, as hashes, so that nobody registers again after deleting a locked account (rule
 * account-locked).
 */
import { LOCKED_EMAIL_MONTHS } from '@pieno/contract/limits.ts';
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { renamedRows, type Renamed } from '../../db/renamed.ts';
import type { PersonHash } from './person-hash.ts';

/** Locks a person's e-mail for twelve months, with or without an account. */
export async function lockEmail(tx: Executor, person: string, now: Date): Promise<void> {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + LOCKED_EMAIL_MONTHS);
  await tx
    .insertInto('locked_email')
    .values({ hash: person, until })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ until }))
    .execute();
}

/** Unlocks the e-mail of a person. */
export async function unlockEmail(
  tx: Executor,
  personHash: PersonHash,
  email: string,
): Promise<void> {
  await tx.deleteFrom('locked_email').where('hash', 'in', personHash.before(email)).execute();
}

/** Returns whether an e-mail is locked, also under an older hash of the same mailbox. */
export async function isEmailLocked(
  executor: Executor,
  personHash: PersonHash,
  email: string,
  now: Date,
): Promise<boolean> {
  const found = await executor
    .selectFrom('locked_email')
    .select('hash')
    .where('hash', 'in', personHash.before(email))
    .where('until', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes expired locks. */
export async function forgetOldLocks(executor: Executor, now: Date): Promise<void> {
  await executor.deleteFrom('locked_email').where('until', '<=', now).execute();
}

/** Replaces the hashes of locked e-mails; when several become one, the latest end stays. */
export async function renameLocked(tx: Executor, renamed: Renamed): Promise<void> {
  await sql`
    with gone as (
      delete from locked_email using ${renamedRows(renamed)} where hash = renamed.was returning renamed.name, until
    )
    insert into locked_email (hash, until) select name, max(until) from gone group by name
    on conflict (hash) do update set until = greatest(locked_email.until, excluded.until)
  `.execute(tx);
}
