import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { movedMark } from '../../db/connect.ts';
import { NO_LOGGER, type Executor } from '../../db/database.ts';
import { makeFolder } from '../../db/embedded/data-folder.ts';
import { syncOpened } from '../../db/embedded/durable-fs.ts';
import { databaseFolder, restoredOf, takeRestored } from '../../db/embedded/first-database.ts';
import { openEmbedded } from '../../db/embedded/open.ts';
import { lockDataFolder } from '../../db/embedded/owner-lock.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../refusal.ts';
import { matchMark } from '../../secrets.ts';
import { load, type Loaded } from './load.ts';
import { REMADE, TABLE_NAMES } from './tables.ts';

export interface RestoreOptions {
  /** True if existing data may be put aside. */
  isSure: boolean;
  /** SECRET of the environment. */
  secret: string | undefined;
  /** The name that existing data get: 'before_20261126_101200'. */
  aside: string;
}

export interface Restored extends Loaded {
  /** Folder or schema of the old data; undefined when there were none. */
  aside: string | undefined;
  /** False when the installation's secret differs from the file's. */
  isSameSecret: boolean;
}

/**
 * Restores a back-up as the embedded database and renames the old one, which stays in place until the last step.
 * @throws DataFolderInUse while a server runs; Refusal for a file of a newer version
 */
export async function restoreEmbedded(
  dataDir: string,
  lines: AsyncIterable<string>,
  { isSure, secret, aside }: RestoreOptions,
): Promise<Restored> {
  makeFolder(dataDir);
  const release = lockDataFolder(dataDir);
  const draft = path.join(dataDir, 'restore.incomplete');
  try {
    const folder = databaseFolder(dataDir);
    takeRestored(folder);
    if (existsSync(folder) && !isSure) throw notEmpty(`La cartella ${folder}`);
    rmSync(restoredOf(folder), { recursive: true, force: true });
    rmSync(draft, { recursive: true, force: true });
    const database = await openEmbedded({ dataDir: draft, filled: 'kept' }, NO_LOGGER);
    let filled;
    try {
      filled = await database.withoutTimeouts((executor) => fill(executor, lines, secret));
    } finally {
      await database.close();
    }
    renameSync(databaseFolder(draft), restoredOf(folder));
    syncOpened(dataDir);
    const old = existsSync(folder) ? `${folder}.${aside}` : undefined;
    if (old) renameSync(folder, old);
    takeRestored(folder);
    rmSync(movedMark(dataDir), { force: true });
    return { ...filled, aside: old };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    release();
  }
}

/**
 * Restores a back-up into a PostgreSQL database, all or nothing. Pieno's existing tables move into another schema.
 * @throws Refusal for a file of a newer version
 */
export async function restorePostgres(
  databaseUrl: string,
  lines: AsyncIterable<string>,
  { isSure, secret, aside }: RestoreOptions,
): Promise<Restored> {
  const database = await openPostgres(databaseUrl, NO_LOGGER);
  try {
    return await database.withoutTimeouts((executor) =>
      inTransaction(executor, async (tx) => {
        await nameCommand(tx);
        await refuseRunning(tx);
        const isEmpty = await isEmptyDatabase(tx);
        if (!isEmpty && !isSure) throw notEmpty('Il database');
        if (!isEmpty) await putAside(tx, aside);
        const filled = await fill(tx, lines, secret);
        // A server may have reconnected after an outage.
        await refuseRunning(tx);
        return { ...filled, aside: isEmpty ? undefined : aside };
      }),
    );
  } finally {
    await database.close();
  }
}

async function fill(
  executor: Executor,
  lines: AsyncIterable<string>,
  secret: string | undefined,
): Promise<Omit<Restored, 'aside'>> {
  return await inTransaction(executor, async (tx) => {
    const loaded = await load(tx, lines);
    const mark = loaded.header.secret_mark;
    return { ...loaded, isSameSecret: mark === null || (await matchMark(tx, secret, mark)) };
  });
}

const notEmpty = (what: string) =>
  new Refusal(
    `${what} contiene già dei dati di Pieno, e niente è cambiato: con --yes vengono messi da parte, non cancellati.`,
  );

/** Returns whether the database has no tables of Pieno. */
export const isEmptyDatabase = async (tx: Executor): Promise<boolean> => {
  const { rows } = await sql<{ empty: boolean }>`
    select to_regclass('public.migration') is null as empty`.execute(tx);
  return rows[0]!.empty;
};

/** Distinguishes the connections of these commands from a server's, also closed ones that have not ended yet. */
export async function nameCommand(tx: Executor): Promise<void> {
  await sql`select set_config('application_name', 'pieno-data', false)`.execute(tx);
}

/** Refuses if a server has any connection: it would go on with answers and keys of the old data. */
async function refuseRunning(tx: Executor): Promise<void> {
  await sql`select pg_stat_clear_snapshot()`.execute(tx);
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name in ('pieno', 'pieno-jobs', 'pieno-listen')
    limit 1`.execute(tx);
  if (rows.length > 0) {
    throw new Refusal('Un server di Pieno sta usando questo database: fermalo, poi ripeti.');
  }
}

/** @throws Refusal while a server runs on that database */
export async function refuseServers(databaseUrl: string): Promise<void> {
  const database = await openPostgres(databaseUrl, NO_LOGGER);
  try {
    await database.withoutTimeouts(async (executor) => {
      await nameCommand(executor);
      await refuseRunning(executor);
    });
  } finally {
    await database.close();
  }
}

/** Moves Pieno's tables and functions, with all that depends on them, into a new schema. */
async function putAside(tx: Executor, schema: string): Promise<void> {
  await sql`create schema ${sql.id(schema)}`.execute(tx);
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s set schema %I', to_regclass('public.' || name), ${schema}::text) as statement
    from unnest(${['migration', ...REMADE, ...TABLE_NAMES]}::text[]) as name
    where to_regclass('public.' || name) is not null
    union all
    select format('alter function %s set schema %I', pg_proc.oid::regprocedure, ${schema}::text)
    from pg_proc where pronamespace = 'public'::regnamespace and (proname = 'mark_price_days' or oid in (
      select tgfoid from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace and relname = any (${TABLE_NAMES}::text[])
    ))`.execute(tx);
  for (const { statement } of rows) await sql.raw(statement).execute(tx);
}
