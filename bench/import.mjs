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
import { meanwhile } from './parts/meanwhile.mjs';
import { ministryFiles, nextDay } from './parts/ministry-files.mjs';
import { memory, startPieno } from './parts/processes.mjs';
import { prepareDrivers, sendReport } from './parts/report-load.mjs';

/** How many times as long as the bare insert an import may take. */
const BARS = { first: 4, again: 1, 'next day': 4 };
const P99_BAR_MS = 1_000;
const MEMORY_BAR_MB = 450;
/** Of the belt: a ranking that a reader holds in one look. */
const METHANE = '/api/prices/ranking/40?area=confine';
const PASSWORD = 'una password lunga';

const files = ministryFiles();
const next = nextDay(files);
console.log(`Import of ${files.what} through a running server:\n`);
for (const { engine, start } of enginesHere) {
  const { options, stop } = await start();
  await measure(engine, { dataDir: temporaryFolder(), ...options });
  await stop();
}

async function measure(engine, where) {
  const people = await prepareDrivers(where);
  const first = await importOn(files.day, where, people, [['first', files.prices]]);
  const seconds = await bareSeconds(where);
  const again = await importOn(files.day, where, people, [['again', files.prices]]);
  const later = await importOn(next.day, where, people, [['next day', next.prices]]);
  const rows = [...first, ...again, ...later];
  table(
    ['', 'seconds', 'bare insert', 'ratio', 'at most'],
    rows.map(({ name, took }) => [
      `${engine}, ${name}`,
      took.toFixed(1),
      seconds.toFixed(1),
      (took / seconds).toFixed(1),
      BARS[name],
    ]),
  );
  table(
    [
      '',
      'sign-in, p99 ms',
      'report, p99 ms',
      'ranking, p99 ms',
      'server at most, MB',
      "old board after 'conclusa', ms",
      "states of the belt's methane",
    ],
    rows.map(({ name, p99, peak, oldFor, states }) => [
      `${engine}, ${name}`,
      ...[p99.login, p99.report, p99.read, peak, oldFor, states].map(whole),
    ]),
  );
  for (const { name, took, p99, peak, oldFor, states } of rows) {
    const met = (sentence, isMet) => bar(`${engine}, ${name}: ${sentence}`, isMet);
    met(`${BARS[name]} times the bare insert at most`, took <= BARS[name] * seconds);
    met('a sign-in and a report within a second', Math.max(p99.login, p99.report) < P99_BAR_MS);
    met(`less than ${MEMORY_BAR_MB} MB`, peak < MEMORY_BAR_MB);
    met(
      "readers saw yesterday or today, and today from 'conclusa' on",
      states <= 2 && oldFor === 0,
    );
  }
  console.log();
}

/** Imports price files one after the other through a server that is started for them. */
async function importOn(day, where, { drivers, stations }, imports) {
  const env = { CLOCK_START: `${day}T12:00:00Z`, TRUST_PROXY: 'loopback' };
  const pieno = await startPieno({ ...where, env });
  const ask = async (call, body, from) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const answer = await fetch(`${pieno.url}/api${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  let calls = 0;
  const from = () => `10.9.${(calls += 1) >> 8}.${calls & 255}`;
  const email = `anna-${day}-${Date.now()}@example.sm`;
  const password = PASSWORD;
  const person = { name: 'Anna', email, password, password_confirmation: password };
  await ask('/register', { ...person, agree_privacy: true }, from());
  const waiting = stations.flatMap((station) => drivers.map((driver) => ({ station, driver })));
  const read = async () => await (await fetch(pieno.url + METHANE)).text();
  const acts = {
    read,
    login: () => ask('/login', { email, password }, from()),
    report: () => sendReport(pieno, waiting[(calls += 1) % waiting.length]),
  };
  const rows = [];
  for (const [name, prices] of imports) {
    const { result, p99, texts } = await meanwhile(acts, () => command(where, env, prices));
    await pause(10_000);
    const today = await read();
    const old = texts.filter(({ at, text }) => at > result.endedAt && text !== today);
    const states = new Set([...texts.map(({ text }) => text), today]).size;
    const oldFor = old.length === 0 ? 0 : old.at(-1).at - result.endedAt;
    rows.push({ name, took: result.took, p99, states, oldFor, peak: memory(pieno.pid).peak });
  }
  await pieno.stop();
  return rows;
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
