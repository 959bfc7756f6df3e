/** Stores an installation as rows, and restores it. */
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database, Executor } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS_FOLDER } from '../../db/migration-files.ts';
import { columnsOf } from '../../modules/backups/rows-of.ts';
import type { TestApp } from '../app.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export const PEOPLE = ['maria', 'olga', 'anna', 'bruno', 'carla', 'dario'] as const;
export type Person = (typeof PEOPLE)[number];

export interface LivedIn {
  migrations: number;
  /** The instant of storing. */
  at: string;
  rows: Record<string, object[]>;
  /** The tokens of signed-in people. */
  tokens: Record<Person, string>;
  answers: unknown;
}

/** Stores an installation's current state. */
export async function keptOf(
  { clock, database: { kysely } }: TestApp,
  tokens: LivedIn['tokens'],
  answers: unknown,
): Promise<LivedIn> {
  const { rows: made } = await sql<{ count: number }>`
    select count(*)::integer as count from migration
  `.execute(kysely);
  return {
    migrations: made[0]!.count,
    at: clock.now().toISOString(),
    rows: await readRows(kysely),
    tokens,
    answers,
  };
}

export async function readRows(db: Executor): Promise<LivedIn['rows']> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1
  `.execute(db);
  const kept: LivedIn['rows'] = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(kept) as row from ${sql.table(name)} kept order by kept::text
    `.execute(db);
    if (rows.length > 0) kept[name] = rows.map(({ row }) => row);
  }
  return kept;
}

/** Gives a database the old schema and its rows. */
export async function putBack({ migrations, rows }: LivedIn, database: Database): Promise<void> {
  const { kysely } = database;
  await sql`drop schema public cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  const then = temporaryFolder();
  for (const name of readdirSync(MIGRATIONS_FOLDER).toSorted().slice(0, migrations)) {
    cpSync(path.join(MIGRATIONS_FOLDER, name), path.join(then, name));
  }
  await migrate(database, then);
  await kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, kept] of Object.entries(rows)) {
      const name = sql.table(table);
      await sql`delete from ${name}`.execute(tx);
      const columns = sql.join((await columnsOf(tx, table)).map((column) => sql.ref(column.name)));
      await sql`
        insert into ${name} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(kept)}::jsonb)
      `.execute(tx);
    }
    await sql`
      select setval(pg_get_serial_sequence(quote_ident(table_name), column_name), 1000000)
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
    `.execute(tx);
  });
}
