// Tests rules backup-proven, backup-restored, earlier-files, inbox-entries, reviews-kept.
import { text as textIn } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestApp } from '../../testing/app.ts';
import { openTestDatabase, sharedTestDatabase } from '../../testing/database/database.ts';
import type { LivedIn } from '../../testing/old-data/kept.ts';
import { answersOf, liveThrough } from '../../testing/old-data/lived-in.ts';
import { newsOf } from '../../testing/notifications/news.ts';
import { dump, readOnce, type Given } from './dump.ts';
import { load } from './load.ts';
import { listInbox } from '../notifications/inbox.ts';
import { notify } from '../notifications/notify.ts';
import { markReadUntil } from '../notifications/mark-read.ts';
import { REMADE, TABLE_NAMES, TABLES } from './tables.ts';

const GIVEN: Given = { at: '2026-11-22T07:00:00.000Z', open: false, secret_mark: null };

async function textOf(database: Database, given = GIVEN): Promise<string> {
  return await database.withoutTimeouts((executor) =>
    readOnce(executor, (tx) => textIn(dump(tx, given))),
  );
}

async function* linesOf(text: string) {
  yield* text.trimEnd().split('\n');
}

/** Opens a database without Pieno's tables. */
async function openBare(): Promise<Database> {
  const database = await openTestDatabase();
  await sql`drop schema public cascade`.execute(database.kysely);
  await sql`create schema public`.execute(database.kysely);
  return database;
}

let bare: Promise<Database> | undefined;

const loadInto = (database: Database, text: string) =>
  database.withoutTimeouts((executor) => inTransaction(executor, (tx) => load(tx, linesOf(text))));

let past: Promise<{ livedIn: LivedIn; database: Database }> | undefined;
const lived = () =>
  (past ??= (async () => {
    const database = await openTestDatabase();
    const livedIn = await liveThrough(database);
    await sql`
      insert into favorite (user_id, station_id, label, said_at, seen_at, seen_prices)
      select user_id, station_id, 'Casa', since, since, '{"20": 1689}' from station_owner
    `.execute(database.kysely);
    await sql`
      insert into review (station_id, user_id, stars, chips, text, written_at, flags)
      select station_id, user_id, 4, '{"smac": true}', 'Bene', since, '{"hash": "spam"}' from station_owner
    `.execute(database.kysely);
    return { livedIn, database };
  })());

test('every table of the database is in a back-up', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'
  `.execute((await sharedTestDatabase()).kysely);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...TABLE_NAMES, ...REMADE].toSorted());
});

test('a restored back-up gives every caller the same answers', async () => {
  const { livedIn, database } = await lived();
  const text = await textOf(database);
  const other = await openBare();
  const { ending } = await loadInto(other, text);
  expect(ending.tables.app_user!.rows).toBe(6);
  expect(await textOf(other)).toBe(text);
  const server = await openTestApp({ database: other });
  server.clock.set(livedIn.at);
  await server.board.refresh();
  expect(await answersOf(server, livedIn.tokens)).toEqual(livedIn.answers);
  await server.close();
});

test('the inbox is restored as it was, read and unread', async () => {
  const { livedIn, database } = await lived();
  const { kysely } = database;
  const to = await kysely
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'anna@example.sm')
    .executeTakeFirstOrThrow();
  const now = new Date(livedIn.at);
  const message = { userId: to.id, kind: 'alert', channels: ['push', 'mail'] } as const;
  const params = { news: [newsOf()], more: 0, night: false };
  const before = new Date(now.getTime() - 60_000);
  await notify(kysely, { ...message, at: before, params });
  await markReadUntil(kysely, to.id, before);
  await notify(kysely, { ...message, at: now, params });
  const text = await textOf(database);
  const other = await openBare();
  await loadInto(other, text);
  expect(await textOf(other)).toBe(text);
  const inbox = await listInbox(other.kysely, to.id, now);
  expect(inbox).toMatchObject([{ read: false }, { read: true }]);
  expect(inbox).toEqual(await listInbox(kysely, to.id, now));
});

test('after a restore new rows get new ids, and triggers and references work', async () => {
  const { database } = await lived();
  const other = await openBare();
  await loadInto(other, await textOf(database));
  const { rows } = await sql<{ id: string; next: string }>`
    insert into confirmation (station_id, fuel_type_id, price, confirmed_at, received_at, origin)
    select station_id, fuel_type_id, price, observed_at, observed_at, 'owner' from current_price limit 1
    returning id, (select max(id) + 1 from confirmation) as next`.execute(other.kysely);
  expect(rows[0]!.id).toBe(rows[0]!.next);
  const change = sql`update action_log set reason = 'x'`.execute(other.kysely);
  await expect(change).rejects.toThrow('the log of actions is only added to');
  const stray = sql`update station set logo_hash = 'nothing' where id = 1`.execute(other.kysely);
  await expect(stray).rejects.toThrow('station_logo_hash_fkey');
});

test('an open back-up contains no people and no secrets, and can be restored', async () => {
  const { database } = await lived();
  const text = await textOf(database, { ...GIVEN, open: true });
  expect(text.includes('example.sm')).toBe(false);
  const { rows } = await sql<{ claimant: string }>`
    select distinct claimant from observation where claimant is not null`.execute(database.kysely);
  expect(rows.filter(({ claimant }) => text.includes(claimant))).toEqual([]);
  const closed = TABLE_NAMES.filter((table) => TABLES[table] === null);
  const { ending } = await loadInto(await openBare(), text);
  expect(closed.filter((table) => ending.tables[table]!.rows > 0)).toEqual([]);
  expect(ending.tables.observation!.rows).toBeGreaterThan(10);
});

test.each([
  ['of a newer format', (text: string) => text.replace('"pieno_backup":1', '"pieno_backup":2')],
  [
    'of a newer schema',
    (text: string) => text.replace(']}\n', ',{"name":"9999_x","checksum":"x"}]}\n'),
  ],
])('a file %s is refused with a sentence', async (_, change) => {
  const { database } = await lived();
  await expect(
    loadInto(await (bare ??= openBare()), change(await textOf(database))),
  ).rejects.toThrow(
    'Il file viene da una versione più recente di Pieno: aggiorna questo programma, poi ripeti.',
  );
});

test.each([
  ['a row that was changed', (text: string) => text.replace('"1790"', '"1791"')],
  ['a row that is missing', (text: string) => text.replace(/^\[.*\n/mu, '')],
  ['an end that is missing', (text: string) => text.replace(/^.*\n$/mu, '')],
  ['a table that is missing', (text: string) => text.replace(/^\{"table":"sheet",.*\n.*\n/mu, '')],
  ['a line of something else', (text: string) => text.replace('\n', '\nx\n')],
])('a file with %s is refused and leaves nothing', async (_, change) => {
  const { database } = await lived();
  const text = await textOf(database);
  const changed = change(text);
  expect(changed === text).toBe(false);
  const other = await (bare ??= openBare());
  await expect(loadInto(other, changed)).rejects.toThrow('Il file è danneggiato o non è intero');
  const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(
    other.kysely,
  );
  expect(rows).toEqual([]);
});
