import type { Executor } from '../../db/database.ts';
import { isMailboxProved } from '../accounts/credentials.ts';
import type { PersonHash } from '../accounts/person-hash.ts';
import type { UserRow } from '../accounts/repository.ts';

export type DecidedAccount = Pick<
  UserRow,
  'id' | 'email' | 'role' | 'is_active' | 'email_verified'
>;

/** Finds all accounts of a person, in the order of their ids. @param person the hash (rule report-person) */
export async function findAccounts(executor: Executor, personHash: PersonHash, person: string) {
  // Hashes cannot be reversed. A country has few enough accounts to hash all, at 7 µs each.
  const users = await executor
    .selectFrom('app_user')
    .select(['id', 'email', 'role', 'is_active', 'email_verified', 'log_id'])
    .orderBy('id')
    .execute();
  return users.filter(({ email }) => personHash(email) === person);
}

/**
 * Returns whether a mailbox's reports belong to the account. An account without a proven mailbox may be of a stranger
 * who registered another address of the mailbox, even if an administrator has verified it.
 */
export async function ownsReports(
  executor: Executor,
  personHash: PersonHash,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<boolean> {
  return (
    (await isMailboxProved(executor, id)) ||
    (await findAccounts(executor, personHash, personHash(email))).length === 1
  );
}

/** Returns the random id of an account in the log. */
export async function logIdOf(tx: Executor, id: string): Promise<string> {
  const { log_id } = await tx
    .selectFrom('app_user')
    .select('log_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return log_id;
}
