import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import type { Database, DatabaseLogger } from '../database.ts';
import type { DB } from '../schema.gen.ts';
import { startMaintenance } from './maintenance.ts';
import { takeDataFolder } from './owner-lock.ts';
import { EmbeddedPool } from './pool.ts';
import type { Limits } from './session.ts';

export interface EmbeddedOptions {
  /** Unset: in memory, for tests. */
  dataDir: string | undefined;
  /** A dump to begin with when there is no database yet. */
  template?: string;
  limits?: Partial<Limits>;
}

/**
 * Opens the embedded database, alone on its folder.
 * @throws DataFolderInUse when another process has it
 */
export async function openEmbedded(
  { dataDir, template, limits }: EmbeddedOptions,
  logger: DatabaseLogger,
): Promise<Database> {
  const folder = dataDir && prepareFolder(dataDir);
  const giveBack = dataDir ? takeDataFolder(dataDir) : () => undefined;
  const pool = new EmbeddedPool({ folder, template }, logger, limits);
  try {
    await pool.ready;
  } catch (error) {
    giveBack();
    throw error;
  }
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const unhurried = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool.unhurried }) });
  const stopMaintenance = dataDir ? startMaintenance(pool, logger) : () => undefined;
  const held = new Set<string>();
  let closing: Promise<void> | undefined;
  return {
    engine: 'embedded',
    kysely,
    jobs: { db: fromPglite(pool), backend: 'pglite' },
    listen: (...how) => pool.listen(...how),
    unhurried: (work) => work(unhurried),
    tryHold: async (name) => {
      if (held.has(name)) return undefined;
      held.add(name);
      return async () => void held.delete(name);
    },
    checkpoint: async () => void (await pool.maintain('checkpoint')),
    close: () => {
      stopMaintenance();
      return (closing ??= pool.end().finally(giveBack));
    },
  };
}

/** The database holds personal data and its files are created readable by all: the folder is not. */
function prepareFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'db');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  return folder;
}
