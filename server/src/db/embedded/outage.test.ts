import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { post } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { settledWithin } from '../../testing/fake-patience.ts';

/** What a visitor may wait for a 503, in milliseconds: half the patience of our client. */
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

const write = () => post(server, '/login', { email: 'anna@example.sm', password: 'una password' });

let hung: Promise<unknown>;

/** Occupies the database's thread until the engine gives it up; `hung` is then the statement's error. */
function hang(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  hung = sql`select count(*) from generate_series(1, 100000000000)`
    .execute(server.database.kysely)
    .catch((error: unknown) => error);
}

test('while its thread hangs a write gets its 503 in time, prices and guests do not wait', async () => {
  hang();
  const first = await settledWithin(PROMISED_MS, write());
  expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '5']);
  const next = await Promise.all([write(), write()]);
  expect(next.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect((await server.app.inject('/api/prices/ranking/10')).statusCode).toBe(200);
  expect((await post(server, '/guest/access')).statusCode).toBe(200);
});

test('writes work again once the thread was replaced', async () => {
  hang();
  await settledWithin(PROMISED_MS, write());
  expect(await settledWithin(15_000, hung)).toMatchObject({ code: '57014' });
  vi.useRealTimers();
  await expect.poll(async () => (await write()).statusCode).toBe(422);
});
