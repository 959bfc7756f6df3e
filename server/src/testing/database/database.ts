import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openEmbedded } from '../../db/embedded/open.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import { lendEngine } from './lent-engine.ts';
import { copyTemplate } from './postgres-template.ts';
import { silentLogger } from '../silent-logger.ts';

const opened = new Set<Database>();
let shared: Promise<Database> | undefined;

/**
 * Opens a new, migrated and empty database of the engine under test, and closes it after the test file at the latest.
 * One per file is enough: see `emptyTables`.
 */
export async function openTestDatabase(): Promise<Database> {
  const database = await open();
  opened.add(database);
  return database;
}

/**
 * Makes a migrated, empty PostgreSQL database for a test that opens it itself.
 * @returns its address, and a function that drops it
 */
export async function makePostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const engine = inject('engine');
  if (engine.kind !== 'postgres') throw new Error('This test is about PostgreSQL only');
  return await copyTemplate(engine);
}

/** Returns the same database for all calls of a test file: emptying it takes a hundredth of the time to open one. */
export async function sharedTestDatabase(): Promise<Database> {
  return await (shared ??= openTestDatabase());
}

/** Resets a test database to the state in which it was opened, much faster than opening another one. */
export async function emptyTables({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('migration', 'board_version')
  `.execute(kysely);
  await clearTables(kysely, rows.map(({ name }) => name).join());
  await kysely.updateTable('board_version').set({ version: '1' }).execute();
}

/** Larger tables are truncated, because deleted rows would slow down the next tests. */
const MUCH_BYTES = 1_000_000;

/**
 * Empties tables and those that refer to them, including the log of actions, whose triggers only a superuser can
 * disable. DELETE takes a tenth of the time of TRUNCATE, which makes new files for every table.
 * @param names separated by commas
 */
export async function clearTables(kysely: Database['kysely'], names: string): Promise<void> {
  await sql
    .raw(`
      do $$
      declare
        touched regclass[];
        each_one regclass;
      begin
        perform set_config('session_replication_role', 'replica', true);
        with recursive reached (name) as (
          select trim(name)::regclass from string_to_table('${names}', ',') as names (name)
          union
          select conrelid::regclass from pg_constraint join reached on confrelid = name where contype = 'f'
        )
        select array_agg(name) into touched from reached;
        foreach each_one in array touched loop
          if pg_relation_size(each_one) > ${MUCH_BYTES} then
            execute format('truncate %s cascade', each_one);
          else
            execute format('delete from %s', each_one);
          end if;
        end loop;
        perform setval(seqrelid, seqstart, false) from pg_sequence join pg_depend on objid = seqrelid
        where refobjid = any (touched) and deptype in ('a', 'i');
      end $$
    `)
    .execute(kysely);
}

/** Path of the dump of a migrated embedded database, for tests that open one themselves. */
export function embeddedTemplate(): string {
  const engine = inject('engine');
  if (engine.kind !== 'embedded') throw new Error('This test is about the embedded database only');
  return engine.template;
}

export async function closeTestDatabases(): Promise<void> {
  await Promise.all([...opened].map((database) => database.close()));
  opened.clear();
  shared = undefined;
}

async function open(): Promise<Database> {
  const engine = inject('engine');
  if (engine.kind === 'embedded') {
    const { template } = engine;
    return await openEmbedded(
      { dataDir: undefined, template, startEngine: lendEngine },
      silentLogger,
    );
  }
  const { url, drop } = await copyTemplate(engine);
  const database = await openPostgres(url, silentLogger);
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= database.close().then(drop)) };
}
