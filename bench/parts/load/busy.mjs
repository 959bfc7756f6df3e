// Many who read, some who report and some who sign in at once, each from a network of its own.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../data/data-folder.mjs';
import { enginesHere } from '../engines.mjs';
import { percentile } from '../figures.mjs';
import { startPieno } from '../processes.mjs';
import { write } from './crowd.mjs';
import { prepareDrivers } from './report-load.mjs';

const [REPORTERS, SIGN_INS, READERS] = [12, 4, 200];
const FOR_MS = 45_000;
/** Processes for each core that only look at the clock meanwhile: the machine has much else to do. */
const OTHERS = 7;
/** Between two calls of one who reads. */
const BETWEEN_MS = 50;
const PASSWORD = 'una password lunga';
const RANKINGS = ['ranking/10', 'ranking/20', 'ranking/10?area=confine'];

/**
 * Lets 12 people report, 4 sign in and 200 read rankings for 45 seconds, each one call after the other, while the machine
 * is busy with other work.
 * @returns rows of a table: engine, what is done, calls, answers by status and code, the middle and the longest in
 *   milliseconds
 */
export async function busyMachine() {
  const rows = [];
  for (const { engine, start } of enginesHere) {
    const { options, stop } = await start();
    const where = { dataDir: temporaryFolder(), ...options };
    const prepared = await prepareDrivers(where);
    const server = await startPieno({ ...where, env: { TRUST_PROXY: 'loopback' } });
    for (const [what, answers] of Object.entries(await crowd(server, prepared))) {
      const times = answers.map(({ ms }) => ms);
      const kindOf = ({ status, body: { code = '' } }) => `${status} ${code}`.trimEnd();
      const said = Object.entries(Object.groupBy(answers, kindOf))
        .map(([kind, { length }]) => `${length} × ${kind}`)
        .join(', ');
      const [middle, longest] = [percentile(times, 50), percentile(times, 100)];
      rows.push([engine, what, answers.length, said, middle, longest]);
    }
    await server.stop();
    await stop();
  }
  return rows;
}

async function crowd(server, { drivers, stations }) {
  let calls = 0;
  const network = () => `10.9.${(calls += 1) >> 8}.${calls & 255}`;
  const people = Array.from({ length: SIGN_INS }, (_, index) => `anna${index}@example.com`);
  for (const email of people) {
    const person = { name: 'Anna', email, password: PASSWORD, password_confirmation: PASSWORD };
    await write(server, { from: network() }, 'POST /register', { ...person, agree_privacy: true });
  }
  const reports = stations.flatMap((station) => drivers.map((driver) => ({ station, driver })));
  const report = (index) => {
    const { station, driver } = reports.pop();
    return write(server, { ...driver, from: `10.7.${index}.1` }, 'POST /price-reports', {
      id: randomUUID(),
      business_id: station,
      entries: [10, 20].map((fuel_type_id) => ({ fuel_type_id, price: 1.7 })),
      sure: true,
    });
  };
  const signIn = (index) =>
    write(server, { from: network() }, 'POST /login', { email: people[index], password: PASSWORD });
  const read = async (index) => {
    await pause(BETWEEN_MS);
    return await write(server, {}, `GET /prices/${RANKINGS[index % RANKINGS.length]}`);
  };
  const work = `for (const end = Date.now() + ${FOR_MS}; Date.now() < end; );`;
  for (let other = 0; other < OTHERS * availableParallelism(); other += 1) {
    spawn(process.execPath, ['--eval', work]);
  }
  const end = performance.now() + FOR_MS;
  const all = async (count, act) => {
    const answers = [];
    const again = async (_, index) => {
      while (performance.now() < end) answers.push(await act(index));
    };
    await Promise.all(Array.from({ length: count }, again));
    return answers;
  };
  const [reported, signedIn, rankings] = await Promise.all([
    all(REPORTERS, report),
    all(SIGN_INS, signIn),
    all(READERS, read),
  ]);
  return { reports: reported, 'sign-ins': signedIn, rankings };
}
