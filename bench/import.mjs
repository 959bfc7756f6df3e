// What an import of the ministry's two files costs a running server, from the key to the prompt: the first one, the same
// files again, and a next day of which six rows of seven are new. Each against a bare process that only unpacks and
// splits both, in the same run.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { capture, ROOT } from '../scripts/run/processes.mjs';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { EMBEDDED, enginesHere } from './parts/engines.mjs';
import { bar, median, table, whole } from './parts/figures.mjs';
import { actsOf, meanwhile } from './parts/load/meanwhile.mjs';
import { ministryFiles, nextDay } from './parts/data/ministry-files.mjs';
import { followApart, memory, startPieno } from './parts/processes.mjs';
import { prepareDrivers } from './parts/load/report-load.mjs';

/** How many times as long as the bare process an import may take. */
const BARS = { first: 14, again: 12, 'next day': 14 };
const P99_BAR_MS = 500;
/** Megabytes that the server may take more than before; the process that reads is told apart. */
const MEMORY_BAR_MB = 40;
const BARE_ROUNDS = 5;
const REST_MS = 10_000;
/** Of the belt: a ranking that a reader holds in one look. */
const METHANE = '/api/prices/ranking/40?area=confine';

const files = ministryFiles();
const next = nextDay(files);
console.log(`Import of ${files.what} through a running server:\n`);
for (const { engine, start } of enginesHere) {
  await measure(engine, start);
}

async function measure(engine, start) {
  const bare = await bareSeconds();
  const alone = await withDatabase(start, async (where) => [
    await importOn(where, files.day, 'first', files.prices),
    await importOn(where, files.day, 'again', files.prices),
    await importOn(where, next.day, 'next day', next.prices),
  ]);
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
      'before, MB',
      'at most, MB',
      'reading, MB',
      'states',
    ],
    alone.map(({ name, took, before, peak, states }) => [
      `${engine}, ${name}`,
      ...[took, bare, took / bare].map((value) => value.toFixed(2)),
      BARS[name],
      ...[before, peak.own, peak.started, states].map(whole),
    ]),
  );
  table(
    ['beside people', 'seconds', 'sign-in, p99 ms', 'report, p99 ms', 'ranking, p99 ms'],
    beside.map(({ name, took, p99 }) => [
      `${engine}, ${name}`,
      took.toFixed(2),
      ...[p99.login, p99.report, p99.read].map(whole),
    ]),
  );
  for (const { name, took, before, peak, oldFor, states } of alone) {
    const met = (sentence, isMet) => bar(`${engine}, ${name}: ${sentence}`, isMet);
    met(`${BARS[name]} times the bare process at most`, took / bare <= BARS[name]);
    met(`less than ${MEMORY_BAR_MB} MB more`, peak.own - before < MEMORY_BAR_MB);
    met('readers saw yesterday or today', states <= 2);
    // Beside PostgreSQL the command is a process of its own, which does not wait for a server.
    if (engine === EMBEDDED) met("today stands there with 'conclusa'", oldFor === 0);
  }
  for (const { name, p99 } of beside) {
    const slower = Math.max(p99.login, p99.report);
    bar(`${engine}, ${name}: a sign-in and a report within half a second`, slower < P99_BAR_MS);
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
  await pause(REST_MS);
  const before = memory(pieno.pid).now;
  const followed = followApart(pieno.pid);
  const work = () => command(where, env, prices);
  const { result, p99, texts } = await meanwhile(acts, work);
  followed.stop();
  const today = await read();
  await pieno.stop();
  const old = texts.filter(({ at, text }) => at > result.endedAt && text !== today);
  const states = new Set([...texts.map(({ text }) => text), today]).size;
  const oldFor = old.length === 0 ? 0 : old.at(-1).at - result.endedAt;
  return { name, took: result.took, p99, states, oldFor, before, peak: followed.peak };
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
  const words = ['mimit', '--registry', files.registry, '--prices', prices];
  const begin = performance.now();
  const child = spawn('npm', ['run', '-s', 'import', '--', ...words], {
    cwd: ROOT,
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

async function bareSeconds() {
  const file = path.join(import.meta.dirname, 'parts/unpack-and-split.mjs');
  const times = [];
  for (let round = 0; round < BARE_ROUNDS; round += 1) {
    const begin = performance.now();
    const { code, output } = await capture(process.execPath, [file, files.registry, files.prices]);
    if (code !== 0) throw new Error(output);
    times.push((performance.now() - begin) / 1000);
  }
  return median(times);
}
