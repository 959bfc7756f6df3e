import type { Database, DatabaseLogger } from './database.ts';
import { openEmbedded } from './embedded/open.ts';
import { openPostgres } from './postgres/open.ts';

export interface ConnectOptions {
  /** Address of a PostgreSQL server; unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  logger: DatabaseLogger;
}

/**
 * Opens the configured database, without migrating it: see `migrate`.
 * @throws DataFolderInUse when another process uses the embedded database's folder
 */
export async function openDatabase(options: ConnectOptions): Promise<Database> {
  const { databaseUrl, dataDir, logger } = options;
  return databaseUrl
    ? await openPostgres(databaseUrl, logger)
    : await openEmbedded({ dataDir }, logger);
}
