import { openDatabase } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { acceptSecret } from '../../secrets.ts';
import { NO_LOGGER } from './no-logger.ts';
import { refuseServers } from './restore.ts';

/**
 * Lets today's secret count where that of before is lost (rule secret-kept).
 * @param secret SECRET of the environment
 * @returns false if it did before
 * @throws DataFolderInUse or Refusal while a server runs; NoDatabase
 */
export async function changeSecret(where: {
  databaseUrl: string | undefined;
  dataDir: string;
  secret: string | undefined;
}): Promise<boolean> {
  if (where.databaseUrl) await refuseServers(where.databaseUrl);
  const database = await openDatabase({ ...where, logger: NO_LOGGER, mustExist: true });
  try {
    await migrate(database);
    return await acceptSecret(database.kysely, where.secret);
  } finally {
    await database.close();
  }
}
