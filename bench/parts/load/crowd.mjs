// One network that reports as fast as it can, and what others wait for meanwhile.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../data/data-folder.mjs';
import { enginesHere } from '../engines.mjs';
import { startPieno } from '../processes.mjs';
import { prepareDrivers } from './report-load.mjs';

const REPORTS = 300;
const CROWD = { accounts: 5, from: '10.66.0.1' };
const FUELS = [10, 20];
/** Between two writes of somebody who is no part of the crowd. */
const BETWEEN_MS = 50;
/** Writes that each of them makes at least. */
const AT_LEAST = 3;

/**
 * Lets five accounts of one network send 300 reports at once, while a person saves the profile, people report and an
 * administrator decides, each one write after the other.
 * @returns by engine what became of the reports, by status, and of the others: the longest of three writes before, then
 *   the number of writes, the longest in milliseconds, and the statuses that were not 200
 */
export async function crowdedWrites() {
  const results = [];
  for (const { engine, start } of enginesHere) {
    const { options, stop } = await start();
    const dataDir = temporaryFolder();
    const where = { dataDir, ...options };
    const { drivers, stations } = await prepareDrivers(where, addRoles);
    const server = await startPieno({ ...where, env: { TRUST_PROXY: 'loopback' } });
    results.push({ engine, ...(await crowd(server, drivers, stations)) });
    await server.stop();
    await stop();
  }
  return results;
}

/** The last driver is an administrator, the one before the owner of all stations. */
async function addRoles(db, { drivers, stations }) {
  const [owner, administrator] = drivers.slice(-2);
  await db
    .updateTable('app_user')
    .set({ role: 'admin' })
    .where('id', '=', administrator.id)
    .execute();
  const owned = { user_id: owner.id, state: 'active', since: new Date() };
  await db
    .insertInto('station_owner')
    .values(stations.map((station_id) => ({ station_id, ...owned })))
    .execute();
}

async function crowd(server, drivers, stations) {
  const send = (who, call, body) => write(server, who, call, body);
  const [owner, administrator] = drivers.slice(-2);
  const [theirs, ours, contested] = [
    stations.slice(0, 4),
    stations.slice(4, 6),
    stations.slice(6, 10),
  ];
  const items = await contest({ send, owner, administrator, drivers }, contested);
  const report = (who, station) =>
    send(who, 'POST /price-reports', {
      id: randomUUID(),
      business_id: station,
      entries: FUELS.map((fuel_type_id) => ({ fuel_type_id, price: 1.69 })),
      sure: true,
    });
  let count = 0;
  const others = {
    'a person saves the profile': () =>
      send(drivers[10], 'PUT /user', { city: `Serravalle ${(count += 1)}` }),
    'people report': () => report(drivers[20 + (count += 1)], ours[count % ours.length]),
    'an administrator decides': () =>
      items.length > 0 &&
      send(administrator, `POST /admin/queue/${items.pop().id}`, { decision: 'accept' }),
  };
  const [, calm] = await meanwhile(others, async () => undefined);
  const [reports, crowded] = await meanwhile(others, () =>
    Promise.all(
      Array.from({ length: REPORTS }, (_, index) => {
        const { token } = drivers[index % CROWD.accounts];
        return report({ token, from: CROWD.from }, theirs[index % theirs.length]);
      }),
    ),
  );
  return {
    crowd: Object.entries(Object.groupBy(reports, ({ status }) => status)).map(
      ([status, { length }]) => `${length} × ${status}`,
    ),
    crowdMs: longest(reports),
    others: Object.keys(others).map((what) => ({
      what,
      calm: longest(calm[what]),
      count: crowded[what].length,
      longest: longest(crowded[what]),
      failed: crowded[what].map(({ status }) => status).filter((status) => status !== 200),
    })),
  };
}

const longest = (answers) => Math.max(...answers.map(({ ms }) => ms));

/** Lets each of the others write again and again while work is done. @returns what it returned, and their answers */
async function meanwhile(others, work) {
  let isWorking = true;
  const writing = Object.entries(others).map(async ([what, act]) => {
    const answers = [];
    while (isWorking || answers.length < AT_LEAST) {
      const answer = await act();
      if (!answer) break;
      answers.push(answer);
      await pause(BETWEEN_MS);
    }
    return [what, answers];
  });
  const result = await work().finally(() => (isWorking = false));
  return [result, Object.fromEntries(await Promise.all(writing))];
}

/** Lets two people contest what the owner says. @returns what waits for the administrator */
async function contest({ send, owner, administrator, drivers }, stations) {
  for (const [index, station] of stations.entries()) {
    const prices = FUELS.map((fuel_type_id) => ({ fuel_type_id, price: 1.7 }));
    await send(owner, `PUT /owner/stations/${station}/prices`, { prices, sure: true });
    for (const fuel_type_id of FUELS) {
      // Nobody contests more than five an hour.
      for (const driver of drivers.slice(11 + 2 * index, 13 + 2 * index)) {
        const wrong = { business_id: station, fuel_type_id, price: 1.7 };
        await send(driver, 'POST /price-disputes', wrong);
      }
    }
  }
  const { body } = await send(administrator, 'GET /admin/queue');
  return body.items.filter(({ kind }) => kind === 'contested');
}

/** Sends a call once. @returns its status, body, and milliseconds */
export async function write({ url }, { token, from }, call, sent) {
  const [method, path] = call.split(' ');
  const began = performance.now();
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
      'idempotency-key': randomUUID(),
      ...(sent && { 'content-type': 'application/json' }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  const body = await answer.json();
  return { status: answer.status, ms: performance.now() - began, body };
}
