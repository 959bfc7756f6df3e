// Tests rules history-area, history-days.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { fixedClock, type FixedClock } from '../../testing/fixed-clock.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { readBoardVersion } from '../changes/board-version.ts';
import { withdrawCurrent } from '../prices/log/decide.ts';
import { recordPrices } from '../prices/record.ts';
import { priceHistoryJob } from './job.ts';
import { changePrices } from '../prices/change-prices.ts';

const DIESEL = 20;
const never = new AbortController().signal;

let database: Database;
let clock: FixedClock;
let station: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  clock = fixedClock('2026-11-21T11:00:00Z');
  station = await addStation(database.kysely);
});

const run = () => priceHistoryJob(database.kysely, clock).run(never);
/** Records a diesel price with its time. */
async function record(price: number, at: string, fuelTypeId = DIESEL): Promise<void> {
  const claim = { stationId: station, fuelTypeId, price, unit: 'litre' } as const;
  const sender = { origin: 'operator_sheet', isConfirmed: true } as const;
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, sender, [{ ...claim, observedAt: new Date(at) }]),
  );
}
const days = async () =>
  (
    await database.kysely
      .selectFrom('price_day')
      .select([sql<string>`day::text`.as('day'), 'open', 'min', 'max', 'close'])
      .orderBy('day')
      .execute()
  ).map(({ day, ...figures }) => [day, ...Object.values(figures)]);
const areaDays = async () =>
  (
    await database.kysely
      .selectFrom('price_area_day')
      .select([sql<string>`day::text`.as('day'), 'open', 'min', 'max', 'close', 'stations'])
      .where('area', '=', 'SM')
      .where('decade', '=', 20)
      .orderBy('day')
      .execute()
  ).map(({ day, ...figures }) => [day, ...Object.values(figures)]);
const marks = async () =>
  (
    await database.kysely
      .selectFrom('price_day_dirty')
      .select(sql<string>`from_day::text`.as('day'))
      .execute()
  ).map(({ day }) => day);

describe('the figures of a station', () => {
  test('wait for the end of a day of which only the first instant is over', async () => {
    await record(1_700, '2026-11-20T09:00:00Z');
    await record(1_650, '2026-11-20T23:00:00Z');
    await run();
    expect(await days()).toEqual([['2026-11-20', 1_700, 1_700, 1_700, 1_700]]);
  });

  test('exist for each day with an observation, with what held at midnight', async () => {
    await record(1_700, '2026-11-16T09:00:00Z');
    await record(1_720, '2026-11-16T15:00:00Z');
    await record(1_650, '2026-11-18T09:00:00Z');
    await record(1_690, '2026-11-18T12:00:00Z');
    await run();
    expect(await days()).toEqual([
      ['2026-11-16', 1_700, 1_700, 1_720, 1_720],
      ['2026-11-18', 1_720, 1_650, 1_720, 1_690],
    ]);
  });

  test('are by days that begin at midnight in San Marino', async () => {
    // In winter 23:00 UTC is midnight; on 25 October the clocks went back.
    await record(1_700, '2026-10-24T21:59:59Z');
    await record(1_710, '2026-10-24T22:00:00Z');
    await record(1_720, '2026-10-25T22:59:59Z');
    await record(1_730, '2026-10-25T23:00:00Z');
    await run();
    expect(await days()).toEqual([
      ['2026-10-24', 1_700, 1_700, 1_700, 1_700],
      ['2026-10-25', 1_700, 1_700, 1_720, 1_720],
      ['2026-10-26', 1_720, 1_720, 1_730, 1_730],
    ]);
  });

  test('of today wait until it is over', async () => {
    await record(1_700, '2026-11-20T09:00:00Z');
    await record(1_650, '2026-11-21T09:00:00Z');
    await run();
    expect([(await days()).length, await marks()]).toEqual([1, ['2026-11-21']]);
    await run();
    expect(await marks()).toEqual(['2026-11-21']);
    clock.set('2026-11-21T23:00:00Z');
    await run();
    expect([await days(), await marks()]).toMatchObject([
      [
        ['2026-11-20', 1_700, 1_700, 1_700, 1_700],
        ['2026-11-21', 1_700, 1_650, 1_700, 1_650],
      ],
      [],
    ]);
  });

  test('follow a late claim, and a withdrawn price', async () => {
    await record(1_700, '2026-11-16T09:00:00Z');
    await record(1_650, '2026-11-18T09:00:00Z');
    await run();
    await record(1_600, '2026-11-17T09:00:00Z');
    await run();
    expect(await days()).toEqual([
      ['2026-11-16', 1_700, 1_700, 1_700, 1_700],
      ['2026-11-17', 1_700, 1_600, 1_700, 1_600],
      ['2026-11-18', 1_600, 1_600, 1_650, 1_650],
    ]);
    const pair = { stationId: station, fuelTypeId: DIESEL };
    await changePrices(database.kysely, clock, (change) =>
      withdrawCurrent(change, pair, { by: 'maria', reason: 'telefonata' }),
    );
    await run();
    expect((await days()).at(-1)).toEqual(['2026-11-17', 1_700, 1_600, 1_700, 1_600]);
  });

  test('contain no demo price', async () => {
    const claim = { stationId: station, fuelTypeId: DIESEL, price: 1_700, unit: 'litre' } as const;
    const observedAt = new Date('2026-11-18T09:00:00Z');
    await inTransaction(database.kysely, (tx) =>
      recordPrices(tx, clock, { origin: 'demo' }, [{ ...claim, observedAt }]),
    );
    expect(await marks()).toEqual([]);
  });
});

