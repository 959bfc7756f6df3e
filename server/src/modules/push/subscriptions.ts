import { createECDH } from 'node:crypto';
import { sql } from 'kysely';
import { PUSH_DEVICES_MAX } from '@pieno/contract/alerts/alert-limits.ts';
import type { Executor } from '../../db/database.ts';
import type { Browser } from './push.ts';

export interface NewSubscription extends Omit<Browser, 'id'> {
  userId: string;
  /** The session with which it ends. */
  sessionId: string;
  now: Date;
}

/** Checks the keys by which a browser's messages are encrypted: a point of the curve P-256, and 16 random bytes. */
export function areKeys({ p256dh, auth }: Pick<Browser, 'p256dh' | 'auth'>): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(p256dh, 'base64url');
  } catch {
    return false;
  }
  const size = (key: string) => Buffer.from(key, 'base64url').byteLength;
  return size(p256dh) === 65 && size(auth) === 16;
}

/**
 * Binds a browser to a session (rule push-subscriptions). A known one moves from another session only with the same
 * keys, which nobody else has. Beyond `PUSH_DEVICES_MAX` of a person the oldest is deleted.
 * @returns false when it stays with another session
 */
export async function subscribe(
  tx: Executor,
  { userId, sessionId, endpoint, p256dh, auth, key_mark, now }: NewSubscription,
): Promise<boolean> {
  const values = { session_id: sessionId, p256dh, auth, key_mark, created_at: now };
  const taken = await tx
    .insertInto('push_subscription')
    .values({ endpoint, ...values })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet(values)
        .where(
          sql<boolean>`push_subscription.session_id = ${sessionId} or (push_subscription.p256dh = ${p256dh} and push_subscription.auth = ${auth})`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!taken) return false;
  const tooMany = browsersOf(tx, [userId])
    .clearSelect()
    .select('push_subscription.id')
    .orderBy('push_subscription.created_at', 'desc')
    .orderBy('push_subscription.id', 'desc')
    .offset(PUSH_DEVICES_MAX);
  await tx.deleteFrom('push_subscription').where('id', 'in', tooMany).execute();
  return true;
}

/** Deletes a person's browser. */
export async function unsubscribe(
  executor: Executor,
  userId: string,
  endpoint: string,
): Promise<void> {
  await executor
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('session_id', 'in', (all) =>
      all.selectFrom('user_session').select('id').where('user_id', '=', userId),
    )
    .execute();
}

const browsersOf = (executor: Executor, userIds: readonly string[]) =>
  executor
    .selectFrom('push_subscription')
    .innerJoin('user_session', 'user_session.id', 'push_subscription.session_id')
    .select(['push_subscription.id', 'endpoint', 'p256dh', 'auth', 'key_mark'])
    .select(['user_session.user_id', 'push_subscription.created_at'])
    .where('user_session.user_id', 'in', userIds);

/** Finds people's browsers with valid sessions. @returns by account id */
export async function findBrowsers(
  executor: Executor,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Browser[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await browsersOf(executor, userIds)
    .where('user_session.expires_at', '>', now)
    .orderBy('push_subscription.id')
    .execute();
  const browsers = rows.map((row) => ({ ...row, id: String(row.id) }));
  return Map.groupBy(browsers, ({ user_id }) => user_id);
}

/** Lists a person's browsers for the export: the service's host, and since when. */
export async function listDevices(executor: Executor, userId: string) {
  const rows = await browsersOf(executor, [userId]).orderBy('push_subscription.id').execute();
  return rows.map(({ endpoint, created_at: since }) => ({ host: new URL(endpoint).host, since }));
}

/** Deletes all subscriptions: browsers subscribe again at their next start. */
export async function forgetSubscriptions(tx: Executor): Promise<void> {
  await tx.deleteFrom('push_subscription').execute();
}

/** Deletes browsers that are unknown to their services. */
export async function forgetBrowsers(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.deleteFrom('push_subscription').where('id', 'in', ids).execute();
}
