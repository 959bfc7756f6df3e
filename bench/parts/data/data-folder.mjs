// Temporary databases with San Marino's seed and a chosen number of Italian stations.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../../server/src/clock.ts';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { NO_LOGGER } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { issueDemoPrices } from '../../../server/src/modules/demo/issue.ts';
import { loadSeed } from '../../../server/src/modules/seed/load.ts';
import { addDrivers, listStations } from '../people.mjs';
import { addCountry } from './country.mjs';

const DRIVERS = 200;
const folders = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Creates a folder that is removed when this process exits. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-bench-'));
  folders.push(folder);
  return folder;
}

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

/**
 * Fills a database with 200 drivers.
 * @param more adds what else is wanted, with the database, the drivers and the stations
 * @returns the drivers, and ten stations
 */
export async function prepareDrivers(where, more = () => undefined) {
  const database = await openCountry(0, where);
  const drivers = await addDrivers(database.kysely, DRIVERS);
  const stations = (await listStations(database.kysely)).slice(0, 10);
  await more(database.kysely, { drivers, stations });
  await database.close();
  return { drivers, stations };
}
