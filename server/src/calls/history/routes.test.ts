// Tests rules call-history, history-area, history-prepared, history-steps.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AreaHistorySchema, StationHistorySchema } from '@pieno/contract/history/history.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { withdrawCurrent } from '../../modules/prices/log/decide.ts';
import { beginRun, finishRun } from '../../modules/imports/runs/runs.ts';
import { recordPrices } from '../../modules/prices/record.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';

const NOON = '2026-11-21T11:00:00Z';
const DIESEL = 20;

let server: TestApp;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  server.clock.set(NOON);
  await addFuelTypes(server.database.kysely);
  station = await addStation(server.database.kysely);
  await server.board.refresh();
});

async function record(
  price: number,
  at: string,
  { origin = 'operator_sheet', of = station }: { origin?: PriceOrigin; of?: number } = {},
): Promise<void> {
  const { database, clock, board } = server;
  const claim = { stationId: of, fuelTypeId: DIESEL, price, unit: 'litre' } as const;
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin, isSure: true }, [{ ...claim, observedAt: new Date(at) }]),
  );
  await board.refresh();
}
const get = (path: string, headers = {}) =>
  server.app.inject({ url: `/api/prices/history/${path}`, headers });
const historyOf = async (query = '', of = station) =>
  StationHistorySchema.parse((await get(`${of}?fuel=${DIESEL}${query}`)).json());
const pricesOf = async (query = '') => (await historyOf(query)).steps.map(({ price }) => price);
const areaOf = async (query = '') =>
  AreaHistorySchema.parse((await get(`area/SM?decade=${DIESEL}${query}`)).json());

