import { hkdfSync, randomBytes } from 'node:crypto';
import type { Executor } from './db/database.ts';

/** Derives keys from Pieno's single secret, one for each purpose. */
export interface Secrets {
  /** Derives a key. @param purpose what the key is for; each purpose has its own key. @returns 32 bytes */
  keyFor(purpose: string): Uint8Array;
}

/**
 * Uses the secret from the environment, or else the one in the database, which the first process creates.
 * Storing it in the database works the same for both engines and for all processes on one database, and after
 * restoring a backup visitors are still signed in. Whoever can read it there can read the accounts as well.
 * @param given at least 32 characters; undefined: the database's
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
