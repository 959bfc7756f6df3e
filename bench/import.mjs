// What an import of the ministry's two files costs a running server, from the key to the prompt: the first one, the same
// files again, and a next day of which six rows of seven are new. Each against a bare process that only unpacks and
// splits both, in the same run.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { capture, ROOT } from '../scripts/run/processes.mjs';
import { granted, reportOf } from './parts/calls.mjs';
import { prepareDrivers } from './parts/data/data-folder.mjs';
import { ministryFiles, nextDay } from './parts/data/ministry-files.mjs';
import { engines } from './parts/engines.mjs';
import { bar, median, percentile, table, timed, whole } from './parts/figures.mjs';
import { forgetPeak, memory } from './parts/memory.mjs';
import { networkOf, newPerson } from './parts/people.mjs';
import { startPieno } from './parts/processes.mjs';

/** How many times as long as the bare process an import may take. */
const BARS = { first: 14, again: 12, 'next day': 14 };
const P99_BAR_MS = 500;
/** Megabytes that the server may take more than before; the process that reads is another. */
const MEMORY_BAR_MB = 40;
const BARE_ROUNDS = 5;
const REST_MS = 10_000;
/** Between two calls of somebody meanwhile. */
const BETWEEN_MS = 50;
/** Of the belt: a ranking that a reader holds in one look. */
const METHANE = '/prices/ranking/40?area=confine';

const files = ministryFiles();
const next = nextDay(files);
console.log(`Import of ${files.what} through a running server:\n`);
for (const { engine, withDatabase } of engines) {
  const bare = await bareSeconds();
  const alone = await withDatabase(async (where) => [
    await importOn(where, files, 'first'),
    await importOn(where, files, 'again'),
    await importOn(where, next, 'next day'),
  ]);
  const beside = await withDatabase(async (where) => {
    const people = await prepareDrivers(where);
    const first = await importOn(where, files, 'first', people);
    return [first, await importOn(where, next, 'next day', people)];
  });
  table(
    ['', 'seconds', 'bare', 'ratio', 'server, MB more', 'states'],
    alone.map(({ name, took, grown, states }) => [
      `${engine}, ${name}`,
      ...[took, bare, took / bare].map((value) => value.toFixed(2)),
      ...[grown, states].map(whole),
    ]),
  );
  table(
    ['beside people', 'sign-in, p99 ms', 'report, p99 ms'],
    beside.map(({ name, login, report }) => [`${engine}, ${name}`, whole(login), whole(report)]),
  );
  for (const { name, took, grown, states } of alone) {
    const met = (sentence, isMet) => bar(`${engine}, ${name}: ${sentence}`, isMet);
    met(`${BARS[name]} times the bare process at most`, took / bare <= BARS[name]);
    met(`less than ${MEMORY_BAR_MB} MB more`, grown < MEMORY_BAR_MB);
    met('readers saw yesterday or today', states <= 2);
  }
  for (const { name, login, report } of beside) {
    const slower = Math.max(login, report);
    bar(`${engine}, ${name}: a sign-in and a report within half a second`, slower < P99_BAR_MS);
  }
  console.log();
}

/** Imports a price file through a server that is started for it, beside a reader and, where there are any, people. */
async function importOn(where, { day, prices }, name, people) {
  const env = { CLOCK_START: `${day}T12:00:00Z`, TRUST_PROXY: 'loopback' };
  const pieno = await startPieno({ ...where, env });
  const states = new Set();
  const acts = {
    read: async () => states.add(stateOf(await granted(pieno, {}, `GET ${METHANE}`))),
    ...(people && (await actsOf(pieno, people))),
  };
  await pause(REST_MS);
  const before = memory(pieno.pid).now;
  forgetPeak(pieno.pid);
  let isDone = false;
  const again = async ([what, act]) => {
    const times = [];
    while (!isDone) {
      times.push((await timed(act)).ms);
      await pause(BETWEEN_MS);
    }
    return [what, percentile(times, 99)];
  };
  const meanwhile = Promise.all(Object.entries(acts).map(again));
  const took = await command(where, env, prices).finally(() => (isDone = true));
  const { login, report } = Object.fromEntries(await meanwhile);
  const grown = memory(pieno.pid).peak - before;
  await acts.read();
  await pieno.stop();
  return { name, took, login, report, grown, states: states.size };
}

/** The prices of a ranking: that one ages meanwhile is no other state. */
function stateOf(entries) {
  const prices = entries.map(({ business, fuels }) => [
    business.id,
    ...fuels.map(({ price }) => price),
  ]);
  return JSON.stringify(prices.toSorted(([a], [b]) => a - b));
}

/** What one person who signs in, and many who report, do, each call from a network of its own. */
async function actsOf(pieno, { drivers, stations }) {
  const person = newPerson(`olga${Date.now()}@example.com`);
  await granted(pieno, {}, 'POST /register', person);
  let calls = 0;
  return {
    login: () => {
      const from = networkOf((calls += 1) + 2 ** 16);
      return granted(pieno, { from }, 'POST /login', person);
    },
    report: () => {
      const station = stations[Math.floor((calls += 1) / drivers.length) % stations.length];
      return granted(pieno, drivers[calls % drivers.length], ...reportOf(station, 1.7));
    },
  };
}

/** Runs the command. @returns the seconds that it took */
async function command({ dataDir, databaseUrl = '' }, clock, prices) {
  const words = ['mimit', '--registry', files.registry, '--prices', prices];
  const { result, ms } = await timed(() => {
    const child = spawn('npm', ['run', '-s', 'import', '--', ...words], {
      cwd: ROOT,
      env: { ...process.env, ...clock, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return new Promise((resolve) => child.once('close', resolve));
  });
  if (result !== 0) throw new Error(`The import ended with ${result}.`);
  // The board shows it soon, if not at once.
  await pause(3_000);
  return ms / 1_000;
}

async function bareSeconds() {
  const file = path.join(import.meta.dirname, 'parts/unpack-and-split.mjs');
  const times = [];
  for (let round = 0; round < BARE_ROUNDS; round += 1) {
    const read = () => capture(process.execPath, [file, files.registry, files.prices]);
    const { result, ms } = await timed(read);
    if (result.code !== 0) throw new Error(result.output);
    times.push(ms / 1_000);
  }
  return median(times);
}
