import type { Database, DatabaseLogger } from './database.ts';
import { openEmbedded } from './embedded/open.ts';
import { openPostgres } from './postgres/open.ts';

export interface ConnectOptions {
  /** Set: a real PostgreSQL; unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  logger: DatabaseLogger;
}

/**
 * Opens the database that the configuration names. It is not migrated yet: see `migrate`.
 * @throws DataFolderInUse when another process has the embedded database's folder
 */
export async function openDatabase(options: ConnectOptions): Promise<Database> {
  const { databaseUrl, dataDir, logger } = options;
  return databaseUrl
    ? await openPostgres(databaseUrl, logger)
    : await openEmbedded({ dataDir }, logger);
}
