import { hkdfSync, randomBytes } from 'node:crypto';
import type { Executor } from './db/database.ts';
import { typedCommand } from './typed-command.ts';

/** Derives keys from Pieno's single secret, one for each purpose. */
export interface Secrets {
  /** Derives the key for a purpose. @param purpose each has its own key @returns 32 bytes */
  keyFor(purpose: string): Uint8Array;
}

const AGAIN = `se è persa, «${typedCommand('data secret --yes')}» fa valere quella di adesso.`;

/** The secret differs from the one with which the database's codes, locks and invitations were made. */
export class OtherSecret extends Error {
  constructor(isGiven: boolean) {
    super(
      isGiven
        ? `SECRET non è quella con cui questo database ha lavorato finora: codici, secondi fattori, inviti e blocchi non varrebbero più. Rimetti quella di prima; ${AGAIN}`
        : `Manca SECRET: questo database ha lavorato finora con una. Rimettila; ${AGAIN}`,
    );
  }
}

/**
 * Returns the secret from the environment, or else the one in the database, which the first process creates. Storing it
 * in the database works for both engines and for all processes on one database, and keeps visitors signed in after a
 * back-up is restored. Whoever can read it there can read the accounts as well. The mark of the first secret is stored
 * (rule secret-kept).
 * @param given at least 32 characters; undefined: the database's
 * @throws OtherSecret
 */
export async function readSecrets(executor: Executor, given: string | undefined): Promise<Secrets> {
  const secret = given ?? (await readStored(executor));
  if (secret === undefined) throw new OtherSecret(false);
  const mark = markOf(secret);
  if ((await keepMark(executor, mark)) !== mark) throw new OtherSecret(given !== undefined);
  return secretsFrom(secret);
}

/** The mark of the secret that the database uses, given or its own; without any, that of the one given now. */
export async function findMark(executor: Executor, given: string | undefined): Promise<string> {
  const kept = await findRow(executor);
  return kept?.mark ?? markOf(given ?? (await readStored(executor))!);
}

/**
 * Compares a secret's mark with the stored one, and stores it when there is none.
 * @param given undefined: the database's own
 */
export async function matchMark(
  executor: Executor,
  given: string | undefined,
  mark: string,
): Promise<boolean> {
  const secret = given ?? (await readStored(executor));
  await keepMark(executor, mark);
  return secret !== undefined && mark === markOf(secret);
}

/**
 * Accepts another secret from now on. @param given undefined: the database's own @returns false if it was in use
 * already
 */
export async function acceptSecret(
  executor: Executor,
  given: string | undefined,
): Promise<boolean> {
  if (given === undefined) {
    const unset = executor.updateTable('secret').where('value', 'is', null);
    await unset.set({ value: randomValue() }).execute();
  }
  const mark = markOf(given ?? (await readStored(executor))!);
  if ((await keepMark(executor, mark)) === mark) return false;
  await executor.updateTable('secret').set({ mark }).execute();
  return true;
}

/** Derives keys without checking that the database uses this secret. */
export const secretsFrom = (secret: string): Secrets => ({
  keyFor: (purpose) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)),
});

/** The mark of a secret: a fingerprint of 16 hexadecimal digits, which reveals nothing of it. */
const markOf = (secret: string): string =>
  Buffer.from(secretsFrom(secret).keyFor('backup')).toString('hex', 0, 8);

const randomValue = () => randomBytes(32).toString('base64url');

const findRow = (executor: Executor) =>
  executor.selectFrom('secret').select(['value', 'mark']).executeTakeFirst();

/** @returns undefined when the database uses a given secret, and never created its own */
async function readStored(executor: Executor): Promise<string | undefined> {
  await executor
    .insertInto('secret')
    .values({ value: randomValue() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findRow(executor))?.value ?? undefined;
}

/** @returns the stored mark: this one only if there was none */
async function keepMark(executor: Executor, mark: string): Promise<string> {
  const kept = await findRow(executor);
  if (kept?.mark) return kept.mark;
  const { mark: first } = await executor
    .insertInto('secret')
    .values({ mark })
    .onConflict((conflict) =>
      conflict
        .column('singleton')
        .doUpdateSet(({ fn, ref }) => ({ mark: fn.coalesce('secret.mark', ref('excluded.mark')) })),
    )
    .returning('mark')
    .executeTakeFirstOrThrow();
  return first!;
}
