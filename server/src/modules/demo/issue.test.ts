// Tests rule price-demo.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { Database, Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { fixedClock as at } from '../../testing/fixed-clock.ts';
import { readBoardVersion } from '../changes/board-version.ts';
import { loadSeed } from '../seed/load.ts';
import { recordPrices } from '../prices/record.ts';
import { demoPricesJob, issueDemoPrices } from './issue.ts';
import { tallyOf } from '../../testing/prices/tally-of.ts';

let database: Database;
let db: Executor;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.kysely;
  await loadSeed(db);
});
afterEach(() => database.close());

const TODAY = at('2026-11-21T09:00:00Z');
const TOMORROW = at('2026-11-22T06:05:00Z');

const current = () =>
  db
    .selectFrom('current_price')
    .selectAll()
    .orderBy('station_id')
    .orderBy('fuel_type_id')
    .execute();
const priceOf = async (station: number, fuel: number) =>
  (await current()).find((row) => row.station_id === station && row.fuel_type_id === fuel);
const real = (station: number, fuel: number, price: number, observedAt: string) => {
  const { unit } = FUEL_TYPES.find((type) => type.id === fuel)!;
  const claim = {
    stationId: station,
    fuelTypeId: fuel,
    price,
    unit,
    observedAt: new Date(observedAt),
  };
  return inTransaction(db, (tx) => recordPrices(tx, TODAY, { origin: 'administrator' }, [claim]));
};

describe('the demo prices of a day', () => {
  test('fill an empty database: every fuel station, LPG at a few, 22 columns, no methane', async () => {
    expect(tallyOf(await issueDemoPrices(db, TODAY))).toMatchObject({ known: 0, rejected: [] });
    const rows = await current();
    const count = (...fuels: number[]) =>
      new Set(rows.filter((row) => fuels.includes(row.fuel_type_id)).map((row) => row.station_id))
        .size;
    expect([count(10, 11), count(20, 21), count(30), count(50)]).toEqual([17, 17, 3, 22]);
    expect(count(40, 41)).toBe(0);
    expect(new Set(rows.map((row) => row.source))).toEqual(new Set(['demo']));
  });

  test('are dated early that morning', async () => {
    await issueDemoPrices(db, TODAY);
    const hours = (await current()).map((row) => row.observed_at.toISOString().slice(0, 13));
    expect(new Set(hours)).toEqual(new Set(['2026-11-21T04', '2026-11-21T05']));
  });

  test('at night they are still those of the previous day, never in the future', async () => {
    expect(tallyOf(await issueDemoPrices(db, at('2026-11-21T05:59:00Z'))).rejected).toEqual([]);
    expect((await priceOf(8, 10))!.observed_at.toISOString()).toMatch(/^2026-11-20T0[45]:/);
  });

  test('issued again they add no row and leave the board unchanged', async () => {
    const first = tallyOf(await issueDemoPrices(db, TODAY));
    const version = await readBoardVersion(db);
    expect(tallyOf(await issueDemoPrices(db, at('2026-11-21T23:00:00Z')))).toMatchObject({
      added: 0,
      known: first.added,
    });
    expect(await readBoardVersion(db)).toBe(version);
  });

  test('the job adds those of the next day', async () => {
    await issueDemoPrices(db, TODAY);
    const before = await current();
    await demoPricesJob(db, TOMORROW).run();
    const after = await current();
    expect(after).toHaveLength(before.length);
    expect(after.every((row) => row.observed_at.toISOString().startsWith('2026-11-22'))).toBe(true);
    expect(after.map((row) => row.price)).not.toEqual(before.map((row) => row.price));
  });
});

describe('a real price', () => {
  test('removes the demo price of its station and fuel, even when it is older', async () => {
    await issueDemoPrices(db, TODAY);
    await real(8, 10, 1_699, '2026-11-19T10:00:00Z');
    expect(await priceOf(8, 10)).toMatchObject({ price: 1_699, source: 'admin' });
    expect(await priceOf(8, 20)).toMatchObject({ source: 'demo' });
  });

  test('prevents further demo prices, also in the log', async () => {
    await real(8, 10, 1_699, '2026-11-01T10:00:00Z');
    await issueDemoPrices(db, TODAY);
    await issueDemoPrices(db, TOMORROW);
    expect(await priceOf(8, 10)).toMatchObject({ price: 1_699, source: 'admin' });
    const log = await db
      .selectFrom('observation')
      .select('source')
      .where('station_id', '=', 8)
      .where('fuel_type_id', '=', 10)
      .execute();
    expect(log).toEqual([{ source: 'admin' }]);
  });
});

test('a station that an operator added gets no demo price', async () => {
  const { id } = await db
    .insertInto('station')
    .values({
      source: 'operator',
      source_id: 'node/4595293990',
      kind: 'fuel',
      country: 'SM',
      name: 'Nuovo',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await issueDemoPrices(db, TODAY);
  expect((await current()).filter((row) => row.station_id === id)).toEqual([]);
});

test('a removed seed station gets no demo price', async () => {
  await db.deleteFrom('station').where('id', '=', 8).execute();
  expect(tallyOf(await issueDemoPrices(db, TODAY)).rejected).toEqual([]);
  expect((await current()).filter((row) => row.station_id === 8)).toEqual([]);
});
