import type { Executor } from '../../db/database.ts';
import { PASSWORD_PROVIDER } from './columns.ts';
import type { Engine } from './engine.ts';

/** The hash of a password that is being chosen. Slow on purpose; not inside a transaction. */
export async function hashPassword(engine: Engine, password: string): Promise<string> {
  const context = await engine.$context;
  return await context.password.hash(password);
}

/**
 * Judges a password. It is the same work in every case: the time it takes tells nothing.
 * @returns the account's hash where the password is right, as what `isHashOf` asks for later; undefined where it is
 *   wrong, and for an account that has none or is none
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

/** True while the password that was right has not been replaced. @param tx a transaction that holds the account */
export async function isHashOf(tx: Executor, userId: string, hash: string): Promise<boolean> {
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

/** Keeps the hash of an account's new password. @param executor a transaction that made or holds the account */
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
