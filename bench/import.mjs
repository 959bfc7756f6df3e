// How fast the ministry's files go in: into an empty Italy, the same again, and while a server answers.
import { clockStartingAt } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { importMimit } from '../server/src/modules/imports/mimit/import-mimit.ts';
import { openCountry, temporaryFolder } from './parts/data-folder.mjs';
import { enginesHere } from './parts/engines.mjs';
import { table, whole } from './parts/figures.mjs';
import { ministryFiles } from './parts/ministry-files.mjs';

const { what, registry, prices, day } = ministryFiles();
const clock = clockStartingAt(new Date(`${day}T12:00:00Z`));
const rows = [];
for (const { engine, start } of enginesHere) {
  const { options, stop } = await start();
  const dataDir = temporaryFolder();
  const database = await openCountry(0, { dataDir, ...options });
  rows.push([`${engine}, first time`, ...(await measure(database, dataDir))]);
  rows.push([`${engine}, the same again`, ...(await measure(database, dataDir))]);
  await database.close();
  await stop();
}
console.log(`Import of ${what}:\n`);
table(['', 'rows read', 'seconds', 'rows/s'], rows);

async function measure(database, dataDir) {
  const config = readConfig({ DATA_DIR: dataDir });
  const context = { database, clock, config, signal: new AbortController().signal, cwd: dataDir };
  const quiet = () => undefined;
  const output = { line: quiet, error: console.error, progress: quiet };
  const report = await importMimit({ context, output }, { registry, prices, force: false });
  const read = Object.values(report.tallies).reduce((sum, tally) => sum + tally.read, 0);
  return [whole(read), report.seconds.toFixed(1), whole(read / report.seconds)];
}
