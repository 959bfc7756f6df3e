// Temporary databases with San Marino's seed and a chosen number of Italian stations.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../../server/src/clock.ts';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { loadSeed } from '../../../server/src/modules/seed/load.ts';
import { issueDemoPrices } from '../../../server/src/modules/demo/issue.ts';
import { addCountry } from './country.mjs';

const quiet = () => undefined;
const logger = { info: quiet, warn: quiet, error: console.error };

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
  const database = await openDatabase({ databaseUrl, dataDir, logger });
  await migrate(database);
  await loadSeed(database.kysely);
  await issueDemoPrices(database.kysely, systemClock);
  await addCountry(database.kysely, systemClock, italian);
  return database;
}
