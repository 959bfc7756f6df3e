import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { SESSION_DAYS } from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/jobs.ts';
import { forgetMails } from '../mail/mail-once.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { forgetOldLocks } from './locked-email.ts';
import { hasPasswordHash } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { lockUserShared, selectUsers, type UserRow } from './repository.ts';

const DAY_MS = 86_400_000;
const LIFE_MS = SESSION_DAYS * DAY_MS;

/**
 * Only the token's hash is stored, so that a leaked table contains no usable token. Tokens are random and need no salt.
 */
const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface SessionProof {
  /** The password's hash, as `verifyPassword` returned it, when the user signed in by password. */
  hash?: string;
  /** The typed code of the second factor. */
  totp?: string | undefined;
}

/**
 * Starts a session for a user whose identity was verified. All sessions start here, so the second factor is checked
 * here (rule second-factor).
 * @returns undefined when the account is not active or was deleted, or its password has changed since
 * @throws AppError `second_factor_needed`, validation `second_factor_wrong` on `totp`
 */
export async function startSession(
  executor: Executor,
  { clock, secondFactor }: { clock: Clock; secondFactor: SecondFactor },
  userId: string,
  { hash, totp }: SessionProof = {},
): Promise<Session | undefined> {
  return await inTransaction(executor, async (tx) => {
    const user = await lockUserShared(tx, userId);
    if (!user?.is_active) return undefined;
    if (hash !== undefined && !(await hasPasswordHash(tx, userId, hash))) return undefined;
    await secondFactor.pass(tx, userId, totp);
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    await tx
      .insertInto('user_session')
      .values({
        user_id: userId,
        token_hash: tokenHash(token),
        created_at: now,
        updated_at: now,
        expires_at: new Date(now.getTime() + LIFE_MS),
      })
      .execute();
    return { token, user: presentUser(user) };
  });
}

/**
 * Finds the account of a session token (rule account-session). Use extends the session; the new expiry is written at
 * most once a day. An expiry that a clock running ahead has set too late is corrected.
 * @returns undefined when the token is unknown or expired, or its account is not active
 */
export async function readSession(
  executor: Executor,
  clock: Clock,
  token: string,
): Promise<UserRow | undefined> {
  const now = clock.now();
  const found = await selectUsers(executor)
    .innerJoin('user_session', 'user_session.user_id', 'app_user.id')
    .select('user_session.expires_at')
    .where('user_session.token_hash', '=', tokenHash(token))
    .where('user_session.expires_at', '>', now)
    .where('app_user.is_active', '=', true)
    .executeTakeFirst();
  if (!found) return undefined;
  const { expires_at, ...user } = found;
  const difference = expires_at.getTime() - now.getTime() - LIFE_MS;
  if (Math.abs(difference) > DAY_MS) await extendSession(executor, now, token);
  return user;
}

async function extendSession(executor: Executor, now: Date, token: string): Promise<void> {
  await executor
    .updateTable('user_session')
    .set({ updated_at: now, expires_at: new Date(now.getTime() + LIFE_MS) })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}

/**
 * Finds a token's session and locks it, so that rows that refer to it cannot lose it meanwhile.
 * @param tx an open transaction
 * @returns its id; undefined when it has ended
 */
export async function lockSession(tx: Executor, token: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('user_session')
    .select('id')
    .where('token_hash', '=', tokenHash(token))
    .forKeyShare()
    .executeTakeFirst();
  return found?.id;
}

/** Ends the session of a token. */
export async function endSession(executor: Executor, token: string): Promise<void> {
  await executor.deleteFrom('user_session').where('token_hash', '=', tokenHash(token)).execute();
}

/** Ends all sessions of an account. @param spared token of a session to keep */
export async function endSessions(
  executor: Executor,
  userId: string,
  spared?: string,
): Promise<void> {
  await executor
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .$if(spared !== undefined, (query) => query.where('token_hash', '<>', tokenHash(spared!)))
    .execute();
}

/**
 * The nightly job that deletes expired sessions, mailed codes, locks of e-mails and records of sent mails.
 * @param forgetMore deletes expired rows of other modules
 */
export const sessionJob = (
  executor: Executor,
  clock: Clock,
  ...forgetMore: ((executor: Executor, now: Date) => Promise<void>)[]
): Job => ({
  name: 'sessions',
  cron: '20 4 * * *',
  run: async () => {
    const now = clock.now();
    await executor.deleteFrom('user_session').where('expires_at', '<=', now).execute();
    await executor.deleteFrom('email_code').where('expires_at', '<=', now).execute();
    await forgetOldLocks(executor, now);
    await forgetMails(executor, now);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const forget of forgetMore) await forget(executor, now);
  },
});
