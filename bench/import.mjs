// Speed of importing the ministry's files: into a database without Italian stations, the same files
// again, and through a running server that answers requests meanwhile.
import path from 'node:path';
import { capture, ROOT } from '../scripts/processes.mjs';
import { clockStartingAt } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { importMimit } from '../server/src/modules/imports/mimit/import-mimit.ts';
import { openCountry, temporaryFolder } from './parts/data-folder.mjs';
import { enginesHere } from './parts/engines.mjs';
import { table, whole } from './parts/figures.mjs';
import { ministryFiles } from './parts/ministry-files.mjs';
import { whileAsking } from './parts/probe.mjs';
import { memory, startPieno } from './parts/processes.mjs';

const { what, registry, prices, day } = ministryFiles();
const NOON = `${day}T12:00:00Z`;

console.log(`Import of ${what}:\n`);
const speeds = [];
const delays = [];
for (const { engine, start } of enginesHere) {
  speeds.push(...(await inProcess(engine, start)));
  delays.push(...(await throughServer(engine, start)));
}
table(['', 'rows read', 'seconds', 'rows/s'], speeds);
console.log('Through a running server, asked for a ranking all the time:\n');
table(['', 'seconds', 'median, ms', 'p99, ms', 'slowest, ms', 'server at most, MB'], delays);

async function inProcess(engine, start) {
  const { options, stop } = await start();
  const dataDir = temporaryFolder();
  const database = await openCountry(0, { dataDir, ...options });
  const rows = [
    [`${engine}, first time`, ...(await importInto(database, dataDir))],
    [`${engine}, the same again`, ...(await importInto(database, dataDir))],
  ];
  await database.close();
  await stop();
  return rows;
}

async function importInto(database, dataDir) {
  const config = readConfig({ DATA_DIR: dataDir });
  const clock = clockStartingAt(new Date(NOON));
  const quiet = () => undefined;
  const output = { line: quiet, error: console.error, progress: quiet };
  const context = { database, clock, config, output, signal: new AbortController().signal };
  const report = await importMimit(context, { registry, prices, force: false });
  const read = Object.values(report.tallies).reduce((sum, tally) => sum + tally.read, 0);
  return [whole(read), report.seconds.toFixed(1), whole(read / report.seconds)];
}

async function throughServer(engine, start) {
  const { options, stop } = await start();
  const dataDir = temporaryFolder();
  const pieno = await startPieno({ dataDir, ...options, env: { CLOCK_START: NOON } });
  const ask = (work) => whileAsking(`${pieno.url}/api/prices/ranking/10`, work);
  const command = async () => {
    const begin = performance.now();
    const { code, output } = await runImport({
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl,
    });
    if (code !== 0) throw new Error(output);
    return ((performance.now() - begin) / 1000).toFixed(1);
  };
  const rows = [];
  for (const name of ['first time', 'the same again']) {
    const { result, times } = await ask(command);
    const { p50, p99, slowest } = times;
    const delay = [p50, p99, slowest].map((value) => value.toFixed(1));
    rows.push([`${engine}, ${name}`, result, ...delay, whole(memory(pieno.pid).peak)]);
  }
  await pieno.stop();
  await stop();
  return rows;
}

function runImport(env) {
  const args = ['mimit', '--registry', registry, '--prices', prices];
  const file = path.join(ROOT, 'server/src/cli/main.ts');
  return capture(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', file, 'import', ...args],
    {
      env: { ...process.env, ...env },
    },
  );
}
