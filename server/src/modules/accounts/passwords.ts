import { availableParallelism } from 'node:os';
import { hashPassword as hash, verifyPassword as verify } from '@better-auth/utils/password';
import pLimit from 'p-limit';
import type { Executor } from '../../db/database.ts';

/** The password's provider among the ways to sign in; its `account_id` is the user's id. */
export const PASSWORD_PROVIDER = 'credential';

/**
 * At most two passwords at a time: each takes 34 MB for 60 ms, and two of Node's four threads stay free for files. On
 * one core two at a time would not be faster than one after the other.
 */
const oneOfFew = pLimit(Math.min(2, availableParallelism()));

/** Hashes and compares passwords, with a salt and slow on purpose. */
export const scrypt = {
  hash: (password: string): Promise<string> => oneOfFew(hash, password),
  verify: (kept: string, password: string): Promise<boolean> => oneOfFew(verify, kept, password),
};

/** Hashes a new password; slow on purpose. Do not call it inside a transaction. */
export const hashPassword = (password: string): Promise<string> => scrypt.hash(password);

/**
 * Verifies a password. It hashes once in every case, so that the duration reveals nothing.
 * @param userId undefined when no account was found
 * @returns the account's hash when the password is right, for a later `hasPasswordHash`; undefined when it is wrong, or
 * when there is no account or no password
 */
export async function verifyPassword(
  executor: Executor,
  userId: string | undefined,
  password: string,
): Promise<string | undefined> {
  const kept = await hashOf(executor, userId ?? '');
  if (kept) return (await scrypt.verify(kept, password)) ? kept : undefined;
  await scrypt.hash(password);
  return undefined;
}

/** True when the account's password still has this hash. @param tx a transaction that has locked the account's row */
export async function hasPasswordHash(
  tx: Executor,
  userId: string,
  hash: string,
): Promise<boolean> {
  return hash === (await hashOf(tx, userId));
}

async function hashOf(executor: Executor, userId: string): Promise<string | undefined> {
  const kept = await executor
    .selectFrom('user_credential')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
  return kept?.password ?? undefined;
}

/**
 * Saves the hash of an account's password, replacing the previous one.
 * @param executor a transaction that inserted the account or has locked its row
 */
export async function savePassword(
  executor: Executor,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('user_credential')
    .values({
      user_id: userId,
      provider_id: PASSWORD_PROVIDER,
      account_id: userId,
      password: hash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute();
}
