import type { CommandContext } from '../../control/command.ts';
import { openDatabase } from '../../db/connect.ts';
import { NO_LOGGER } from '../../db/database.ts';
import { acceptSecret } from '../../secrets.ts';
import { migrateWithCopy } from './migrate-with-copy.ts';
import { refuseServers } from './restore.ts';

/**
 * Makes the installation accept today's secret after the earlier one was lost (rule secret-kept).
 * @returns false if it was accepted already
 * @throws DataFolderInUse or Refusal while a server runs; NoDatabase
 */
export async function changeSecret({
  config,
  clock,
}: Pick<CommandContext, 'config' | 'clock'>): Promise<boolean> {
  if (config.databaseUrl) await refuseServers(config.databaseUrl);
  const database = await openDatabase({ ...config, logger: NO_LOGGER, mustExist: true });
  try {
    await migrateWithCopy({ database, config, clock, logger: NO_LOGGER });
    return await acceptSecret(database.kysely, config.secret);
  } finally {
    await database.close();
  }
}
