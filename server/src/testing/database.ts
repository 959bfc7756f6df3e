import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/open.ts';
import { openPostgres } from '../db/postgres/open.ts';
import { copyTemplate } from './postgres-template.ts';
import { silentLogger } from './silent-logger.ts';

const opened = new Set<Database>();
let shared: Promise<Database> | undefined;

/**
 * Opens a new database, migrated and empty, of the engine under test. It is closed after the test file at the latest.
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

/** Resets a test database between tests to the state in which it was opened: much faster than opening another one. */
export async function emptyTables({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('migration', 'board_version')
  `.execute(kysely);
  const names = rows.map(({ name }) => name).join(', ');
  await truncateTables(kysely, names);
  await kysely.updateTable('board_version').set({ version: '1' }).execute();
}

/**
 * Empties tables, the log of actions too, which nothing of the product can: only a superuser switches triggers off.
 * @param names with commas
 */
export async function truncateTables(kysely: Database['kysely'], names: string): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(`truncate ${names} restart identity cascade`).execute(tx);
  });
}

/** Path of the dump of a migrated embedded database, for tests that open one themselves. */
export function embeddedTemplate(): string {
  const engine = inject('engine');
  if (engine.kind !== 'embedded') throw new Error('This test is about the embedded database only');
  return engine.template;
}

/** Closes the databases that the test file opened. */
export async function closeTestDatabases(): Promise<void> {
  await Promise.all([...opened].map((database) => database.close()));
  opened.clear();
  shared = undefined;
}

async function open(): Promise<Database> {
  const engine = inject('engine');
  if (engine.kind === 'embedded') {
    return await openEmbedded({ dataDir: undefined, template: engine.template }, silentLogger);
  }
  const { url, drop } = await copyTemplate(engine);
  const database = await openPostgres(url, silentLogger);
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= database.close().then(drop)) };
}
