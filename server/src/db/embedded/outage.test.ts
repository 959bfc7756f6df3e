// Tests rule database-away.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { post } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { settledWithin } from '../../testing/prices/fake-patience.ts';

/** Milliseconds that a visitor waits for a 503 at most: half of our client's timeout. */
const PROMISED_MS = 5_000;

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await server.app.ready();
});
afterEach(async () => {
  await settledWithin(15_000, hung);
  vi.useRealTimers();
  await server.close();
});

let tries = 0;
/** Each attempt uses another account: an account's limit is kept in memory while its table is unavailable. */
const write = () => {
  const email = `anna${(tries += 1)}@example.sm`;
  return post(server, '/login', { email, password: 'una password' });
};

const stopTheClocks = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

const endless = sql`select count(*) from generate_series(1, 100000000000)`;

/** Resolves when the engine has given up what occupies the database's thread. */
let hung: Promise<unknown>;

/**
 * Occupies the database's thread until the engine gives up; `hung` is then the statement's error. The fake clock stops
 * once the statement runs: work queued before it takes real time.
 */
async function hang(): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const hanging = server.database.kysely.connection().execute(async (session) => {
    await sql`select 1`.execute(session);
    stopTheClocks();
    begun.resolve();
    await endless.execute(session);
  });
  hung = hanging.catch((error: unknown) => error);
  await begun.promise;
}

const insertLate = () =>
  server.database.requestKysely
    .transaction()
    .execute((tx) => sql`insert into secret (value) values ('late')`.execute(tx));

async function transactionId(): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(
    server.database.kysely,
  );
  return rows[0]!.id;
}

/** Expects that the next caller gets its turn, outside any other transaction. */
async function expectNoneOpen(): Promise<void> {
  expect(await transactionId()).not.toBe(await transactionId());
  const { rows } = await sql`select value from secret where value = 'late'`.execute(
    server.database.kysely,
  );
  expect(rows).toEqual([]);
}

test('while the thread hangs a write gets 503 in time; prices and guest access still work', async () => {
  await hang();
  const first = await settledWithin(PROMISED_MS, write());
  expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '5']);
  const next = await Promise.all([write(), write()]);
  expect(next.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect((await server.app.inject('/api/prices/ranking/10')).statusCode).toBe(200);
  expect((await post(server, '/guest/access')).statusCode).toBe(200);
});

test('writes succeed again once the thread was replaced', async () => {
  await hang();
  await settledWithin(PROMISED_MS, write());
  expect(await settledWithin(15_000, hung)).toMatchObject({ code: '57014' });
  vi.useRealTimers();
  // Not with writes: they would exceed the network's limit before a slow machine has reopened the database.
  const ask = sql`select 1`;
  await expect
    .poll(() => ask.execute(server.database.requestKysely).then(() => 'answers', String))
    .toBe('answers');
  expect((await write()).statusCode).toBe(422);
});

test('work that timed out while queued leaves no transaction open', async () => {
  await hang();
  await expect(settledWithin(PROMISED_MS, insertLate())).rejects.toMatchObject({ code: '08006' });
  await settledWithin(15_000, hung);
  vi.useRealTimers();
  await expectNoneOpen();
});

test('work that timed out during the replacement leaves no transaction open', async () => {
  await hang();
  await settledWithin(15_000, hung);
  const given = insertLate().catch((error: unknown) => error);
  // Lets it begin, but returns nothing from the thread until its time is over.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  vi.advanceTimersByTime(PROMISED_MS);
  expect(await given).toMatchObject({ code: '08006' });
  vi.useRealTimers();
  await expectNoneOpen();
});

test('work that timed out inside its transaction leaves none open', async () => {
  stopTheClocks();
  const begun = Promise.withResolvers<void>();
  const given = server.database.requestKysely.transaction().execute(async (tx) => {
    await sql`insert into secret (value) values ('late')`.execute(tx);
    begun.resolve();
    await endless.execute(tx);
  });
  await begun.promise;
  hung = sql`select 1`.execute(server.database.kysely);
  await expect(settledWithin(PROMISED_MS, given)).rejects.toMatchObject({ code: '08006' });
  await settledWithin(15_000, hung);
  vi.useRealTimers();
  await expectNoneOpen();
});
