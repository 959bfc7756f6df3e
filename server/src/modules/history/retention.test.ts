// Tests rule history-retention.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { fixedClock, type FixedClock } from '../../testing/fixed-clock.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { priceAges } from '../prices/evaluate/freshness.ts';
import { recordPrices } from '../prices/record.ts';
import { priceHistoryJob } from './job.ts';
import { rangeOf } from './ranges.ts';
import { retentionJob } from './retention.ts';
import { makeStationHistory } from './station-history.ts';

const DIESEL = 20;
const never = new AbortController().signal;

let database: Database;
let clock: FixedClock;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  clock = fixedClock('2026-11-21T11:00:00Z');
});

const derive = () => priceHistoryJob(database.kysely, clock).run(never);
const forget = () => retentionJob(database.kysely, clock).run(never);
/** Records diesel prices in thousandths of a euro by their times, with the checks for past prices. */
async function record(stationId: number, prices: Record<string, number>): Promise<void> {
  const claims = Object.entries(prices).map(([at, price]) => ({
    stationId,
    fuelTypeId: DIESEL,
    unit: 'litre' as const,
    price,
    observedAt: new Date(at),
  }));
  const sender = { origin: 'ministry', isPast: true, medians: new Map() } as const;
  await inTransaction(database.kysely, (tx) => recordPrices(tx, clock, sender, claims));
}
const left = async () =>
  (
    await database.kysely.selectFrom('observation').select('price').orderBy('observed_at').execute()
  ).map(({ price }) => price);
const history = async (stationId: number) => {
  const { answer } = await makeStationHistory(
    database.kysely,
    { stationId, fuelTypeId: DIESEL },
    rangeOf('365', clock.now()),
    { now: clock.now(), ages: priceAges(new Map()) },
  );
  return answer;
};
const inItaly = () => addStation(database.kysely, { country: 'IT', areas: ['confine'] });

const OLD_DAY = {
  '2026-06-01T06:00:00Z': 1_700,
  '2026-06-01T08:00:00Z': 1_640,
  '2026-06-01T10:00:00Z': 1_680,
  '2026-06-01T14:00:00Z': 1_760,
  '2026-06-01T16:00:00Z': 1_720,
};
const LATER = { '2026-08-01T08:00:00Z': 1_800, '2026-11-20T08:00:00Z': 1_650 };

test('outside San Marino old rows are deleted once their figures exist, and the steps show the day by them', async () => {
  const station = await inItaly();
  await record(station, { ...OLD_DAY, ...LATER });
  await forget();
  expect(await left()).toHaveLength(7);
  await derive();
  await forget();
  expect(await left()).toEqual([1_800, 1_650]);
  const { steps, daily_until: until } = await history(station);
  expect(until).toBe('2026-06-01T16:00:00.000Z');
  expect(
    steps.filter(({ state }) => state === 'fresh').map(({ at, price }) => [at, price]),
  ).toEqual([
    ['2026-06-01T08:00:00.000Z', 1.64],
    ['2026-06-01T14:00:00.000Z', 1.76],
    ['2026-06-01T16:00:00.000Z', 1.72],
    ['2026-08-01T08:00:00.000Z', 1.8],
    ['2026-11-20T08:00:00.000Z', 1.65],
  ]);
});

test('rows of San Marino are never deleted', async () => {
  const station = await addStation(database.kysely);
  await record(station, { ...OLD_DAY, ...LATER });
  await derive();
  await forget();
  expect(await left()).toHaveLength(7);
  expect((await history(station)).daily_until).toBeNull();
});

test('the current price stays, however old, and so does the price before it', async () => {
  const station = await inItaly();
  await record(station, OLD_DAY);
  await derive();
  await forget();
  expect(await left()).toEqual([1_760, 1_720]);
  const { price } = await database.kysely
    .selectFrom('current_price')
    .select('price')
    .executeTakeFirstOrThrow();
  expect(price).toBe(1_720);
});

test('a late claim about such a day does not change its figures', async () => {
  const station = await inItaly();
  await record(station, { ...OLD_DAY, ...LATER });
  await derive();
  await forget();
  await record(station, { '2026-06-01T12:00:00Z': 1_900, '2026-06-02T08:00:00Z': 1_710 });
  await derive();
  const rows = await database.kysely
    .selectFrom('price_day')
    .select([sql<string>`day::text`.as('day'), 'open', 'max', 'close', 'alone'])
    .where('day', '<', sql<Date>`'2026-07-01'::date`)
    .orderBy('day')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['2026-06-01', 1_700, 1_760, 1_720, true],
    ['2026-06-02', 1_720, 1_720, 1_710, false],
  ]);
});

test('the setting determines how long rows stay', async () => {
  const station = await inItaly();
  await record(station, { ...OLD_DAY, ...LATER });
  await derive();
  await database.kysely
    .insertInto('global_setting')
    .values({ key: 'history_days_elsewhere', value1: '200' })
    .execute();
  await forget();
  expect(await left()).toHaveLength(7);
});
