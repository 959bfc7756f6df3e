/** A person's inbox: sent messages, and entries derived from reports and stations (rule inbox-entries). */
import { sql } from 'kysely';
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import {
  contestedInboxText,
  reportInboxText,
  reviewInboxText,
} from '@pieno/contract/notifications/inbox-text.ts';
import { notificationText } from '@pieno/contract/notifications/notification-text.ts';
import type { Notification } from '@pieno/contract/notifications/notifications.ts';
import type { Executor } from '../../db/database.ts';
import { decidedEntries, type DecidedEntry } from '../prices/decided-reports.ts';
import { codeOf } from '../prices/outcome.ts';
import { contestedPrices, type ContestedPrice } from '../prices/log/disputes/contested-prices.ts';
import { newReviews, type NewReview } from '../reviews/new-reviews.ts';
import { toMessage } from './sent-message.ts';

const INBOX_MAX = 200;

/** An entry before its read mark is known; one that was opened by itself is read. */
type Entry = Omit<Notification, 'at' | 'read'> & { at: Date; read_at?: Date | null };

const inboxSince = (now: Date): Date => new Date(now.getTime() - ALERTS.inboxDays * 86_400_000);

/** Lists a person's inbox, newest first. Texts are in Italian, with ages as of now. */
export async function listInbox(db: Executor, userId: string, now: Date): Promise<Notification[]> {
  const since = inboxSince(now);
  const readUntil = await findReadUntil(db, userId);
  const entries: Entry[] = [
    ...(await listSent(db, userId, since)).map(({ message, read_at }) => {
      const { id, kind, at } = message;
      const { tag: _, ...texts } = notificationText(message, now);
      return { id, kind, at: new Date(at), ...texts, read_at };
    }),
    ...(await listReports(db, userId, since)),
    ...(await listContested(db, userId, since)),
    ...(await listReviewed(db, userId, since)),
  ];
  return entries
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, INBOX_MAX)
    .map(({ at, read_at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      read: Boolean(read_at) || (readUntil !== null && at <= readUntil),
    }));
}

/** Deletes messages beyond the inbox's age limit. */
export async function forgetOldNotifications(executor: Executor, now: Date): Promise<void> {
  await executor.deleteFrom('notification').where('at', '<=', inboxSince(now)).execute();
}

const ME = sql.ref<string>('app_user.id');

/** Counts unread entries, as `listInbox` marks them. @returns by account id */
export async function unreadCounts(
  db: Executor,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const after = sql`greatest(${inboxSince(now).toISOString()}::timestamptz, notifications_read_until)`;
  const { rows } = await sql<{ id: string; count: number }>`
    select id, ((
      select count(*) from notification where user_id = ${ME} and at > ${after} and read_at is null
    ) + (
      select count(distinct report) from ${decidedEntries(ME)} as decided where at > ${after}
    ) + (
      select count(*) from ${contestedPrices(ME)} as contested where at > ${after}
    ) + (
      select count(*) from ${newReviews(ME)} as reviewed where at > ${after}
    ))::integer as count
    from app_user where id = any(${[...userIds]}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Lists all messages sent to a person, for the export: newest first, with their texts at that time. */
export async function exportSent(db: Executor, userId: string) {
  return (await listSent(db, userId, new Date(0))).map(({ message, read_at }) => {
    const { title, text } = notificationText(message, new Date(message.at));
    return { at: message.at, title, text, read_at };
  });
}

async function listSent(db: Executor, userId: string, since: Date) {
  const rows = await db
    .selectFrom('notification')
    .select(['id', 'at', 'kind', 'params', 'read_at'])
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ read_at, ...row }) => ({ message: toMessage(row), read_at }));
}

async function listReports(db: Executor, userId: string, since: Date): Promise<Entry[]> {
  const { rows } = await sql<DecidedEntry>`
    select * from ${decidedEntries(userId)} as decided where at > ${since.toISOString()}::timestamptz
    order by at desc, id
  `.execute(db);
  return [...Map.groupBy(rows, ({ report }) => report)].map(([report, entries]) => {
    const { stationId, station, at } = entries[0]!;
    const results = entries.map((entry) => ({ ...entry, code: codeOf(entry) }));
    const texts = reportInboxText({ id: stationId, name: station }, results);
    return { id: `report-${report}`, kind: 'report', at, ...texts };
  });
}

async function listContested(db: Executor, userId: string, since: Date): Promise<Entry[]> {
  const { rows } = await sql<ContestedPrice>`
    select * from ${contestedPrices(userId)} as contested where at > ${since.toISOString()}::timestamptz
    order by at desc, "stationId", "fuelTypeId"
  `.execute(db);
  return rows.map((row) => ({
    id: `contested-${row.stationId}-${row.fuelTypeId}`,
    kind: 'contested',
    at: row.at,
    ...contestedInboxText({ id: row.stationId, name: row.station }, row),
  }));
}

async function listReviewed(db: Executor, userId: string, since: Date): Promise<Entry[]> {
  const { rows } = await sql<NewReview>`
    select * from ${newReviews(userId)} as reviewed where at > ${since.toISOString()}::timestamptz
    order by at desc, id
  `.execute(db);
  return rows.map(({ id, at, stationId, station, ...review }) => ({
    id: `reviewed-${id}`,
    kind: 'reviewed',
    at,
    ...reviewInboxText({ id: stationId, name: station }, review),
  }));
}

async function findReadUntil(db: Executor, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('app_user')
    .select('notifications_read_until')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.notifications_read_until ?? null;
}
