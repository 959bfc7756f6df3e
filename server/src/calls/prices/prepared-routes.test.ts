// Tests rules call-prices, call-why, offline-in-advance, price-version, ranking-area, ranking-order,
// ranking-parameter.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BestByDecadeSchema,
  PriceVersionSchema,
  RankingSchema,
} from '@pieno/contract/prices/prices.ts';
import { WhySchema } from '@pieno/contract/prices/why.ts';
import { DECADES } from '@pieno/contract/prices/fuels.ts';
import { SAN_MARINO_BYTES } from '@pieno/contract/offline/san-marino.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { recordPrices } from '../../modules/prices/record.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject(`/api/prices${path}`);

test('the best of each category has its station, fuel and price', async () => {
  const groups = BestByDecadeSchema.parse((await get('/best-by-decade')).json());
  expect(groups.map(({ label }) => label)).toEqual(expect.arrayContaining(['Benzina', 'Diesel']));
  const { best } = groups.find(({ decade }) => decade === 10)!;
  expect(best).toMatchObject({ decade: 10, rank: 1, stale: false });
  expect(best!.fuels[0]!.price).toBeGreaterThan(1);
});

describe('the version of the prices', () => {
  test('is a few bytes and answered with 304 while it is unchanged', async () => {
    const answer = await get('/version');
    expect(PriceVersionSchema.parse(answer.json()).version).toBeGreaterThan(0);
    expect(answer.body.length).toBeLessThan(40);
    const again = await server.app.inject({
      url: '/api/prices/version',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('changes with a price', async () => {
    const before: unknown = (await get('/version')).json();
    const { database, clock, board } = server;
    await inTransaction(database.kysely, (tx) =>
      recordPrices(tx, clock, { origin: 'administrator' }, [
        { stationId: 1, fuelTypeId: 10, price: 1_699, unit: 'litre', observedAt: clock.now() },
      ]),
    );
    expect((await get('/version')).json()).toEqual(before);
    await board.refresh();
    expect((await get('/version')).json()).not.toEqual(before);
  });
});

describe('a ranking', () => {
  test.each(DECADES)('of decade %i is there, with or without stations', async (decade) => {
    const answer = await get(`/ranking/${decade}`);
    expect(answer.statusCode).toBe(200);
    expect(RankingSchema.parse(answer.json()).every((entry) => entry.decade === decade)).toBe(true);
  });

  test('begins with the winner', async () => {
    const groups = BestByDecadeSchema.parse((await get('/best-by-decade')).json());
    const ranking = RankingSchema.parse((await get('/ranking/20')).json());
    expect(ranking[0]).toEqual(groups.find(({ decade }) => decade === 20)!.best);
  });

  test('is of San Marino unless the border is requested', async () => {
    const body = (await get('/ranking/10')).body;
    expect((await get('/ranking/10?area=SM')).body).toBe(body);
    expect((await get('/ranking/10?area=confine')).json()).toEqual([]);
  });

  test.each(['/ranking/60', '/ranking/15', '/ranking/0', '/ranking/7.5?area=confine'])(
    '%s is empty, as the category does not exist',
    async (path) => {
      const answer = await get(path);
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    },
  );

  test.each(['ten', '-10', '-0', '1e1', '10.0', '010', 'Infinity', '1e999'])(
    '/ranking/%s is not found',
    async (decade) => {
      const answer = await get(`/ranking/${decade}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { message: 'Categoria di carburante sconosciuta' },
      ]);
    },
  );

  test('of an unknown area is not found', async () => {
    const answer = await get('/ranking/10?area=RN');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: 'Zona sconosciuta' },
    ]);
  });
});

describe('why a ranking is as it is', () => {
  test('is answered for San Marino unless the border is requested, and with 304 when unchanged', async () => {
    const answer = await get('/why/10');
    const why = WhySchema.parse(answer.json());
    const ranking = RankingSchema.parse((await get('/ranking/10')).json());
    expect(why).toMatchObject({ decade: 10, area: 'SM' });
    expect(why.stations.length).toBeGreaterThanOrEqual(ranking.length);
    expect((await get('/why/10?area=confine')).json()).toMatchObject({ stations: [] });
    const again = await server.app.inject({
      url: '/api/prices/why/10',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each(['/why/60', '/why/ten', '/why/010', '/why/10?area=RN'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});

test('nothing is available before the board’s first refresh', async () => {
  const early = await openTestApp({ boardFilled: false });
  for (const path of ['best-by-decade', 'ranking/10', 'why/10']) {
    const answer = await early.app.inject(`/api/prices/${path}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { message: 'Risorsa al momento non disponibile' },
    ]);
  }
  await early.close();
});

describe('all of San Marino in one answer', () => {
  const ask = (headers = {}) =>
    server.app.inject({ url: '/api/offline/san-marino', headers: { ...headers } });
  const own = async (path: string): Promise<unknown> =>
    (await server.app.inject(`/api${path}`)).json();

  test('holds every ranking and station as their own calls answer, in 40 kB at most', async () => {
    const whole = (await ask()).json<Record<string, unknown>>();
    const paths = Object.keys(whole);
    expect(paths.filter((path) => path.startsWith('/prices/ranking/'))).toHaveLength(6);
    expect(paths.filter((path) => path.startsWith('/business/'))).toHaveLength(41);
    for (const path of ['/prices/ranking/10', '/business/8'])
      expect(whole[path]).toEqual(await own(path));
    const { headers } = await ask({ 'accept-encoding': 'br' });
    expect(Number(headers['content-length'])).toBeLessThanOrEqual(SAN_MARINO_BYTES);
  });

  test('is answered with 304 until a price changes', async () => {
    const etag = String((await ask()).headers.etag);
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
    const { database, clock, board } = server;
    await inTransaction(database.kysely, (tx) =>
      recordPrices(tx, clock, { origin: 'administrator' }, [
        { stationId: 8, fuelTypeId: 20, price: 1_577, unit: 'litre', observedAt: clock.now() },
      ]),
    );
    await board.refresh();
    const changed = await ask({ 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json<Record<string, unknown>>()['/business/8']).toEqual(
      await own('/business/8'),
    );
  });
});
