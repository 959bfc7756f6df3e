import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../../db/migration-files.ts';
import type { TestEngine } from './test-engine.ts';
import { silentLogger } from '../silent-logger.ts';

const CACHE = path.join(import.meta.dirname, '../../../../node_modules/.cache/pieno');

/**
 * Prepares a dump of a migrated embedded database, cached until a migration changes, because making it takes seconds.
 */
export async function prepareEmbedded(): Promise<{
  engine: TestEngine;
  stop: () => Promise<void>;
}> {
  const schema = readMigrations(MIGRATIONS_FOLDER).map(({ name, checksum }) => name + checksum);
  const hash = createHash('sha256').update(schema.join()).digest('hex').slice(0, 12);
  const template = path.join(CACHE, `template-${hash}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  return { engine: { kind: 'embedded', template }, stop: async () => undefined };
}

async function makeTemplate(file: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pieno-template-'));
  try {
    const database = await openDatabase({ databaseUrl: undefined, dataDir, logger: silentLogger });
    await migrate(database);
    await database.close();
    const pglite = await PGlite.create(path.join(dataDir, 'db'));
    await dropSpareDatabases(pglite);
    const dump = await (await pglite.dumpDataDir('none')).bytes();
    await pglite.close();
    mkdirSync(CACHE, { recursive: true });
    // Renamed when complete, because two test runs may write the same content at the same time.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, dump);
    renameSync(unfinished, file);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Keeps only the database that tests use: opening the dump copies all its files into memory. */
async function dropSpareDatabases(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false, datallowconn = true');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
}
