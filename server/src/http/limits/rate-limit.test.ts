// Tests rule call-limits.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

const { max, windowMs } = RATE_LIMITS.guestAccess;
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ config: { trustProxy: ['loopback'] } });
});
afterAll(() => server.close());

const counted = async (key: string) => {
  const db = server.database.kysely;
  const row = await db.selectFrom('rate_limit').select('hits').where('key', '=', key).execute();
  return row[0]?.hits;
};
const fill = (key: string, hits: number) =>
  server.database.kysely
    .insertInto('rate_limit')
    .values({ key, hits, resets_at: new Date(Date.parse('2026-11-21T08:00:00Z') + windowMs) })
    .execute();
const enter = (address: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/guest/access',
    headers: { 'x-forwarded-for': address },
  });

describe('guest access', () => {
  test('is counted per address and refused over the limit', async () => {
    await fill('guestAccess 192.0.2.1', max - 1);
    expect((await enter('192.0.2.1')).statusCode).toBe(200);
    const refused = await enter('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(windowMs / 1000));
    expect(refused.json()).toMatchObject({ message: 'Troppe richieste. Riprova tra poco.' });
    expect((await enter('192.0.2.2')).statusCode).toBe(200);
  });

  test('IPv6 addresses that differ in their last digits count as one network', async () => {
    await enter('2001:db8:1:2::a');
    await enter('2001:db8:1:2::b');
    expect(await counted('guestAccess 2001:db8:1:2::')).toBe(2);
  });

  test.each([
    ['a port', ['198.51.100.1:51000', '198.51.100.1:51001', '198.51.100.1'], '198.51.100.1'],
    [
      'brackets',
      ['[2001:db8:7:1::5]:51000', '[2001:db8:7:1::6]', '"[2001:db8:7:1::7]:1"'],
      '2001:db8:7:1::',
    ],
    ['a mapped address', ['[::ffff:198.51.100.2]:51000', '198.51.100.2:9'], '198.51.100.2'],
    ['a port before a trusted one', ['198.51.100.3:1, 127.0.0.1:4000'], '198.51.100.3'],
  ])(
    'a network is identified by its address where a proxy writes %s',
    async (_, written, network) => {
      const before = (await counted(`guestAccess ${network}`)) ?? 0;
      for (const from of written) await enter(from);
      expect(await counted(`guestAccess ${network}`)).toBe(before + written.length);
    },
  );

  test('is counted and limited also while the database does not answer', async () => {
    const cut = await openTestApp();
    await cut.database.close();
    const once = () => cut.app.inject({ method: 'POST', url: '/api/guest/access' });
    for (let calls = 0; calls < max; calls += 1) expect((await once()).statusCode).toBe(200);
    expect((await once()).statusCode).toBe(429);
    expect(cut.log.map(({ msg }) => msg)).toEqual([
      'limits are counted in memory; said once a minute',
    ]);
    await cut.close();
  });
});

test('unknown addresses are limited, against guessing', async () => {
  await fill('notFound 127.0.0.1', RATE_LIMITS.notFound.max);
  expect((await server.app.inject('/api/nothing')).statusCode).toBe(429);
  const image = await server.app.inject('/api/images/0123456789abcdef.webp');
  expect(image.statusCode).toBe(429);
});

test('public answers are neither limited nor counted', async () => {
  const used = Object.keys(RATE_LIMITS).map((name) => `${name} 192.0.2.3`);
  for (const key of used) await fill(key, 10_000);
  for (const [url, status] of [
    ['/api/prices/best-by-decade', 200],
    ['/api/business/8', 200],
    ['/api/business/999', 404],
  ] as const) {
    const answer = await server.app.inject({ url, headers: { 'x-forwarded-for': '192.0.2.3' } });
    expect([url, answer.statusCode]).toEqual([url, status]);
  }
  const rows = await server.database.kysely
    .selectFrom('rate_limit')
    .select(['key', 'hits'])
    .execute();
  const counts = rows.filter(({ key }) => key.endsWith('192.0.2.3'));
  expect(counts.map(({ key }) => key).toSorted()).toEqual(used.toSorted());
  expect(new Set(counts.map(({ hits }) => hits))).toEqual(new Set([10_000]));
});
