import { chmodSync } from 'node:fs';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { fromPglite } from 'pg-boss';
import type { Database, DatabaseLogger } from '../database.ts';
import { DISK_IS_FULL, isDiskFull } from '../disk-full.ts';
import { RequestPool } from '../request-pool.ts';
import { DatabaseTimeout, OutageWatch } from '../outage-watch.ts';
import type { DB } from '../schema.gen.ts';
import { DataFolderUnusable, explainFolderErrors, makeFolder } from './data-folder.ts';
import { copyDatabase } from './copy-database.ts';
import { databaseFolder, hasDatabase, takeRestored } from './first-database.ts';
import { startMaintenance } from './maintenance.ts';
import { DAMAGED } from './start-failure.ts';
import { watchFolder } from './data-folder-watch.ts';
import type { StartEngine } from './engine.ts';
import { lockDataFolder } from './owner-lock.ts';
import { EmbeddedPool } from './pool.ts';
import type { Limits } from './session.ts';
import type { Filled } from './start-parameters.ts';

export interface EmbeddedOptions {
  /** Unset: in memory, for tests. */
  dataDir: string | undefined;
  template?: string;
  /** Set for a database that is only filled; unset for normal use. */
  filled?: Filled;
  limits?: Partial<Limits>;
  /** Starts the engine; tests reuse one across files. */
  startEngine?: StartEngine;
}

const FOLDER_IS_GONE = 'the data folder was removed while it was in use';

/**
 * Opens the embedded database, with an exclusive lock on its data folder.
 * @throws DataFolderInUse when another process holds the lock; DataFolderUnusable
 */
export async function openEmbedded(
  { dataDir, template, filled, limits, startEngine }: EmbeddedOptions,
  logger: DatabaseLogger,
): Promise<Database> {
  const { folder, release } = dataDir ? lockDatabaseFolder(dataDir) : IN_MEMORY;
  const pool = new EmbeddedPool({ folder, template, filled }, logger, limits, startEngine);
  try {
    await pool.ready;
  } catch (error) {
    release();
    throw folder ? doesNotOpen(folder, error as Error, logger) : error;
  }
  let isGone = false;
  const watch = new OutageWatch(async () => {
    if (isGone) throw new DatabaseTimeout(FOLDER_IS_GONE);
    await pool.query('select 1');
  });
  const onGone = () => {
    isGone = true;
    logger.error(
      { dataDir },
      `${FOLDER_IS_GONE}: stop the server, restore the folder, start again`,
    );
    watch.report(new DatabaseTimeout(FOLDER_IS_GONE));
  };
  const folderWatch = dataDir ? watchFolder(dataDir, onGone) : undefined;
  const isLost = () => {
    folderWatch?.check();
    return isGone;
  };
  const checked: PostgresPool = {
    options: pool.options,
    connect: async () => {
      if (isLost()) throw new DatabaseTimeout(FOLDER_IS_GONE);
      return await pool.connect();
    },
    end: () => pool.end(),
  };
  const asked = (from: PostgresPool) =>
    new Kysely<DB>({ dialect: new PostgresDialect({ pool: from }), log: watch.hears });
  const withoutTimeouts = asked(pool.withoutTimeouts);
  const stopMaintenance = dataDir ? startMaintenance(pool, logger) : () => undefined;
  const held = new Set<string>();
  let closing: Promise<void> | undefined;
  return {
    engine: 'embedded',
    kysely: asked(pool),
    requestKysely: asked(new RequestPool(checked, watch)),
    jobs: { db: fromPglite(pool), backend: 'pglite' },
    listen: (...how) => pool.listen(...how),
    withoutTimeouts: (work) => work(withoutTimeouts),
    tryLock: async (name) => {
      if (held.has(name)) return undefined;
      held.add(name);
      return async () => void held.delete(name);
    },
    copyFiles: folder
      ? (to) => copyDatabase(folder, to, (work) => pool.whileQuiet(work))
      : undefined,
    isLost,
    close: () => {
      stopMaintenance();
      folderWatch?.stop();
      watch.close();
      return (closing ??= pool.end().finally(release));
    },
  };
}

interface TakenFolder {
  folder: string | undefined;
  release: () => void;
}

const IN_MEMORY: TakenFolder = { folder: undefined, release: () => undefined };

/**
 * Locks the data folder and checks that the database's folder in it is usable. Other users may share the data folder,
 * and the database's files, which hold personal data, are created readable by all: so the database's own folder is made
 * private.
 */
function lockDatabaseFolder(dataDir: string): TakenFolder {
  const release = explainFolderErrors(dataDir, () => {
    makeFolder(dataDir);
    return lockDataFolder(dataDir);
  });
  const folder = databaseFolder(dataDir);
  try {
    explainFolderErrors(folder, () => {
      takeRestored(folder);
      if (hasDatabase(folder)) chmodSync(folder, 0o700);
    });
  } catch (error) {
    release();
    throw error;
  }
  return { folder, release };
}

function doesNotOpen(folder: string, error: Error, logger: DatabaseLogger): Error {
  logger.warn({ reason: error.message }, 'the embedded database does not open');
  const reason = isDiskFull(error) ? DISK_IS_FULL : DAMAGED;
  return new DataFolderUnusable(folder, reason, { cause: error });
}
