// Tests rules fuel-decades, fuel-families.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { Database } from '../../db/database.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { readBoardVersion } from '../changes/board-version.ts';
import { recordPrices } from '../prices/record.ts';
import { loadSeed } from './load.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ADDED = {
  id: 110,
  name: 'GNL SELF',
  color: '#000000',
  unit: 'litre',
  decade: 100,
  mode: 'self',
  grade: 'base',
} as const;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  await addFuelTypes(database.kysely);
});

/** Adds the fuel as an import would, with prices at a station. @returns the station's id */
async function withAdded(fuel: { name: string }): Promise<number> {
  const { kysely } = database;
  await kysely
    .insertInto('fuel_type')
    .values({ ...ADDED, ...fuel })
    .execute();
  const stationId = await addStation(kysely);
  for (const price of [1900, 1800]) {
    const claim = { stationId, fuelTypeId: ADDED.id, unit: ADDED.unit, price, observedAt: NOW };
    await recordPrices(kysely, { now: () => NOW }, { origin: 'ministry' }, [claim]);
  }
  return stationId;
}

const namesOf = (...ids: number[]) =>
  database.kysely
    .selectFrom('fuel_type')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();

test('reports of an added fuel move with it', async () => {
  const db = database.kysely;
  await db.deleteFrom('fuel_type').where('id', '=', 101).execute();
  const station_id = await withAdded(ADDED);
  const at = { station_id, fuel_type_id: ADDED.id };
  const report = { ...at, price: 1800, origin: 'driver' as const };
  await db
    .insertInto('confirmation')
    .values({ ...report, confirmed_at: NOW, received_at: NOW })
    .execute();
  await db
    .insertInto('price_dispute')
    .values({ ...report, created_at: NOW })
    .execute();
  await db
    .insertInto('station_state')
    .values({ ...at, state: 'sold_out', origin: 'driver', reported_at: NOW })
    .execute();
  await db
    .insertInto('station_fuel')
    .values({ ...at, sold: true, decided_at: NOW })
    .execute();
  await db
    .insertInto('left_word')
    .values({ ...at, person: 'anna', said_at: NOW })
    .execute();
  await loadSeed(db);
  const tables = ['confirmation', 'price_dispute', 'left_word', 'station_state', 'station_fuel'];
  for (const table of tables as 'confirmation'[]) {
    const rows = await db.selectFrom(table).select('fuel_type_id').execute();
    expect(rows).toEqual([{ fuel_type_id: 101 }]);
  }
});

test('a fuel that an import added becomes the contract’s type, with all its prices', async () => {
  const db = database.kysely;
  await db.deleteFrom('fuel_type').where('id', '=', 101).execute();
  const stationId = await withAdded(ADDED);
  const version = await readBoardVersion(db);
  expect(await loadSeed(db)).toMatchObject({ fuelTypes: 1 });

  expect(await namesOf(101, ADDED.id)).toEqual([{ id: 101, name: 'GNL Self' }]);
  expect(
    await db
      .selectFrom('current_price')
      .innerJoin('observation', 'observation.id', 'current_price.observation_id')
      .select([
        'current_price.fuel_type_id',
        'observation.fuel_type_id as observed',
        'current_price.price',
      ])
      .execute(),
  ).toEqual([{ fuel_type_id: 101, observed: 101, price: 1800 }]);
  expect(await db.selectFrom('observation').select('fuel_type_id').execute()).toEqual([
    { fuel_type_id: 101 },
    { fuel_type_id: 101 },
  ]);
  const station = db.selectFrom('station').select('revision').where('id', '=', stationId);
  expect(Number((await station.executeTakeFirstOrThrow()).revision)).toBe(version + 1);
  expect(await loadSeed(db)).toMatchObject({ fuelTypes: 0 });
});

test('reports that refer to the added fuel refer to the contract’s, without a third one', async () => {
  const db = database.kysely;
  await db.deleteFrom('fuel_type').where('id', '=', 101).execute();
  const station_id = await withAdded(ADDED);
  const entriesOf = (...ids: number[]) =>
    ids.map((fuel_type_id) => ({ fuel_type_id, price: 1_800 }));
  const report = { id: crypto.randomUUID(), kind: 'driver' as const, station_id };
  const entries = JSON.stringify(entriesOf(110, 1100));
  const answer = JSON.stringify({ results: entriesOf(110, 1100) });
  await db
    .insertInto('price_report')
    .values({ ...report, seen_at: NOW, received_at: NOW, entries, answer })
    .execute();
  await loadSeed(db);
  expect(await db.selectFrom('price_report').select(['entries', 'answer']).execute()).toEqual([
    { entries: entriesOf(101, 1100), answer: { results: entriesOf(101, 1100) } },
  ]);
});

test('an added fuel stays separate when the contract’s type of its name has prices already', async () => {
  const db = database.kysely;
  await db.updateTable('fuel_type').set({ name: 'Metano liquido' }).where('id', '=', 101).execute();
  await withAdded({ name: 'GNL Self' });
  expect(await loadSeed(db)).toMatchObject({ fuelTypes: 2 });
  expect(await namesOf(101, ADDED.id, 100_000)).toEqual([
    { id: 101, name: 'GNL Self' },
    { id: 100_000, name: 'GNL Self (110)' },
  ]);
  expect(await loadSeed(db)).toMatchObject({ fuelTypes: 0 });
});

test('a fuel added as "al litro" gets category and unit of its family, with all its reports', async () => {
  const db = database.kysely;
  const station_id = await withAdded({ name: 'Biometano Self' });
  await db
    .insertInto('fuel_type')
    .values({ ...ADDED, id: 111, name: 'Miscela Xyz Self' })
    .execute();
  await db
    .insertInto('scheduled_price')
    .values({
      request_key: crypto.randomUUID(),
      request: '',
      station_id,
      fuel_type_id: 110,
      price: 1_900,
      due_at: NOW,
      created_at: NOW,
      state: 'cancelled',
      public: false,
    })
    .execute();
  await loadSeed(db);
  const added = await db.selectFrom('fuel_type').selectAll().where('id', '>=', 110).execute();
  expect(added).toMatchObject([
    { id: 111, name: 'Miscela Xyz Self', unit: 'litre' },
    { id: 40_000, name: 'Biometano Self', unit: 'kilogram', decade: 40, grade: 'base' },
  ]);
  for (const table of ['current_price', 'observation', 'scheduled_price'] as const) {
    const rows = await db.selectFrom(table).select('fuel_type_id').distinct().execute();
    expect(rows).toEqual([{ fuel_type_id: 40_000 }]);
  }
  expect(await loadSeed(db)).toMatchObject({ fuelTypes: 0 });
});

test('a fuel type that is missing or has another colour is updated', async () => {
  const db = database.kysely;
  await db.deleteFrom('fuel_type').where('id', '=', 101).execute();
  await db.updateTable('fuel_type').set({ color: '#000000' }).where('id', '=', 10).execute();
  expect(await loadSeed(db)).toMatchObject({ fuelTypes: 2 });
  expect(await namesOf(...FUEL_TYPES.map(({ id }) => id))).toHaveLength(FUEL_TYPES.length);
});
