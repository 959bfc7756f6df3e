// What an import of the ministry's two files costs a running server, from the key to the prompt: the first one, the same
// files again, and a next day on which six rows of seven have changed. Each is compared with a bare process that only
// unpacks and splits both files, in the same run.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../scripts/run/processes.mjs';
import { granted, reportOf } from './parts/calls.mjs';
import { openCountry } from './parts/data/data-folder.mjs';
import { changedRow, ministryFiles, readFile, writeFile } from './parts/data/ministry-files.mjs';
import { engines } from './parts/engines.mjs';
import { atMost, median, percentile, timed, timesAtMost } from './parts/figures.mjs';
import { forgetPeak, memory } from './parts/memory.mjs';
import { addDrivers, listStations, networkOf, newPerson } from './parts/people.mjs';
import { startPieno } from './parts/processes.mjs';

/** How many times as long as the bare process an import may take. */
const TIMES = { first: 14, again: 12, 'next day': 14 };
const P99_MS = 500;
/** What the server may take more than before. Another process reads the files. */
const MEMORY_MB = 40;
const BARE_ROUNDS = 5;
const REST_MS = 10_000;
/** Between two calls of one person during the import. */
const BETWEEN_MS = 50;
/** A ranking of the border area, short enough that a reader sees all of it at once. */
const METHANE = '/prices/ranking/40?area=confine';

const files = ministryFiles();
const next = { ...files, day: '2026-08-22' };
const [header, ...rows] = readFile(files.prices);
const risen = (row) => changedRow(row, next.day, (price) => price + 0.01);
const changed = rows.map((row, index) => (index % 7 === 0 ? row : risen(row)));
next.prices = writeFile(next.day, [header, ...changed]);

for (const { engine, withDatabase } of engines) {
  const bare = await bareSeconds();
  const alone = await withDatabase(async (where) => [
    await importOn(where, files, 'first'),
    await importOn(where, files, 'again'),
    await importOn(where, next, 'next day'),
  ]);
  const withPeople = await withDatabase(async (where) => {
    const database = await openCountry(0, where);
    const drivers = await addDrivers(database.kysely, 200);
    const people = { drivers, stations: (await listStations(database.kysely)).slice(0, 10) };
    await database.close();
    const first = await importOn(where, files, 'first', people);
    return [first, await importOn(where, next, 'next day', people)];
  });
  for (const { name, took, grown, states } of alone) {
    timesAtMost(`${engine}, ${name}`, took, bare, TIMES[name], 's');
    atMost(`${engine}, ${name}, more memory`, grown, MEMORY_MB, 'MB');
    atMost(`${engine}, ${name}, yesterday's or today's prices`, states, 2, 'states');
  }
  for (const { name, login, report } of withPeople) {
    atMost(`${engine}, ${name}, p99 of sign-ins`, login, P99_MS, 'ms');
    atMost(`${engine}, ${name}, p99 of reports`, report, P99_MS, 'ms');
  }
}

/** Imports files through a server that is started for it, while somebody reads and, where there are any, people write. */
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
  const repeat = async ([what, act]) => {
    const times = [];
    while (!isDone) {
      times.push((await timed(act)).ms);
      await pause(BETWEEN_MS);
    }
    return [what, percentile(times, 99)];
  };
  const meanwhile = Promise.all(Object.entries(acts).map(repeat));
  const took = await command(where, env, prices).finally(() => (isDone = true));
  const { login, report } = Object.fromEntries(await meanwhile);
  const grown = memory(pieno.pid).peak - before;
  await acts.read();
  await pieno.stop();
  return { name, took, login, report, grown, states: states.size };
}

/** The prices of a ranking, without their ages. */
function stateOf(entries) {
  const prices = entries.map(({ business, fuels }) => [
    business.id,
    ...fuels.map(({ price }) => price),
  ]);
  return JSON.stringify(prices.toSorted(([a], [b]) => a - b));
}

/** One person signs in, and many report, each call from a network of its own. */
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
  const env = { ...process.env, ...clock, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const seconds = await secondsOf('npm', ['run', '-s', 'import', '--', ...words], env);
  // The board shows the prices a moment later.
  await pause(3_000);
  return seconds;
}

async function bareSeconds() {
  const file = path.join(import.meta.dirname, 'parts/unpack-and-split.mjs');
  const args = [file, files.registry, files.prices];
  const times = [];
  for (let round = 0; round < BARE_ROUNDS; round += 1)
    times.push(await secondsOf(process.execPath, args, process.env));
  return median(times);
}

async function secondsOf(program, args, env) {
  const stdio = ['ignore', 'ignore', 'inherit'];
  const { result, ms } = await timed(() => run(program, args, { env, stdio }));
  if (result !== 0) throw new Error(`${program} ${args.join(' ')}: ${result}`);
  return ms / 1_000;
}
