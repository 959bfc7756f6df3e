import type { Executor } from '../../db/database.ts';
import { PASSWORD_PROVIDER } from './columns.ts';
import type { Engine } from './engine.ts';

/** Hashes a new password. Slow on purpose; do not call it inside a transaction. */
export async function hashPassword(engine: Engine, password: string): Promise<string> {
  const context = await engine.$context;
  return await context.password.hash(password);
}

/**
 * Verifies a password. It hashes once in every case, so that the time it takes reveals nothing.
 * @param userId undefined when no account was found
 * @returns the account's hash when the password is right, to be passed to `hasPasswordHash` later; undefined when it is
 *   wrong, and when there is no such account or it has no password
 */
export async function verifyPassword(
  engine: Engine,
  executor: Executor,
  userId: string | undefined,
  password: string,
): Promise<string | undefined> {
  const hash = await hashOf(executor, userId ?? '');
  const context = await engine.$context;
  if (hash) return (await context.password.verify({ hash, password })) ? hash : undefined;
  await context.password.hash(password);
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
