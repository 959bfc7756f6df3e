import type { Executor } from '../../db/database.ts';
import type { PersonHash } from '../accounts/person.ts';
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

/** Returns the random id that stands for an account in the log. */
export async function logIdOf(tx: Executor, id: string): Promise<string> {
  const { log_id } = await tx
    .selectFrom('app_user')
    .select('log_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return log_id;
}
