/** The pending deliveries of messages, by push or mail. */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Delivery } from '../../db/schema.gen.ts';

/** Milliseconds of a claim: longer than all its requests together, even if each takes its maximum. */
export const LEASE_MS = 5 * 60_000;

/** A claimed message for a person's browsers. */
export interface ClaimedPush {
  notificationId: string;
  expiresAt: Date;
  tries: number;
  /** The browsers that already have it. */
  pushedTo: readonly string[];
}

/**
 * Claims messages to browsers that are due: until the lease ends no process claims them again.
 * @param count maximum messages
 */
export async function claimPushes(db: Executor, now: Date, count: number): Promise<ClaimedPush[]> {
  const rows = await db
    .with('due', (all) => dueOf(all, 'push', now, count))
    .updateTable('delivery')
    .from('due')
    .set({ next_at: new Date(now.getTime() + LEASE_MS) })
    .where('channel', '=', 'push')
    .whereRef('delivery.notification_id', '=', 'due.notification_id')
    .returning(['delivery.notification_id', 'expires_at', 'tries', 'pushed_to'])
    .execute();
  return rows.map(({ notification_id, expires_at, tries, pushed_to }) => ({
    notificationId: String(notification_id),
    expiresAt: expires_at,
    tries,
    pushedTo: pushed_to,
  }));
}

interface TakenMail {
  notificationId: string;
  expiresAt: Date;
}

/** Takes one due mail out of the queue for good, so that it is sent once at most. */
export async function takeMail(db: Executor, now: Date): Promise<TakenMail | undefined> {
  const row = await db
    .with('due', (all) => dueOf(all, 'mail', now, 1))
    .deleteFrom('delivery')
    .using('due')
    .where('channel', '=', 'mail')
    .whereRef('delivery.notification_id', '=', 'due.notification_id')
    .returning(['delivery.notification_id', 'expires_at'])
    .executeTakeFirst();
  return row && { notificationId: String(row.notification_id), expiresAt: row.expires_at };
}

/**
 * Returns a mail that was certainly not sent to the queue, if its message still exists. @param nextAt when it is
 * due again
 */
export async function returnMail(
  db: Executor,
  { notificationId, expiresAt }: TakenMail,
  nextAt: Date,
): Promise<void> {
  await sql`
    insert into delivery (notification_id, channel, next_at, expires_at)
    select id, 'mail', ${nextAt}::timestamptz, ${expiresAt}::timestamptz from notification where id = ${notificationId}
  `.execute(db);
}

const dueOf = (
  db: Pick<Executor, 'selectFrom'>,
  channel: Delivery['channel'],
  now: Date,
  count: number,
) =>
  db
    .selectFrom('delivery')
    .select('notification_id')
    .where('channel', '=', channel)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('notification_id')
    .limit(count)
    .forUpdate()
    .skipLocked();

/** Removes deliveries that are sent, or dropped. */
export async function finishPushes(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('delivery')
    .where('channel', '=', 'push')
    .where('notification_id', 'in', ids)
    .execute();
}

/** Drops all pending deliveries, e.g. of another database; the messages stay in the inboxes. */
export async function forgetDeliveries(tx: Executor): Promise<void> {
  await tx.deleteFrom('delivery').execute();
}

/** Postpones a failed delivery. @param nextAt when it is tried again */
export async function postponePush(
  db: Executor,
  { notificationId, tries, pushedTo }: Omit<ClaimedPush, 'expiresAt'>,
  nextAt: Date,
): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ next_at: nextAt, tries, pushed_to: [...pushedTo] })
    .where('channel', '=', 'push')
    .where('notification_id', '=', notificationId)
    .execute();
}
