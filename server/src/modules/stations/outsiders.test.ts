// Tests rule station-tidy.
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { countOutsiders, REGISTRYS_COLUMNS, PEOPLES_COLUMNS } from './outsiders.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyTables(database));

const FAR = { source: 'mimit' as const, areas: [] };

test('every column that refers to a station is a registry’s own or a person’s', async () => {
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass || '.' || attname as place
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'station'::regclass
    union select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name like '%station_id'
  `.execute(database.kysely);
  expect(rows.map(({ place }) => place).toSorted()).toEqual(
    [...REGISTRYS_COLUMNS, ...PEOPLES_COLUMNS].toSorted(),
  );
});

test.each(PEOPLES_COLUMNS.filter((place) => place !== 'station.merged_into'))(
  'a station referred to by %s is no outsider',
  async (place) => {
    const id = await addStation(database.kysely, FAR);
    expect(await countOutsiders(database.kysely)).toBe(1);
    const [table = '', column = ''] = place.split('.');
    const undone = new Error('undone');
    const named = database.kysely.transaction().execute(async (tx) => {
      // Copies of the tables without constraints, as the other columns do not matter here.
      await sql`alter table ${sql.table(table)} rename to full_table`.execute(tx);
      await sql`create table ${sql.table(table)} as select * from full_table limit 0`.execute(tx);
      await sql`insert into ${sql.table(table)} (${sql.ref(column)}) values (${id})`.execute(tx);
      expect(await countOutsiders(tx)).toBe(0);
      throw undone;
    });
    await expect(named).rejects.toBe(undone);
  },
);

test.each([
  [{ source: 'operator' as const }],
  [{ areas: ['confine' as const] }],
  [{ operator_fields: ['name'] }],
  [{ confirmed_decades: [30 as const] }],
  [{ closed_at: '2026-11-20T00:00:00Z' }],
])('a station with %j is no outsider', async (facts) => {
  await addStation(database.kysely, { ...FAR, ...facts });
  expect(await countOutsiders(database.kysely)).toBe(0);
});

test('neither side of a merge is an outsider', async () => {
  const kept = await addStation(database.kysely, FAR);
  await addStation(database.kysely, { ...FAR, merged_into: kept });
  expect(await countOutsiders(database.kysely)).toBe(0);
});

test.each([
  ['ministry', null, null, 1],
  ['ministry', 'ministry', 'repeated', 1],
  ['ministry', 'administrator', 'undo', 1],
  ['ministry', 'administrator', 'Fuori misura', 0],
  ['ministry', 'administrator', null, 0],
  ['operator_sheet', null, null, 0],
  ['driver', null, null, 0],
] as const)(
  'with a price of %s, decided by %s (%s), there are %d outsiders',
  async (origin, decided_by, why, count) => {
    const { kysely } = database;
    await addFuelTypes(kysely);
    const station_id = await addStation(kysely, FAR);
    const at = '2026-11-20T06:00:00Z';
    const claim = { price: 1700, observed_at: at, received_at: at, state: 'accepted' } as const;
    await kysely
      .insertInto('observation')
      .values({
        station_id,
        fuel_type_id: 10,
        source: 'import',
        origin,
        decided_by,
        decision_reason: why,
        ...claim,
      })
      .execute();
    expect(await countOutsiders(kysely)).toBe(count);
  },
);

test.each([
  ['ministry', 1],
  ['operator_sheet', 0],
] as const)(
  'with a day that has only figures of %s, there are %d outsiders',
  async (origin, count) => {
    const { kysely } = database;
    await addFuelTypes(kysely);
    const station_id = await addStation(kysely, FAR);
    const figures = { open: 1700, min: 1700, max: 1700, close: 1700, alone: true };
    await kysely
      .insertInto('price_day')
      .values({
        station_id,
        fuel_type_id: 10,
        day: '2026-03-20',
        last_at: '2026-03-20T06:00:00Z',
        origin,
        ...figures,
      })
      .execute();
    expect(await countOutsiders(kysely)).toBe(count);
  },
);

test('a station that the ministry’s last file moved outside the areas waits for a decision', async () => {
  const { kysely } = database;
  await addStation(kysely, { ...FAR, source_id: '57', moved_out_at: '2026-11-19T00:00:00Z' });
  expect(await countOutsiders(kysely)).toBe(0);
  await addStation(kysely, { ...FAR, source_id: '58' });
  expect(await countOutsiders(kysely)).toBe(1);
});
