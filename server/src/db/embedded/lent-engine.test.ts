import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { post } from '../../testing/accounts.ts';
import { openTestApp } from '../../testing/app.ts';
import { embeddedTemplate, openTestDatabase } from '../../testing/database/database.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { openEmbedded } from './open.ts';

const startOf = (database: Database) =>
  valueOf<string>(database, sql`select pg_postmaster_start_time()::text as value`);

async function valueOf<T>({ kysely }: Database, query: ReturnType<typeof sql>): Promise<T> {
  return ((await query.execute(kysely)).rows[0] as { value: T }).value;
}

/** All rows with their physical positions, sequences and settings, as one text. */
async function stateOf(database: Database): Promise<string> {
  const names = await valueOf<string[]>(
    database,
    sql`select array_agg(tablename::text order by tablename) as value from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(names).toContain('station');
  const lines = [];
  for (const name of names) {
    // A version that is incremented has a new row position each time.
    const place = name === 'board_version' ? sql`null` : sql`ctid`;
    const rows = await sql`select ${place} as place, * from ${sql.table(name)}`.execute(
      database.kysely,
    );
    lines.push({ name, rows: rows.rows });
  }
  const rest = await valueOf(
    database,
    sql`select jsonb_build_array(
      (select jsonb_agg(s order by s) from (select schemaname, sequencename, last_value from pg_sequences) s),
      (select jsonb_agg(s order by s) from (select name, setting from pg_settings where source = 'session') s),
      (select jsonb_agg(pg_listening_channels) from pg_listening_channels())) as value`,
  );
  return JSON.stringify([lines, rest], undefined, 1);
}

async function openLent(): Promise<Database> {
  const first = await openTestDatabase();
  await first.close();
  return await openTestDatabase();
}

test('a database that a test gave back is like an unused one', async () => {
  const used = await openLent();
  const start = await startOf(used);
  const server = await openTestApp({ database: used });
  await post(server, '/register', {
    name: 'Anna Gatti',
    email: 'anna@example.sm',
    password: 'Tre torri e un monte',
    password_confirmation: 'Tre torri e un monte',
    agree_privacy: true,
  });
  expect(await valueOf(used, sql`select count(*)::int as value from app_user`)).toBe(1);
  await used.listen(
    'prices',
    () => undefined,
    () => undefined,
  );
  await sql`set work_mem = '1MB'; create temporary table note (id integer)`.execute(used.kysely);
  await sql`begin`.execute(used.kysely);
  await server.close();

  const again = await openTestDatabase();
  expect(await startOf(again)).toBe(start);
  const template = embeddedTemplate();
  const fresh = await openEmbedded({ dataDir: undefined, template }, silentLogger);
  const expected = await stateOf(fresh);
  await fresh.close();
  expect(await stateOf(again)).toBe(expected);
});

test.each([
  ['schema', sql`alter table station alter name drop not null`],
  ['list of migrations', sql`update migration set applied_at = applied_at + interval '1 second'`],
])('a database whose %s was changed is not reused', async (_, change) => {
  const used = await openLent();
  const start = await startOf(used);
  await change.execute(used.kysely);
  await used.close();
  expect(await startOf(await openTestDatabase())).not.toBe(start);
});

test('a closed database cannot access the next one', async () => {
  const used = await openLent();
  const start = await startOf(used);
  await used.close();
  const next = await openTestDatabase();
  expect(await startOf(next)).toBe(start);
  await expect(startOf(used)).rejects.toMatchObject({ code: '57P01' });
  await expect(used.jobs.db!.executeSql('select 1', [])).rejects.toMatchObject({ code: '57P01' });
});
