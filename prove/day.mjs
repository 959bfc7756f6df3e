// A day with ten times San Marino's traffic and the ministry's import, compressed into minutes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ministryFiles } from '../bench/parts/data/ministry-files.mjs';
import { percentile } from '../bench/parts/figures.mjs';
import { ROOT } from '../scripts/run/processes.mjs';
import { pssOfTree } from '../bench/parts/memory.mjs';
import { visitor } from './day/visits.mjs';
import { addPeople, PASSWORD } from './embedded/people.mjs';
import { startCommand, startServer } from './embedded/server.mjs';

/**
 * San Marino has 34,000 inhabitants, of whom about 25,000 drive; one driver in five looks at prices on a day. The trial
 * makes ten times these 5,000 visits in so many minutes.
 */
const VISITS = 50_000;
const MINUTES = 30;
/** Concurrent visitors. */
const AT_ONCE = 48;
const USERS = 2_000;
/** Visits per hour from midnight on: most on the way to work, at noon and on the way home. */
const HOURS = [1, 1, 1, 1, 1, 2, 5, 9, 9, 6, 5, 6, 7, 6, 5, 5, 6, 9, 10, 8, 5, 3, 2, 1];
const IMPORT_HOUR = 8.5;
/** Memory at the end compared with noon; before the morning and its import the server is not warm. */
const FLAT = 1.25;
const REST_MS = 60_000;

/** @param options `minutes`: the length of the day (30); visits by the minute stay the same */
export async function run({ options, say }) {
  const minutes = Number(options.minutes ?? (options.short ? 0.5 : MINUTES));
  const dayMs = minutes * 60_000;
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-day-'));
  const dataDir = path.join(folder, 'data');
  const { registry, prices, day } = ministryFiles();
  const start = new Date(`${day}T06:30:00Z`);
  const env = { CLOCK_START: start.toISOString() };
  const faults = [];
  const times = new Map();
  const refused = new Map();
  const note = (kind, ms, status) => {
    if (!times.has(kind)) times.set(kind, []);
    times.get(kind).push(ms);
    const isWrong = status === 0 || status >= 400;
    if (isWrong) refused.set(`${kind} ${status}`, (refused.get(`${kind} ${status}`) ?? 0) + 1);
  };
  let server = await startServer({ dataDir, env });
  try {
    await server.untilReady();
    await server.stop();
    const people = await addPeople(dataDir, USERS, start);
    server = await startServer({ dataDir, env });
    await server.untilReady();
    const memory = [['start', pssOfTree(server.pid)]];
    const visits = visitor({
      url: server.url,
      people,
      assets: findAssets(),
      password: PASSWORD,
      note,
    });
    const arrivals = arrivalsOf(Math.round((VISITS * minutes) / MINUTES), dayMs);
    const began = performance.now();
    const now = () => performance.now() - began;
    const imported = pause((dayMs * IMPORT_HOUR) / 24).then(async () => {
      const args = ['import', 'mimit', '--registry', registry, '--prices', prices, '--force'];
      const command = startCommand(args, { DATA_DIR: dataDir });
      const at = now();
      await command.ended;
      if (command.code() !== 0) faults.push(`the import: ${command.output().slice(-300)}`);
      return (now() - at) / 1_000;
    });
    const watch = setInterval(
      () => {
        memory.push([`minute ${Math.round(now() / 60_000)}`, pssOfTree(server.pid)]);
        say(`  ${memory.at(-1)[0]}: ${Math.round(memory.at(-1)[1])} MB, ${next} visits`);
      },
      Math.min(60_000, dayMs / 10),
    );
    let next = 0;
    let late = 0;
    const work = async () => {
      while (next < arrivals.length) {
        const at = arrivals[next++];
        if (at > now()) await pause(at - now());
        else late = Math.max(late, now() - at);
        await visits.visit();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    clearInterval(watch);
    const importSeconds = await imported;
    memory.push(['end', pssOfTree(server.pid)]);
    visits.close();
    await pause(Math.min(REST_MS, dayMs / 4));
    memory.push(['after a rest', pssOfTree(server.pid)]);
    const warm = memory[Math.floor(memory.length / 2)][1];
    const rest = memory.at(-1)[1];
    if (rest > warm * FLAT)
      faults.push(`memory is ${Math.round(rest)} MB after a rest, ${Math.round(warm)} at noon`);
    for (const [what, count] of refused) {
      if (isFault(what)) faults.push(`${count} × ${what}`);
    }
    const most = Math.max(...memory.map(([, megabytes]) => megabytes));
    const sum = [...times.values()].reduce((total, { length }) => total + length, 0);
    const megabytes = (of) => `${Math.round(of)} MB`;
    const refusals = [...refused].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';
    return {
      on: 'PGlite',
      text:
        `San Marino's 34,000 inhabitants drive 25,000 cars; one driver of five looks at prices on a day, ten times that are ${VISITS.toLocaleString('en')} visits in ${MINUTES} minutes. ` +
        `Here ${arrivals.length.toLocaleString('en')} visits and ${sum.toLocaleString('en')} requests in ${minutes} minutes, at most ${AT_ONCE} at once, the latest ${(late / 1_000).toFixed(1)} s behind its time; the import took ${importSeconds.toFixed(0)} s. ` +
        `Memory (PSS of the process tree): ${megabytes(memory[0][1])} at the start, ${megabytes(warm)} at noon, ${megabytes(most)} at most, ${megabytes(memory.at(-2)[1])} at the end, ${megabytes(rest)} after a rest. Refused: ${refusals}.`,
      header: ['request', 'n', 'p50, ms', 'p99, ms', 'longest, ms'],
      rows: [...times].map(([kind, values]) => [
        kind,
        values.length,
        percentile(values, 50).toFixed(1),
        percentile(values, 99).toFixed(0),
        percentile(values, 100).toFixed(0),
      ]),
      faults,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** No answer, or a server error. A write may get 503; public reads may not. */
const isFault = (what) => / (0|500|502|504)$/.test(what) || /^(page|file|prices) 503$/.test(what);

/** The start times of visits, in milliseconds of the day, distributed by the hours. */
function arrivalsOf(count, dayMs) {
  const sum = HOURS.reduce((total, share) => total + share, 0);
  return HOURS.flatMap((share, hour) =>
    Array.from(
      { length: Math.round((count * share) / sum) },
      () => ((hour + Math.random()) / HOURS.length) * dayMs,
    ),
  ).toSorted((a, b) => a - b);
}

/** The files in /home, which a first visit loads at once. */
function findAssets() {
  const page = readFileSync(path.join(ROOT, 'web/dist/index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, asset]) => asset);
}
