import { hkdfSync, randomBytes } from 'node:crypto';
import type { Executor } from './db/database.ts';

/** The house's one secret; every use derives a key of its own from it. */
export interface Secrets {
  /** @param purpose what the key is for: another purpose, another key. @returns 32 bytes */
  keyFor(purpose: string): Uint8Array;
}

/**
 * Reads the secret that the environment gives, or the one in the database, made by whoever comes first.
 * It lives in the database, which lies in `DATA_DIR` unless it is a PostgreSQL: one way for both engines,
 * the same for every process over one database, and a backup that is restored keeps its visitors signed in.
 * Who can read it there could read the accounts as well.
 * @param given at least 32 characters; unset: the database's
 */
export async function readSecrets(executor: Executor, given: string | undefined): Promise<Secrets> {
  const secret = given ?? (await readStored(executor));
  return { keyFor: (purpose) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)) };
}

async function readStored(executor: Executor): Promise<string> {
  await executor
    .insertInto('secret')
    .values({ value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await executor.selectFrom('secret').select('value').executeTakeFirstOrThrow();
  return value;
}
