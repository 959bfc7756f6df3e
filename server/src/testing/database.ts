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
 * Opens a fresh database, migrated and empty, of the engine under test. It is closed after the test file,
 * whether or not the test closes it. One per file is enough: see `emptyTables`.
 */
export async function openTestDatabase(): Promise<Database> {
  const database = await open();
  opened.add(database);
  return database;
}

/** The one database of a test file that asks for it again and again: emptying it takes a hundredth of opening one. */
export async function sharedTestDatabase(): Promise<Database> {
  return await (shared ??= openTestDatabase());
}

/** Brings a test database back to how it was opened, between tests: much faster than another one. */
export async function emptyTables({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('migration', 'board_version')
  `.execute(kysely);
  const names = rows.map(({ name }) => name).join(', ');
  await sql.raw(`truncate ${names} restart identity cascade`).execute(kysely);
  await kysely.updateTable('board_version').set({ version: '1' }).execute();
}

/** The dump of a migrated embedded database, for tests that open one in their own way. */
export function embeddedTemplate(): string {
  const engine = inject('engine');
  if (engine.kind !== 'embedded') throw new Error('This test is about the embedded database only');
  return engine.template;
}

/** Closes what the test file opened. */
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
