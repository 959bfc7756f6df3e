import { existsSync } from 'node:fs';
import path from 'node:path';
import { typedCommand } from '../typed-command.ts';
import type { Database, DatabaseLogger } from './database.ts';
import { databaseFolder, hasDatabase } from './embedded/first-database.ts';
import { openEmbedded } from './embedded/open.ts';
import { openPostgres } from './postgres/open.ts';

export interface ConnectOptions {
  /** Address of a PostgreSQL server; unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  logger: DatabaseLogger;
  /** True for read-only callers: a missing embedded database is not created. */
  mustExist?: boolean;
}

/** The folder holds no embedded database, and the caller must not create one. */
export class NoDatabase extends Error {
  constructor(dataDir: string) {
    super(
      `In ${dataDir} non ci sono dati di Pieno, e leggendo non ne faccio: forse DATA_DIR indica un'altra cartella, o va fatto prima «${typedCommand('start')}».`,
    );
  }
}

/** The folder's data have been moved to PostgreSQL: continuing here would use outdated data. */
export class DataMoved extends Error {
  constructor(dataDir: string) {
    super(
      `I dati di ${dataDir} sono passati a PostgreSQL: avvia con DATABASE_URL. Per riprendere quelli che sono rimasti qui, fermi a quel momento, cancella il file ${movedMark(dataDir)}.`,
    );
  }
}

export const movedMark = (dataDir: string): string => path.join(dataDir, 'moved-to-postgresql');

/**
 * Opens the configured database, without migrating it: see `migrate`.
 * @throws DataFolderInUse when another process uses the embedded database's folder; NoDatabase; DataMoved
 */
export async function openDatabase(options: ConnectOptions): Promise<Database> {
  const { databaseUrl, dataDir, logger, mustExist = false } = options;
  if (databaseUrl) return await openPostgres(databaseUrl, logger);
  if (existsSync(movedMark(dataDir))) throw new DataMoved(dataDir);
  if (mustExist && !hasDatabase(databaseFolder(dataDir))) throw new NoDatabase(dataDir);
  return await openEmbedded({ dataDir }, logger);
}
