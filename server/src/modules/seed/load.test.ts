// Tests rule station-seed.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { readBoardVersion } from '../changes/board-version.ts';
import { SETTING_HEADINGS } from '../settings/values.ts';
import { loadSeed } from './load.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const stations = () => database.kysely.selectFrom('station').selectAll().orderBy('id').execute();

test('an empty database gets fuel types, stations, settings and the welcome message', async () => {
  const db = database.kysely;
  const before = await readBoardVersion(db);

  expect(await loadSeed(db)).toEqual({
    fuelTypes: FUEL_TYPES.length,
    stations: 41,
    settings: Object.values(SETTING_HEADINGS).flat().length,
  });
  const rows = await stations();
  expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
  expect(rows[7]).toMatchObject({
    name: 'Commercio Petroli',
    address: 'Via Cinque Febbraio 46',
    locality: 'Domagnano',
    phone: null,
    opening_hours: null,
    confirmed_decades: [20],
    areas: ['SM'],
  });
  expect(await db.selectFrom('welcome_message').select('source').execute()).toEqual([
    { source: 'Pieno' },
  ]);
  const version = await readBoardVersion(db);
  expect(version).toBe(before + 1);
  expect(new Set(rows.map((row) => Number(row.revision)))).toEqual(new Set([version]));
});

test('a second start changes nothing', async () => {
  await loadSeed(database.kysely);
  const version = await readBoardVersion(database.kysely);
  expect(await loadSeed(database.kysely)).toEqual({ fuelTypes: 0, stations: 0, settings: 0 });
  expect(await readBoardVersion(database.kysely)).toBe(version);
});

test('changes and removals by an operator are kept', async () => {
  const db = database.kysely;
  await loadSeed(db);
  await db.updateTable('station').set({ name: 'Altro nome' }).where('id', '=', 1).execute();
  await db.deleteFrom('station').where('id', '=', 2).execute();
  await db
    .updateTable('global_setting')
    .set({ value1: '3' })
    .where('key', '=', 'stale_days')
    .execute();
  await db.updateTable('welcome_message').set({ message: '<p>Ciao</p>' }).execute();

  await loadSeed(db);
  const rows = await stations();
  expect(rows[0]!.name).toBe('Altro nome');
  expect(rows).toHaveLength(40);
  const setting = db.selectFrom('global_setting').select('value1').where('key', '=', 'stale_days');
  expect(await setting.executeTakeFirst()).toEqual({ value1: '3' });
  const welcome = db.selectFrom('welcome_message').select('message');
  expect(await welcome.executeTakeFirst()).toEqual({ message: '<p>Ciao</p>' });
});

test('the seed is loaded beside Italian stations imported before', async () => {
  const imported = {
    source: 'mimit',
    source_id: '1',
    kind: 'fuel',
    country: 'IT',
    name: 'Oltre',
  } as const;
  await database.kysely.insertInto('station').values(imported).execute();
  expect(await loadSeed(database.kysely)).toMatchObject({ stations: 41 });
});

test('processes that start at the same time load it once', async () => {
  const loaded = await Promise.all([1, 2, 3].map(() => loadSeed(database.kysely)));
  expect(loaded.map((each) => each.stations).toSorted((a, b) => a - b)).toEqual([0, 0, 41]);
});

test('charging sites of an older database get their connectors, and those from a source stay', async () => {
  const db = database.kysely;
  await loadSeed(db);
  const connectors = async () =>
    (await stations())
      .filter((row) => row.kind === 'charging')
      .slice(0, 2)
      .map((row) => row.connectors);
  const facts = [{ plug: 'Tipo 2', current: 'ac', power_kw: 22, count: 2 }];
  expect(await connectors()).toEqual([facts, facts]);
  const [first] = (await stations()).filter((row) => row.kind === 'charging');
  await db.updateTable('station').set({ connectors: null }).where('id', '<>', first!.id).execute();
  await db.updateTable('station').set({ connectors: '[]' }).where('id', '=', first!.id).execute();
  await loadSeed(db);
  expect(await connectors()).toEqual([[], facts]);
});
