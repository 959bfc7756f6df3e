// Tests rule operator-metrics.
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { registerVerified } from '../testing/accounts.ts';
import { openTestDatabase } from '../testing/database/database.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { driving } from '../testing/prices/drivers.ts';
import { Board } from '../modules/board/board.ts';
import { VERSION } from '../version.ts';
import { openFigures } from './open-figures.ts';
import { serveMetrics } from './serve-metrics.ts';

const START = Date.parse('2026-11-21T08:00:00Z');
const metricsToken = 'a'.repeat(40);
const WITH_TOKEN = { authorization: `Bearer ${metricsToken}` };
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ config: { metricsToken, trustProxy: ['loopback'] } });
});
afterAll(() => server.close());
const { begin, driver, report, state } = driving(() => server);
let station: number;
let asked = 0;
beforeEach(async () => {
  station = await begin();
  await server.board.refresh();
});

const ask = (options: InjectOptions) => server.app.inject({ url: '/metrics', ...options });
async function series(): Promise<Map<string, number>> {
  // Values read from the database are cached for ten seconds.
  asked += 1;
  server.clock.set(new Date(START + asked * 10_000).toISOString());
  return read((await ask({ headers: WITH_TOKEN })).body);
}
const read = (text: string) =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+(?:\{.*\})?) (\S+)$/u.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(value)] as const];
    }),
  );

test('are answered only with the token, and not cached; others get not-found', async () => {
  const answer = await ask({ headers: WITH_TOKEN });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
  const unknown = await server.app.inject('/no-such-page');
  const others = [{}, { authorization: 'Bearer wrong' }, { authorization: metricsToken }];
  for (const headers of others) {
    const refused = await ask({ headers });
    expect([refused.statusCode, refused.body]).toEqual([unknown.statusCode, unknown.body]);
  }
});

test('without a token or a port there are none', async () => {
  const plain = await openTestApp({ database: server.database });
  const [asked, unknown] = [
    await plain.app.inject({ url: '/metrics', headers: WITH_TOKEN }),
    await plain.app.inject('/no-such-page'),
  ];
  expect([asked.statusCode, asked.body]).toEqual([unknown.statusCode, unknown.body]);
  await plain.app.close();
});

test('are served without a token on a local port', async () => {
  const { database, board, clock } = server;
  const config = { metricsPort: 0, metricsToken: undefined, dataDir: '/', backupDir: '/' };
  const metrics = (await openFigures({
    config: { ...config, backupKey: undefined },
    database,
    board,
    clock,
  }))!;
  const listening = await serveMetrics(metrics, 0);
  const { port, hostname, pathname } = new URL(listening.address);
  expect([hostname, pathname]).toEqual(['127.0.0.1', '/metrics']);
  const text = await (await fetch(listening.address)).text();
  expect(text).toMatch(/^pieno_disk_free_bytes\{disk="data"\} \d+$/mu);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await expect(serveMetrics(metrics, Number(port))).rejects.toThrow('METRICS_PORT');
  await listening.close();
});

test('count answers by route, method and status, including those sent past the framework', async () => {
  const prepared = 'route="/api/business/:id",method="GET"';
  const count = (all: Map<string, number>, labels: string) =>
    all.get(`pieno_http_requests_total{${labels}}`) ?? 0;
  const before = await series();
  const { headers } = await server.app.inject(`/api/business/${station}`);
  const known = { 'if-none-match': headers.etag as string };
  await server.app.inject({ url: `/api/business/${station}`, headers: known });
  await server.app.inject('/api/business/999999');
  const after = await series();
  const more = (status: number) =>
    count(after, `${prepared},status="${status}"`) -
    count(before, `${prepared},status="${status}"`);
  expect([more(200), more(304), more(404)]).toEqual([1, 1, 1]);
  const timed = `pieno_http_request_duration_seconds_count{${prepared}}`;
  expect(after.get(timed)! - (before.get(timed) ?? 0)).toBe(3);
});

test('do not grow with what visitors send', async () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];
  const shapes = ['/', '/api/', '/business/', '/api/businesses/', '/assets/', '/%zz'];
  const send = (number: number) => {
    const method = methods[number % methods.length] as 'GET';
    const random = Math.sin(number + 1)
      .toString(36)
      .slice(2);
    const shape = shapes[Math.floor(number / methods.length) % shapes.length]!;
    const address = `192.0.2.${number % 2}`;
    return server.app.inject({
      method,
      url: `${shape}${random}?${random}`,
      headers: { 'x-forwarded-for': address },
    });
  };
  const rounds = async (from: number, to: number) => {
    for (let number = from; number < to; number += 1) await send(number);
  };
  // Until each has reached its limit.
  await rounds(0, 1_000);
  const before = [...(await series()).keys()];
  await rounds(1_000, 2_000);
  const after = [...(await series()).keys()];
  const ofRequests = (keys: string[]) => keys.filter((key) => key.startsWith('pieno_'));
  expect(ofRequests(after)).toEqual(ofRequests(before));
  expect(after.join('\n')).toContain('route="unknown",method="unknown"');
});

test('include what was written, its age, and what waits', async () => {
  await state(1690, 'owner');
  await report(await driver(), { price: 1700 });
  await server.board.refresh();
  const before = await series();
  expect(before.get('pieno_prices_total{source="driver",outcome="reported"}')).toBeGreaterThan(0);
  expect(before.get('pieno_queue_items{kind="reported"}')).toBe(1);
  expect(before.get('pieno_database_up')).toBe(1);
  const after = await series();
  for (const age of [
    'pieno_board_age_seconds',
    'pieno_price_newest_age_seconds{area="SM",category="diesel"}',
  ]) {
    expect(after.get(age)! - before.get(age)!, age).toBe(10);
  }
});

test('contain no personal data', async () => {
  const anna = await driver();
  await registerVerified(server, 'zoe.bianchi@example.sm', { role: 'admin' });
  await report(anna, { price: 1700 });
  const headers = { ...anna.headers, 'x-forwarded-for': '203.0.113.77' };
  await server.app.inject({ url: '/api/user', headers });
  await server.app.inject({ url: '/business/1?note=zoe', headers });
  const { body } = await ask({ headers: { ...WITH_TOKEN, 'x-forwarded-for': '203.0.113.77' } });
  expect(body).toContain('route="/business/:id"');
  for (const secret of [anna.email, 'zoe', 'bianchi', '@', '203.0.113', metricsToken]) {
    expect(body.toLowerCase()).not.toContain(secret);
  }
});

test('include all others while the database is away', async () => {
  const database = await openTestDatabase();
  const clock = fixedClock('2026-11-21T08:00:00Z');
  const board = new Board(database.kysely, clock);
  const config = { metricsToken, metricsPort: undefined, dataDir: '/', backupDir: '/' };
  const parts = { config: { ...config, backupKey: 'age1' }, database, board, clock };
  const metrics = (await openFigures(parts))!;
  const before = read((await metrics.read()).text);
  expect(before.get('pieno_database_up')).toBe(1);
  expect(before.get('pieno_disk_free_bytes{disk="backups"}')).toBeGreaterThan(0);
  await database.close();
  const kept = read((await metrics.read()).text);
  expect(kept.get('pieno_database_up')).toBe(1);
  clock.set('2026-11-21T08:00:10Z');
  const after = read((await metrics.read()).text);
  expect(after.get('pieno_database_up')).toBe(0);
  expect(after.has('pieno_database_size_bytes')).toBe(false);
  expect(after.get(`pieno_build_info{version="${VERSION}"}`)).toBe(1);
});
