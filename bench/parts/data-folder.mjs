// A temporary data folder with San Marino in it, and as much of Italy as wanted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../server/src/clock.ts';
import { openDatabase } from '../../server/src/db/connect.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { loadCatalogue } from '../../server/src/modules/catalogue/load.ts';
import { issueDemoPrices } from '../../server/src/modules/demo/issue.ts';
import { addCountry } from './country.mjs';

const quiet = () => undefined;
export const logger = { info: quiet, warn: quiet, error: console.error };

const folders = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Makes a folder that is removed when this process ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-bench-'));
  folders.push(folder);
  return folder;
}

/** Opens a fresh database with the catalogue, today's demo prices and `italian` stations beside them. */
export async function openCountry(italian, { dataDir = temporaryFolder(), databaseUrl } = {}) {
  const database = await openDatabase({ databaseUrl, dataDir, logger });
  await migrate(database);
  await loadCatalogue(database.kysely);
  await issueDemoPrices(database.kysely, systemClock);
  await addCountry(database.kysely, systemClock, italian);
  return database;
}