describe('the figures of an area', () => {
  test('exist for each day since the first, while something can rank and afterwards', async () => {
    await record(1_700, '2026-11-10T09:00:00Z');
    await run();
    const rows = await areaDays();
    expect(rows.map(([day]) => day)).toEqual(
      Array.from({ length: 11 }, (_, index) => `2026-11-${10 + index}`),
    );
    expect(rows[0]).toEqual(['2026-11-10', null, 1_700, 1_700, 1_700, 1]);
    expect(rows[8]).toEqual(['2026-11-18', 1_700, 1_700, 1_700, null, 1]);
    expect(rows[9]).toEqual(['2026-11-19', null, null, null, null, 0]);
  });

  test('continue each day, and follow changes of the past', async () => {
    await record(1_700, '2026-11-18T09:00:00Z');
    await run();
    clock.set('2026-11-22T01:00:00Z');
    await run();
    expect((await areaDays()).map(([day]) => day).at(-1)).toBe('2026-11-21');
    const before = await readBoardVersion(database.kysely);
    await run();
    expect(await readBoardVersion(database.kysely)).toBe(before);
    await record(1_600, '2026-11-19T09:00:00Z');
    await run();
    expect((await areaDays()).slice(0, 3)).toEqual([
      ['2026-11-18', null, 1_700, 1_700, 1_700, 1],
      ['2026-11-19', 1_700, 1_600, 1_700, 1_600, 1],
      ['2026-11-20', 1_600, 1_600, 1_600, 1_600, 1],
    ]);
  });

  test('follow a confirmation: it lets a price rank for longer', async () => {
    await record(1_700, '2026-11-10T09:00:00Z');
    await run();
    await database.kysely
      .insertInto('confirmation')
      .values({
        station_id: station,
        fuel_type_id: DIESEL,
        price: 1_700,
        confirmed_at: new Date('2026-11-15T09:00:00Z'),
        received_at: clock.now(),
        origin: 'owner',
      })
      .execute();
    await run();
    expect((await areaDays()).at(-1)).toEqual(['2026-11-20', 1_700, 1_700, 1_700, 1_700, 1]);
  });

  test('span more days than one transaction derives', async () => {
    await record(1_700, '2026-07-01T09:00:00Z');
    await run();
    expect(await areaDays()).toHaveLength(143);
  });

  test('leave premium grades out', async () => {
    await record(1_700, '2026-11-18T09:00:00Z', 22);
    await run();
    expect([(await days()).length, await areaDays()]).toEqual([1, []]);
  });
});
