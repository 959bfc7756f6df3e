import { createHash, randomBytes } from 'node:crypto';
import { SOCIAL_CODE_SECONDS } from '@pieno/contract/limits.ts';
import { latestPlausible, type Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';

/** A code from the page's address and a proof from the browser's cookie, which together are exchanged for a session. */
export interface OneTimeCode {
  code: string;
  proof: string;
}

/**
 * Issues a code after a social sign-in, and deletes invalid ones. Only a hash of code and proof is stored, which is
 * deleted with the credential.
 */
export async function issueCode(
  executor: Executor,
  clock: Clock,
  credentialId: string,
): Promise<OneTimeCode> {
  const now = clock.now();
  await executor
    .deleteFrom('social_code')
    .where((row) =>
      row.or([row('expires_at', '<=', now), row('expires_at', '>', latestExpiry(now))]),
    )
    .execute();
  const issued = { code: secret(), proof: secret() };
  await executor
    .insertInto('social_code')
    .values({
      hash: hashOf(issued),
      credential_id: credentialId,
      expires_at: new Date(now.getTime() + SOCIAL_CODE_SECONDS * 1000),
    })
    .execute();
  return issued;
}

/** Validity in seconds of a code while the user types a second factor. */
export const SECOND_FACTOR_SECONDS = 300;

/** Finds the user of a code without redeeming it; undefined as for `redeemCode`. */
export async function findUserOfCode(
  executor: Executor,
  clock: Clock,
  given: OneTimeCode,
): Promise<string | undefined> {
  const now = clock.now();
  const found = await executor
    .selectFrom('social_code')
    .innerJoin('user_credential', 'user_credential.id', 'social_code.credential_id')
    .select('user_credential.user_id')
    .where('social_code.hash', '=', hashOf(given))
    .where('social_code.expires_at', '>', now)
    .where('social_code.expires_at', '<=', latestExpiry(now))
    .executeTakeFirst();
  return found?.user_id;
}

/** Extends a code by the time for typing a second factor. */
export async function prolongCode(
  executor: Executor,
  clock: Clock,
  given: OneTimeCode,
): Promise<void> {
  await executor
    .updateTable('social_code')
    .set({ expires_at: new Date(clock.now().getTime() + SECOND_FACTOR_SECONDS * 1000) })
    .where('hash', '=', hashOf(given))
    .execute();
}

/** Redeems a code; it works once. @returns the user's id; undefined when code or proof is wrong, used or expired */
export async function redeemCode(
  executor: Executor,
  clock: Clock,
  given: OneTimeCode,
): Promise<string | undefined> {
  const now = clock.now();
  const taken = await executor
    .deleteFrom('social_code')
    .using('user_credential')
    .whereRef('user_credential.id', '=', 'social_code.credential_id')
    .where('social_code.hash', '=', hashOf(given))
    .where('social_code.expires_at', '>', now)
    .where('social_code.expires_at', '<=', latestExpiry(now))
    .returning('user_credential.user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

/** The latest possible expiry of a code issued by now; a later one comes from a clock that ran ahead. */
const latestExpiry = (now: Date): Date =>
  new Date(latestPlausible(now).getTime() + SECOND_FACTOR_SECONDS * 1000);

const secret = (): string => randomBytes(32).toString('base64url');

const hashOf = ({ code, proof }: OneTimeCode): string =>
  createHash('sha256').update(`${code}.${proof}`).digest('base64url');
