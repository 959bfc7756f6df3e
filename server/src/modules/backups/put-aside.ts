/**
 * Data that restores, moves and upgrades have put aside: folders beside the embedded database, schemas of PostgreSQL.
 */
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { movedMark } from '../../db/connect.ts';
import { NO_LOGGER, type Executor } from '../../db/database.ts';
import { databaseFolder } from '../../db/embedded/first-database.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import { Refusal } from '../../refusal.ts';
import { nameCommand } from './restore.ts';

interface Places {
  dataDir: string;
  databaseUrl: string | undefined;
}

export interface PutAside {
  /** Name of the folder in `dataDir`, or of the schema. */
  name: string;
  bytes: number;
}

/** The names that the commands and `migrate-with-copy.ts` give. */
const NAME = /^(?:db\.)?before_(?:upgrade_)?\d{8}_\d{4}$/u;

/** Lists the data put aside, with their size. */
export async function listAside(places: Places): Promise<PutAside[]> {
  return [...foldersAside(places.dataDir), ...(await withSchemas(places, schemasAside))];
}

/** Deletes an entry of `listAside`. @throws Refusal for any other name */
export async function deleteAside(places: Places, name: string): Promise<void> {
  const { dataDir } = places;
  if (foldersAside(dataDir).some((found) => found.name === name)) {
    rmSync(path.join(dataDir, name), { recursive: true });
    return;
  }
  const isDropped = await withSchemas(places, async (executor) => {
    const found = (await schemasAside(executor)).filter((schema) => schema.name === name);
    if (found.length > 0) await sql`drop schema ${sql.id(name)} cascade`.execute(executor);
    return found;
  });
  if (isDropped.length === 0) throw new Refusal(`Da parte non c'è niente con il nome «${name}».`);
}

function foldersAside(dataDir: string): PutAside[] {
  if (!existsSync(dataDir)) return [];
  // The embedded database after a move to PostgreSQL: it is unused while its mark exists.
  const left = existsSync(movedMark(dataDir)) ? [path.basename(databaseFolder(dataDir))] : [];
  return readdirSync(dataDir)
    .filter((name) => (name.startsWith('db.') && NAME.test(name)) || left.includes(name))
    .toSorted()
    .map((name) => ({ name, bytes: sizeOf(path.join(dataDir, name)) }));
}

/** Returns the bytes of a file or folder. */
export function sizeOf(file: string): number {
  const found = lstatSync(file);
  if (!found.isDirectory()) return found.size;
  return readdirSync(file).reduce((sum, name) => sum + sizeOf(path.join(file, name)), 0);
}

async function schemasAside(executor: Executor): Promise<PutAside[]> {
  const { rows } = await sql<{ name: string; bytes: string }>`
    select nspname as name, coalesce(sum(pg_total_relation_size(pg_class.oid)), 0) as bytes
    from pg_namespace left join pg_class on relnamespace = pg_namespace.oid and relkind = 'r'
    group by nspname order by nspname`.execute(executor);
  return rows
    .filter(({ name }) => NAME.test(name))
    .map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
}

/** Runs work on a PostgreSQL database; returns [] when none is configured. */
async function withSchemas(
  { databaseUrl }: Places,
  work: (executor: Executor) => Promise<PutAside[]>,
): Promise<PutAside[]> {
  if (databaseUrl === undefined) return [];
  const database = await openPostgres(databaseUrl, NO_LOGGER);
  try {
    return await database.withoutTimeouts(async (executor) => {
      await nameCommand(executor);
      return await work(executor);
    });
  } finally {
    await database.close();
  }
}
