/** Credentials for signing in to an account through another service. */
import type { Executor } from '../../db/database.ts';
import { changeUser, type UserRow } from './repository.ts';
import { endSessions } from './sessions.ts';

interface Subject {
  provider: string;
  subject: string;
}

/** Finds a credential by its identity at a service. @returns its id */
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
 * @returns its id; undefined when any account has the credential already
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

/**
 * Marks an account's e-mail as verified when the service of its credential has verified the same e-mail (rule
 * account-verified).
 */
export async function verifyOwn(
  executor: Executor,
  credential: string,
  email: string,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('app_user')
    .set({ email_verified: true, mailbox_proved: true, updated_at: now })
    .where('email', '=', email)
    .where('mailbox_proved', '=', false)
    .where('id', '=', (eb) =>
      eb.selectFrom('user_credential').select('user_id').where('id', '=', credential),
    )
    .execute();
}

/**
 * Handles the first proof that somebody owns an account's e-mail: deletes its password, social sign-ins and sessions,
 * which somebody else may have created with that address. An account whose mailbox was proved before stays as it is. A
 * verification by an administrator is no such proof.
 * @param tx a transaction that has locked the account's row
 * @param isProof false for a code that a person passed on, because no mail could be sent
 */
export async function proveEmail(
  tx: Executor,
  { id }: Pick<UserRow, 'id'>,
  now: Date,
  isProof = true,
): Promise<void> {
  if (await isMailboxProved(tx, id)) return;
  await tx.deleteFrom('user_credential').where('user_id', '=', id).execute();
  await endSessions(tx, id);
  await changeUser(tx, id, { email_verified: true, mailbox_proved: isProof }, now);
}

/** Returns whether somebody has proved the account's mailbox: by a mailed code, or through a provider. */
export async function isMailboxProved(executor: Executor, id: string): Promise<boolean> {
  const found = await executor
    .selectFrom('app_user')
    .select('mailbox_proved')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.mailbox_proved ?? false;
}
