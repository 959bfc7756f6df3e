import type { Database, DatabaseLogger } from './database.ts';
import { databaseFolder, hasDatabase } from './embedded/first-database.ts';
import { openEmbedded } from './embedded/open.ts';
import { openPostgres } from './postgres/open.ts';

export interface ConnectOptions {
  /** Address of a PostgreSQL server; unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  logger: DatabaseLogger;
  /** True for who only reads: an embedded database is not made where there is none. */
  mustExist?: boolean;
}

/** There is no embedded database in the folder, and nobody wants to make one. */
export class NoDatabase extends Error {
  constructor(dataDir: string) {
    super(
      `In ${dataDir} non ci sono dati di Pieno, e leggendo non ne faccio: forse DATA_DIR indica un'altra cartella, o va fatto prima «npm start».`,
    );
  }
}

/**
 * Opens the configured database, without migrating it: see `migrate`.
 * @throws DataFolderInUse when another process uses the embedded database's folder; NoDatabase
 */
export async function openDatabase(options: ConnectOptions): Promise<Database> {
  const { databaseUrl, dataDir, logger, mustExist = false } = options;
  if (databaseUrl) return await openPostgres(databaseUrl, logger);
  if (mustExist && !hasDatabase(databaseFolder(dataDir))) throw new NoDatabase(dataDir);
  return await openEmbedded({ dataDir }, logger);
}
