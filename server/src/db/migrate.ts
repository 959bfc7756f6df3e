import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Executor } from './database.ts';
import { MIGRATIONS_FOLDER, readMigrations, type Migration } from './migration-files.ts';
import { inTransaction } from './transaction.ts';

/** The database is incompatible with this version of the program; the message says in Italian why and what to do. */
export class MigrationError extends Error {}

type Applied = Pick<Migration, 'name' | 'checksum'>;

// An arbitrary number, used for no other advisory lock of Pieno.
const ADVISORY_LOCK = 744_766;

/** Milliseconds between two checks whether another process has migrated. */
const LOOK_MS = 200;

/**
 * Migrates the database to this version's schema: forward only, all or nothing, one process at a time.
 * @param folder folder with the `NNNN_slug.sql` files
 * @param keep copies an existing database before any change; only one of several processes does
 * @returns names of the migrations applied now
 * @throws MigrationError when an applied migration was edited or is missing here, the database is newer, or its
 * encoding is not UTF-8
 */
export async function migrate(
  database: Database,
  folder = MIGRATIONS_FOLDER,
  keep?: () => Promise<void>,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  return await database.withoutTimeouts(async (executor) => {
    if (!keep || !(await isBehind(executor, migrations))) {
      return await migrateOn(executor, migrations);
    }
    const release = await takeTurn(database);
    try {
      if (await isBehind(executor, migrations)) await keep();
      return await migrateOn(executor, migrations);
    } finally {
      await release();
    }
  });
}

/**
 * Does the same on a connection without time limits, or in an open transaction.
 * @param migrations the first ones, in order
 */
export async function migrateOn(
  executor: Executor,
  migrations: readonly Migration[],
): Promise<string[]> {
  await refuseEncoding(executor);
  await createLedger(executor);
  return await inTransaction(executor, async (tx) => {
    await lock(tx);
    const missing = await findMissing(tx, migrations);
    for (const { name, checksum, sql: text } of missing) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sql.raw(text).execute(tx);
      // oxlint-disable-next-line no-await-in-loop
      await sql`insert into migration (name, checksum) values (${name}, ${checksum})`.execute(tx);
    }
    return missing.map(({ name }) => name);
  });
}

/** True for a database of an earlier version; false for a new one. Waits for another process that migrates it. */
async function isBehind(executor: Executor, migrations: readonly Migration[]): Promise<boolean> {
  const missing = await inTransaction(executor, async (tx) => {
    await lock(tx);
    return await findMissing(tx, migrations);
  });
  return missing.length > 0 && missing.length < migrations.length;
}

async function takeTurn(database: Database): Promise<() => Promise<void>> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until it is free
    const release = await database.tryLock('migrate');
    if (release) return release;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(LOOK_MS);
  }
}

/**
 * Finds the migrations that a database lacks, without changing anything.
 * @returns their names; all of them for an empty database
 * @throws MigrationError as `migrate`
 */
export async function findPending(db: Executor, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  await refuseEncoding(db);
  return (await findMissing(db, readMigrations(folder))).map(({ name }) => name);
}

async function refuseEncoding(db: Executor): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new MigrationError(
    `Il database è in ${encoding} e non può contenere tutti i caratteri: creane uno in UTF8, per esempio con «createdb -E UTF8 -T template0».`,
  );
}

async function createLedger(db: Executor): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lock(tx);
    await sql`
      create table if not exists migration (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`.execute(tx);
  });
}

/** Keeps others from migrating until the transaction ends. */
async function lock(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
}

/** Finds the migrations not yet applied: all for an empty database. @throws MigrationError */
async function findMissing(db: Executor, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = await readLedger(db);
  refuseMisfit(migrations, applied);
  return migrations.slice(applied.length);
}

async function readLedger(db: Executor): Promise<Applied[]> {
  const { rows: ledgers } = await sql<{ found: boolean }>`
    select to_regclass('migration') is not null as found`.execute(db);
  if (!ledgers[0]!.found) return [];
  const { rows } = await sql<Applied>`
    select name, checksum from migration order by name collate "C"`.execute(db);
  return rows;
}

function refuseMisfit(known: readonly Migration[], applied: Applied[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const here = known[index];
    if (!here) {
      throw new MigrationError(
        `Il database è più recente di questo programma (contiene ${name}): aggiorna il programma.`,
      );
    }
    if (here.name !== name) {
      throw new MigrationError(
        `La migrazione ${name}, già applicata al database, manca in questo programma: ripristina il suo file.`,
      );
    }
    if (here.checksum !== checksum) {
      throw new MigrationError(
        `La migrazione ${name} è stata modificata dopo essere stata applicata: ripristina il file e aggiungi una nuova migrazione.`,
      );
    }
  }
}
