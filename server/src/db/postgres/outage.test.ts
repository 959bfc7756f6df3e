// Tests rules board-refresh, database-away.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { post } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { makePostgresDatabase } from '../../testing/database/database.ts';
import { settledWithin } from '../../testing/prices/fake-patience.ts';
import { openFrozenProxy, type FrozenProxy } from '../../testing/attacks/frozen-proxy.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import type { Executor } from '../database.ts';
import { PostgresListener } from './listener.ts';
import { openPostgres } from './open.ts';

/** Milliseconds that a visitor waits for a 503 at most: half of our client's timeout. */
const PROMISED_MS = 5_000;

let proxy: FrozenProxy;
let server: TestApp;
let drop: () => Promise<void>;
beforeEach(async () => {
  const made = await makePostgresDatabase();
  drop = made.drop;
  proxy = await openFrozenProxy(made.url);
  server = await openTestApp({ database: await openPostgres(proxy.url, silentLogger) });
  await server.app.ready();
});
afterEach(async () => {
  vi.useRealTimers();
  proxy.thaw();
  await server.close();
  await proxy.close();
  await drop();
});

let tries = 0;
/** Each attempt uses another account: an account's limit is kept in memory while its table is unavailable. */
const write = () => {
  const email = `anna${(tries += 1)}@example.sm`;
  return post(server, '/login', { email, password: 'una password' });
};
const stopTheClocks = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

describe('on a database that hangs', () => {
  beforeEach(async () => {
    await write();
    stopTheClocks();
    proxy.freeze();
  });

  test('a write gets 503 in time, and the next ones at once', async () => {
    const first = await settledWithin(PROMISED_MS, write());
    expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '5']);
    const next = await Promise.all([write(), write(), write()]);
    expect(next.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  });

  test('more writes than connections all get 503', async () => {
    const answers = Promise.all(Array.from({ length: 25 }, write));
    const codes = (await settledWithin(PROMISED_MS, answers)).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([503]));
  });

  test.each([
    '/api/prices/best-by-decade',
    '/api/prices/ranking/10',
    '/api/business/8',
    '/api/global-settings/maps_api_key',
    '/api/welcome-message',
    '/api/health/ready',
    '/api/openapi.json',
  ])('%s does not wait for it', async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(200);
  });

  test('a guest gets access', async () => {
    const answer = await settledWithin(PROMISED_MS, post(server, '/guest/access'));
    expect(answer.statusCode).toBe(200);
  });

  test('writes succeed again once it answers', async () => {
    await settledWithin(PROMISED_MS, write());
    vi.useRealTimers();
    proxy.thaw();
    await expect.poll(async () => (await write()).statusCode).toBe(422);
  });
});

test('connections that died silently are replaced', async () => {
  await Promise.all(Array.from({ length: 5 }, write));
  stopTheClocks();
  proxy.forgetConnections();
  const held = proxy.connections();
  expect(held).toBeGreaterThan(1);
  const first = await settledWithin(PROMISED_MS, write());
  expect(first.statusCode).toBe(503);
  vi.useRealTimers();
  await expect.poll(async () => (await write()).statusCode, { interval: 0 }).toBe(422);
});

test('a connection whose backend hangs is replaced, the others continue', async () => {
  await write();
  stopTheClocks();
  let pid: number | undefined;
  try {
    const asking = server.database.requestKysely.connection().execute(async (session) => {
      pid = await backendOf(session);
      process.kill(pid, 'SIGSTOP');
      await sql`select 1`.execute(session);
    });
    await expect(settledWithin(PROMISED_MS, asking)).rejects.toMatchObject({ code: '08006' });
    vi.useRealTimers();
    await expect.poll(async () => (await write()).statusCode).toBe(422);
    expect(await backendOf(server.database.requestKysely)).not.toBe(pid);
  } finally {
    if (pid) process.kill(pid, 'SIGCONT');
  }
});

test('a connection whose backend hangs while others are answered affects no other', async () => {
  await write();
  stopTheClocks();
  let pid: number | undefined;
  try {
    const hung = Promise.withResolvers<void>();
    const asking = server.database.requestKysely.connection().execute(async (session) => {
      pid = await backendOf(session);
      process.kill(pid, 'SIGSTOP');
      hung.resolve();
      await sql`select 1`.execute(session);
    });
    await hung.promise;
    await backendOf(server.database.kysely);
    await expect(settledWithin(PROMISED_MS, asking)).rejects.toMatchObject({ code: '08006' });
    expect((await write()).statusCode).toBe(422);
  } finally {
    if (pid) process.kill(pid, 'SIGCONT');
  }
});

async function backendOf(executor: Executor): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(executor);
  return rows[0]!.pid;
}

test('even after a long outage the next attempt to listen comes within five seconds', async () => {
  let tries = 0;
  const gone = createServer((socket) => {
    tries += 1;
    socket.destroy();
  });
  await once(gone.listen(0, '127.0.0.1'), 'listening');
  stopTheClocks();
  const { port } = gone.address() as AddressInfo;
  const config = { connectionString: `postgres://x@127.0.0.1:${port}/x` };
  const warn = vi.fn<() => void>();
  const listener = new PostgresListener(config, { ...silentLogger, warn });
  onTestFinished(async () => {
    await listener.close();
    gone.close();
  });
  await listener.listen('board', { onNotice: () => undefined, onReconnect: () => undefined });
  for (let expected = 1; expected <= 10; expected += 1) {
    expect(tries).toBe(expected);
    const next = once(gone, 'connection');
    await vi.advanceTimersByTimeAsync(PROMISED_MS);
    await next;
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(warn).toHaveBeenCalledOnce();
});

test('listening continues after its connection died silently', async () => {
  const config = { connectionString: proxy.url, query_timeout: 500 };
  const listener = new PostgresListener(config, silentLogger, 50);
  onTestFinished(() => listener.close());
  const onNotice = vi.fn<() => void>();
  const reconnected = Promise.withResolvers<void>();
  await listener.listen('board', { onNotice, onReconnect: reconnected.resolve });
  proxy.forgetConnections();
  await reconnected.promise;
  const { kysely, close } = await openPostgres(proxy.url, silentLogger);
  onTestFinished(close);
  await expect
    .poll(async () => {
      await sql`select pg_notify('board', '')`.execute(kysely);
      return onNotice;
    })
    .toHaveBeenCalled();
});
