// Tests rule history-days.
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { fixedClock, type FixedClock } from '../../testing/fixed-clock.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { recordPrices } from '../prices/record.ts';
import { priceHistoryJob } from './job.ts';

const SELF = 20;
const SERVED = 21;
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
async function record(price: number, at: string, fuelTypeId = SELF): Promise<void> {
  const claim = { stationId: station, fuelTypeId, price, unit: 'litre' } as const;
  const sender = { origin: 'operator_sheet', isConfirmed: true } as const;
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, sender, [{ ...claim, observedAt: new Date(at) }]),
  );
}
/** The lowest price of each derived day of both modes. */
const lowest = async () =>
  (await database.kysely.selectFrom('price_area_day').select('min').orderBy('day').execute()).map(
    ({ min }) => min,
  );
const modeDays = async (mode: FuelMode) =>
  (
    await database.kysely
      .selectFrom('price_area_mode_day')
      .select([sql<string>`day::text`.as('day'), 'min', 'stations'])
      .where('mode', '=', mode)
      .orderBy('day')
      .execute()
  ).map((row) => Object.values(row));

test('the figures of one service mode cover the same days as those of both, and follow changes of the past', async () => {
  await record(1_700, '2026-11-19T09:00:00Z');
  await record(1_800, '2026-11-19T09:00:00Z', SERVED);
  await run();
  expect(await modeDays('self')).toEqual([
    ['2026-11-19', 1_700, 1],
    ['2026-11-20', 1_700, 1],
  ]);
  await record(1_750, '2026-11-20T09:00:00Z', SERVED);
  await run();
  expect(await modeDays('served')).toEqual([
    ['2026-11-19', 1_800, 1],
    ['2026-11-20', 1_750, 1],
  ]);
  expect(await lowest()).toEqual([1_700, 1_700]);
});

test('the figures of one service mode are also made for earlier days, without changing those of both', async () => {
  await record(1_700, '2026-11-18T09:00:00Z');
  await run();
  await database.kysely.deleteFrom('price_area_mode_day').execute();
  await database.kysely.updateTable('price_area_day').set({ min: 1_234 }).execute();
  clock.set('2026-11-22T11:00:00Z');
  await run();
  expect((await modeDays('self')).map(([day, min]) => [day, min])).toEqual(
    ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].map((day) => [day, 1_700]),
  );
  expect(await lowest()).toEqual([1_234, 1_234, 1_234, 1_700]);
});

test('the figures of one service mode begin where all observations of a day are still stored', async () => {
  await record(1_700, '2026-11-17T09:00:00Z');
  await run();
  await database.kysely.deleteFrom('price_area_mode_day').execute();
  await database.kysely.updateTable('price_day').set({ alone: true }).execute();
  await run();
  expect((await modeDays('self')).map(([day]) => day)).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
});
