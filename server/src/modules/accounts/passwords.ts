import type { Executor } from '../../db/database.ts';
import { PASSWORD_PROVIDER } from './columns.ts';
import type { Engine } from './engine.ts';

/** The hash of a password that is being chosen. Slow on purpose; not inside a transaction. */
export async function hashPassword(engine: Engine, password: string): Promise<string> {
  const context = await engine.$context;
  return await context.password.hash(password);
}

/**
 * True when this is the account's password; false too for an account that has none, or is none. It is the same
 * work in every case: the time it takes tells nothing.
 */
export async function isPassword(
  engine: Engine,
  executor: Executor,
  userId: string | undefined,
  password: string,
): Promise<boolean> {
  const kept = await executor
    .selectFrom('user_credential')
    .select('password')
    .where('user_id', '=', userId ?? '')
    .where('provider_id', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
  const context = await engine.$context;
  if (kept?.password) return await context.password.verify({ hash: kept.password, password });
  await context.password.hash(password);
  return false;
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
