// What an import of the ministry's files costs a running server, against a bare insert of the same rows into the same
// engine in the same run: the first one, the same files again, and a next day of which six rows of seven are new.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { capture, ROOT } from '../scripts/processes.mjs';
import { EMBEDDED_DATABASE } from '../scripts/server-process.mjs';
import { temporaryFolder } from './parts/data-folder.mjs';
import { enginesHere } from './parts/engines.mjs';
import { bar, table, whole } from './parts/figures.mjs';
import { actsOf, meanwhile } from './parts/meanwhile.mjs';
import { ministryFiles, nextDay } from './parts/ministry-files.mjs';
import { memory, startPieno } from './parts/processes.mjs';
import { prepareDrivers } from './parts/report-load.mjs';

/** How many times as long as the bare insert an import may take. */
const BARS = { first: 4, again: 1, 'next day': 4 };
const P99_BAR_MS = 1_000;
const MEMORY_BAR_MB = 450;
/** Of the belt: a ranking that a reader holds in one look. */
const METHANE = '/api/prices/ranking/40?area=confine';

const files = ministryFiles();
const next = nextDay(files);
console.log(`Import of ${files.what} through a running server:\n`);
for (const { engine, start } of enginesHere) {
  await measure(engine, start);
}

async function measure(engine, start) {
  const alone = await withDatabase(start, async (where) => {
    const first = await importOn(where, files.day, 'first', files.prices);
    const seconds = await bareSeconds(where);
    const again = await importOn(where, files.day, 'again', files.prices);
    const later = await importOn(where, next.day, 'next day', next.prices);
    return [first, again, later].map((row) => ({ ...row, ratio: row.took / seconds, seconds }));
  });
  const beside = await withDatabase(start, async (where) => {
    const people = await prepareDrivers(where);
    const first = await importOn(where, files.day, 'first', files.prices, people);
    return [first, await importOn(where, next.day, 'next day', next.prices, people)];
  });
  table(
    [
      '',
      'seconds',
      'bare',
      'ratio',
      'at most',
      'server, MB',
      "old board after 'conclusa', ms",
      'states',
    ],
    alone.map(({ name, took, seconds, ratio, peak, oldFor, states }) => [
      `${engine}, ${name}`,
      ...[took, seconds, ratio].map((value) => value.toFixed(1)),
      BARS[name],
      ...[peak, oldFor, states].map(whole),
    ]),
  );
  table(
    ['beside people', 'seconds', 'sign-in, p99 ms', 'report, p99 ms', 'ranking, p99 ms'],
    beside.map(({ name, took, p99 }) => [
      `${engine}, ${name}`,
      ...[took, p99.login, p99.report, p99.read].map(whole),
    ]),
  );
  for (const { name, ratio, peak, oldFor, states } of alone) {
    const met = (sentence, isMet) => bar(`${engine}, ${name}: ${sentence}`, isMet);
    met(`${BARS[name]} times the bare insert at most`, ratio <= BARS[name]);
    met(`less than ${MEMORY_BAR_MB} MB`, peak < MEMORY_BAR_MB);
    met('readers saw yesterday or today', states <= 2);
    met("today stands there with 'conclusa'", oldFor === 0);
  }
  for (const { name, p99 } of beside) {
    const slower = Math.max(p99.login, p99.report);
    bar(`${engine}, ${name}: a sign-in and a report within a second`, slower < P99_BAR_MS);
  }
  console.log();
}

async function withDatabase(start, work) {
  const { options, stop } = await start();
  try {
    return await work({ dataDir: temporaryFolder(), ...options });
  } finally {
    await stop();
  }
}

/** Imports a price file through a server that is started for it, beside readers and, where there are any, people. */
async function importOn(where, day, name, prices, people) {
  const env = { CLOCK_START: `${day}T12:00:00Z`, TRUST_PROXY: 'loopback' };
  const pieno = await startPieno({ ...where, env });
  const read = async () => statesOf(await (await fetch(pieno.url + METHANE)).json());
  const acts = { read, ...(people && (await actsOf(pieno, people))) };
  const work = () => command(where, env, prices);
  const { result, p99, texts } = await meanwhile(acts, work);
  await pause(10_000);
  const today = await read();
  const peak = memory(pieno.pid).peak;
  await pieno.stop();
  const old = texts.filter(({ at, text }) => at > result.endedAt && text !== today);
  const states = new Set([...texts.map(({ text }) => text), today]).size;
  const oldFor = old.length === 0 ? 0 : old.at(-1).at - result.endedAt;
  return { name, took: result.took, p99, states, oldFor, peak };
}

/** The prices of a ranking: that one ages meanwhile is no other state. */
function statesOf(entries) {
  const prices = entries.map(({ business, fuels }) => [
    business.id,
    ...fuels.map(({ price }) => price),
  ]);
  return JSON.stringify(prices.toSorted(([a], [b]) => a - b));
}

/** Runs the command, and goes on for some seconds. @returns how long it took, and when it said that it was done */
async function command({ dataDir, databaseUrl = '' }, clock, prices) {
  const main = path.join(ROOT, 'server/src/cli/main.ts');
  const words = ['import', 'mimit', '--registry', files.registry, '--prices', prices];
  const begin = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...words], {
    env: { ...process.env, ...clock, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let endedAt;
  child.stdout.on('data', (text) => {
    if (String(text).includes('conclusa')) endedAt ??= performance.now();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const took = (performance.now() - begin) / 1000;
  if (code !== 0 || !endedAt) throw new Error(`The import ended with ${code}.`);
  await pause(3_000);
  return { took, endedAt };
}

async function bareSeconds({ dataDir, databaseUrl = '' }) {
  const file = path.join(import.meta.dirname, 'parts/bare-rows.mjs');
  const { code, output } = await capture(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...EMBEDDED_DATABASE, file],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl } },
  );
  if (code !== 0) throw new Error(output);
  return Number(output);
}