describe("a station's history", () => {
  test('is its prices with their times, within days of San Marino', async () => {
    await record(1_700, '2026-11-18T09:00:00Z');
    await record(1_650, '2026-11-20T23:30:00Z');
    expect(await historyOf('&days=7')).toEqual({
      station,
      fuel_type_id: DIESEL,
      days: '7',
      from: '2026-11-14T23:00:00.000Z',
      to: '2026-11-21T23:00:00.000Z',
      steps: [
        { at: '2026-11-18T09:00:00.000Z', price: 1.7, source: 'import', state: 'fresh' },
        { at: '2026-11-20T23:30:00.000Z', price: 1.65, source: 'import', state: 'fresh' },
      ],
      min: { price: 1.65, at: '2026-11-20T23:30:00.000Z' },
      max: { price: 1.7, at: '2026-11-18T09:00:00.000Z' },
      reduced: false,
      daily_until: null,
    });
  });

  test('of a few days begins with the price valid before them', async () => {
    await record(1_700, '2026-09-01T09:00:00Z');
    await record(1_650, '2026-11-20T09:00:00Z');
    expect(await pricesOf('&days=365')).toEqual([1.7, 1.7, 1.65]);
    expect((await historyOf('&days=7')).steps).toMatchObject([
      { at: '2026-09-09T09:00:00.001Z', price: 1.7, state: 'stale' },
      { price: 1.65, state: 'fresh' },
    ]);
    expect((await historyOf('&days=all')).from).toBe('2026-08-31T22:00:00.000Z');
  });

  test('is answered from the cache without asking the database', async () => {
    await record(1_700, '2026-11-20T09:00:00Z');
    const first = await historyOf();
    const asked = vi.spyOn(server.database.requestKysely, 'selectFrom');
    expect(await historyOf()).toEqual(first);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('of invented prices alone is empty', async () => {
    await record(1_700, '2026-11-20T09:00:00Z', { origin: 'demo' });
    expect(await historyOf()).toMatchObject({ days: '30', steps: [], min: null, max: null });
  });

  test('never contains a withdrawn price', async () => {
    await record(1_700, '2026-11-19T09:00:00Z');
    await record(1_300, '2026-11-20T09:00:00Z');
    expect(await pricesOf()).toEqual([1.7, 1.3]);
    const pair = { stationId: station, fuelTypeId: DIESEL };
    const why = { by: 'maria', reason: 'telefonata' };
    const { database, clock, board } = server;
    await changePrices(database.kysely, clock, (change) => withdrawCurrent(change, pair, why));
    await board.refresh();
    expect(await pricesOf()).toEqual([1.7]);
  });

  test('shows a late report of a past price, though the current price stays', async () => {
    await record(1_700, '2026-11-20T09:00:00Z');
    expect(await pricesOf()).toEqual([1.7]);
    await record(1_600, '2026-11-18T09:00:00Z');
    expect(await pricesOf()).toEqual([1.6, 1.7]);
  });

  test('ends without a price when the owner stops selling the fuel', async () => {
    await record(1_700, '2026-11-20T09:00:00Z');
    await server.database.kysely
      .insertInto('station_fuel')
      .values({
        station_id: station,
        fuel_type_id: DIESEL,
        sold: false,
        decided_at: new Date('2026-11-21T07:00:00Z'),
      })
      .execute();
    expect((await historyOf()).steps).toMatchObject([
      { price: 1.7 },
      { at: '2026-11-21T07:00:00.000Z', price: null, source: null },
    ]);
  });

  test('ends without a price when the station closes for good', async () => {
    await record(1_700, '2026-11-20T09:00:00Z');
    await server.database.kysely
      .updateTable('station')
      .set({ closed_at: new Date('2026-11-21T08:00:00Z') })
      .where('id', '=', station)
      .execute();
    expect((await historyOf()).steps).toMatchObject([
      { price: 1.7 },
      { at: '2026-11-21T08:00:00.000Z', price: null },
    ]);
  });

  test("is not changed by the ministry's daily confirmation, which does not move the time at which a price ages", async () => {
    await record(1_700, '2026-11-12T09:00:00Z', { origin: 'ministry' });
    const { steps } = await historyOf();
    expect(steps).toMatchObject([{ state: 'fresh' }, { at: '2026-11-20T09:00:00.001Z' }]);
    const { kysely } = server.database;
    const report = { kind: 'mimit', tallies: {}, notes: [], seconds: 1, state: { silent: [] } };
    const run = await inTransaction(kysely, (tx) =>
      beginRun(tx, 'mimit', server.clock.now(), '2026-11-21'),
    );
    await inTransaction(kysely, (tx) => finishRun(tx, run, report, server.clock.now()));
    await server.board.refresh();
    expect((await historyOf()).steps).toEqual(steps);
  });

  test('turns stale on time without any report', async () => {
    await record(1_700, '2026-11-21T10:00:00Z');
    expect((await historyOf()).steps).toHaveLength(1);
    server.clock.set('2026-11-29T10:00:00.001Z');
    expect((await historyOf()).steps).toMatchObject([{ state: 'fresh' }, { state: 'stale' }]);
  });

  test('is answered with 304 while it is unchanged, and compressed once', async () => {
    await record(1_700, '2026-11-20T09:00:00Z');
    const path = `${station}?fuel=${DIESEL}`;
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    const etag = String(answer.headers.etag);
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await record(1_650, '2026-11-21T09:00:00Z');
    const changed = await get(path, { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
  });

  test.each([
    ['99999?fuel=20', 404, 'Business non trovato'],
    ['uno?fuel=20', 404, 'Business non trovato'],
  ])('%s is not a station', async (path, status, message) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { message }]);
  });

  test.each([
    ['', { fuel: ['Campo obbligatorio'] }],
    ['?fuel=19', { fuel: ['Valore non valido'] }],
    ['?fuel=-1', { fuel: ['Valore non valido'] }],
    ['?fuel=20&days=8', { days: ['Valore non valido'] }],
  ])('%s is refused', async (query, errors) => {
    const answer = await get(`${station}${query}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }]);
  });
});

describe("an area's history", () => {
  test('shows for today what could rank so far', async () => {
    const other = await addStation(server.database.kysely);
    await record(1_700, '2026-11-20T09:00:00Z');
    await record(1_640, '2026-11-20T23:30:00Z');
    await record(1_660, '2026-11-21T08:00:00Z');
    await record(1_720, '2026-11-21T09:00:00Z', { of: other });
    expect((await areaOf('&days=7')).daily).toEqual([
      {
        day: '2026-11-21',
        open: 1.7,
        min: 1.64,
        median: 1.69,
        max: 1.72,
        close: 1.66,
        stations: 2,
      },
    ]);
  });

  test('is without a day on which nothing could rank', async () => {
    await record(1_700, '2026-11-01T09:00:00Z');
    expect((await areaOf()).daily).toEqual([]);
  });

  test.each([
    ['area/RN?decade=20', 'Zona sconosciuta'],
    ['area/SM?decade=60', 'Categoria di carburante sconosciuta'],
    ['area/SM', 'Categoria di carburante sconosciuta'],
  ])('%s is not an area', async (path, message) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { message }]);
  });

  test.each(['&days=31', '&mode=both'])('with %s is refused', async (query) => {
    expect((await get(`area/SM?decade=20${query}`)).statusCode).toBe(422);
  });
});

test('is unavailable before the board is filled', async () => {
  const early = await openTestApp({ boardFilled: false });
  for (const path of ['1?fuel=20', 'area/SM?decade=20']) {
    expect((await early.app.inject(`/api/prices/history/${path}`)).statusCode).toBe(503);
  }
  await early.close();
});
