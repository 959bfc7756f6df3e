// Temporary databases with San Marino's seed and a chosen number of Italian stations.
import { systemClock } from '../../../server/src/clock.ts';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { NO_LOGGER } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { issueDemoPrices } from '../../../server/src/modules/demo/issue.ts';
import { loadSeed } from '../../../server/src/modules/seed/load.ts';
import {
  removeTemporaryFolders,
  temporaryFolder,
} from '../../../server/src/testing/temporary-folder.ts';
import { addCountry } from './country.mjs';

process.once('exit', removeTemporaryFolders);
export { temporaryFolder };

/** Opens a new database with the seed, today's demo prices and `italian` additional stations. */
export async function openCountry(italian, { dataDir = temporaryFolder(), databaseUrl } = {}) {
  const logger = { ...NO_LOGGER, error: console.error };
  const database = await openDatabase({ databaseUrl, dataDir, logger });
  await migrate(database);
  await loadSeed(database.kysely);
  await issueDemoPrices(database.kysely, systemClock);
  await addCountry(database.kysely, systemClock, italian);
  return database;
}
