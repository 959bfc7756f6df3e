import type { Executor } from '../../db/database.ts';
import { isMailboxProved } from '../accounts/credentials.ts';
import type { PersonHash } from '../accounts/person-hash.ts';
import type { UserRow } from '../accounts/repository.ts';

/** An account as far as administrators decide about it. */
export type DecidedAccount = Pick<
  UserRow,
  'id' | 'email' | 'role' | 'is_active' | 'email_verified'
>;

/** Finds all accounts of a person, in the order of their ids. @param person the hash (rule report-person) */
export async function findAccounts(executor: Executor, personHash: PersonHash, person: string) {
  // Hashes go one way: the accounts of a country are few enough to be looked through, at 7 µs each.
  const users = await executor
    .selectFrom('app_user')
    .select(['id', 'email', 'role', 'is_active', 'email_verified', 'log_id'])
    .orderBy('id')
    .execute();
  return users.filter(({ email }) => personHash(email) === person);
}

/**
 * Whether a mailbox's words are the account's: who has not shown to read it may be a stranger who registered another
 * address of it, whatever an administrator has said of that one.
 */
export async function speaksFor(
  executor: Executor,
  personHash: PersonHash,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<boolean> {
  return (
    (await isMailboxProved(executor, id)) ||
    (await findAccounts(executor, personHash, personHash(email))).length === 1
  );
}

/** Returns the random id that stands for an account in the log. */
export async function logIdOf(tx: Executor, id: string): Promise<string> {
  const { log_id } = await tx
    .selectFrom('app_user')
    .select('log_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return log_id;
}
