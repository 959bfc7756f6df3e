/** How one signs in to an account by another service. */
import type { Executor } from '../../db/database.ts';
import { changeUser, type UserRow } from './repository.ts';
import { endSessions } from './sessions.ts';

/** Whom a service knows somebody as. */
interface Subject {
  provider: string;
  /** Their id there. */
  subject: string;
}

/** Finds the credential of somebody whom a service knows. @returns its id */
export async function findCredential(
  executor: Executor,
  { provider, subject }: Subject,
): Promise<string | undefined> {
  const found = await executor
    .selectFrom('user_credential')
    .select('id')
    .where('provider_id', '=', provider)
    .where('account_id', '=', subject)
    .executeTakeFirst();
  return found?.id;
}

/**
 * Adds a credential to an account.
 * @param tx a transaction that inserted the account or has locked its row
 * @returns its id; undefined when there is one already, at this account or another
 */
export async function addCredential(
  tx: Executor,
  { provider, subject }: Subject,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('user_credential')
    .values({
      user_id: userId,
      provider_id: provider,
      account_id: subject,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** The service says now that the e-mail is verified: it is so on the credential's account, if it is that account's
 * (rule account-verified). */
export async function verifyOwn(
  executor: Executor,
  credential: string,
  email: string,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('app_user')
    .set({ email_verified: true, updated_at: now })
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .where('id', '=', (eb) =>
      eb.selectFrom('user_credential').select('user_id').where('id', '=', credential),
    )
    .execute();
}

/**
 * The owner of an account's e-mail is here for the first time: password, social sign-ins and sessions, which somebody
 * else may have made with that address to get in later, go. Nothing happens to an account whose e-mail was verified.
 * @param tx a transaction that has locked the account's row
 */
export async function proveEmail(
  tx: Executor,
  { id, email_verified: isVerified }: Pick<UserRow, 'id' | 'email_verified'>,
  now: Date,
): Promise<void> {
  if (isVerified) return;
  await tx.deleteFrom('user_credential').where('user_id', '=', id).execute();
  await endSessions(tx, id);
  await changeUser(tx, id, { email_verified: true }, now);
}
