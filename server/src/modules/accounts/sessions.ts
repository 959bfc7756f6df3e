import { SESSION_DAYS } from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { Engine } from './engine.ts';
import { selectUsers, type UserRow } from './repository.ts';

const DAY_MS = 86_400_000;
const LIFE_MS = SESSION_DAYS * DAY_MS;

/** When a session that begins now begins, and when it ends unless it is used. */
export function sessionTimes(clock: Clock) {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  return { createdAt: now, updatedAt: now, expiresAt, ipAddress: null, userAgent: null };
}

/** Signs somebody in who has proved who it is. Not inside a transaction. @returns the session's token */
export async function startSession(engine: Engine, userId: string): Promise<string> {
  const { internalAdapter } = await engine.$context;
  const { token } = await internalAdapter.createSession(userId);
  return token;
}

/**
 * Whose session this is. Its use prolongs it, written down once a day.
 * @returns undefined for a token that is unknown or over its time, or whose account is not active
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
    .where('user_session.token', '=', token)
    .where('user_session.expires_at', '>', now)
    .where('app_user.is_active', '=', true)
    .executeTakeFirst();
  if (!found) return undefined;
  const { expires_at, ...user } = found;
  if (expires_at.getTime() < now.getTime() + LIFE_MS - DAY_MS) await prolong(executor, now, token);
  return user;
}

async function prolong(executor: Executor, now: Date, token: string): Promise<void> {
  await executor
    .updateTable('user_session')
    .set({ updated_at: now, expires_at: new Date(now.getTime() + LIFE_MS) })
    .where('token', '=', token)
    .execute();
}

/** Ends one session. */
export async function endSession(executor: Executor, token: string): Promise<void> {
  await executor.deleteFrom('user_session').where('token', '=', token).execute();
}

/** Ends all sessions of an account, but the one that is spared. @param spared its token */
export async function endSessions(
  executor: Executor,
  userId: string,
  spared?: string,
): Promise<void> {
  await executor
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .$if(spared !== undefined, (query) => query.where('token', '<>', spared!))
    .execute();
}

/** Deletes the sessions that are over, daily. */
export const sessionJob = (executor: Executor, clock: Clock): Job => ({
  name: 'sessions',
  cron: '20 4 * * *',
  run: async () => {
    await executor.deleteFrom('user_session').where('expires_at', '<=', clock.now()).execute();
  },
});
