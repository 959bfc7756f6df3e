// What others wait for while five accounts of one network send 300 reports at once: a person saves the profile, people
// report and an administrator decides, each one write after the other.
import { setTimeout as pause } from 'node:timers/promises';
import { call, granted, reportOf } from './parts/calls.mjs';
import { prepareDrivers } from './parts/data/data-folder.mjs';
import { EMBEDDED, engines } from './parts/engines.mjs';
import { bar, table, whole } from './parts/figures.mjs';
import { makeAdministrator, makeOwner } from './parts/people.mjs';
import { startPieno } from './parts/processes.mjs';

const REPORTS = 300;
const ACCOUNTS = 5;
const CROWDED = '10.66.0.1';
/** Milliseconds that a write of somebody else may take meanwhile, on the embedded database. */
const OTHERS_MS = 1_000;
/** Between two writes of somebody who is no part of the crowd. */
const BETWEEN_MS = 50;
const FUELS = [10, 20];

for (const { engine, withDatabase } of engines) {
  const { crowd, others } = await withDatabase(measure);
  const statuses = Object.entries(Object.groupBy(crowd, ({ status }) => status));
  const answers = statuses.map(([status, { length }]) => `${length} × ${status}`).join(', ');
  console.log(`300 reports at once of five accounts of one network, ${engine}: ${answers}\n`);
  table(
    ['meanwhile', 'longest, ms', 'writes', 'not answered with 200'],
    others.map(({ what, longest, count, failed }) => [
      what,
      whole(longest),
      whole(count),
      failed.join(' ') || '–',
    ]),
  );
  if (engine !== EMBEDDED) continue;
  const isMet = others.every(({ longest, failed }) => longest <= OTHERS_MS && failed.length === 0);
  bar(`On the ${engine} every write of another is done within ${whole(OTHERS_MS)} ms`, isMet);
}

async function measure(where) {
  const { drivers, stations } = await prepareDrivers(where, async (db, people) => {
    await makeOwner(db, people.drivers.at(-2), people.stations);
    await makeAdministrator(db, people.drivers.at(-1));
  });
  const server = await startPieno({ ...where, env: { TRUST_PROXY: 'loopback' } });
  const administrator = drivers.at(-1);
  const [theirs, ours] = [stations.slice(0, 4), stations.slice(4, 6)];
  const items = await contest(server, drivers, stations.slice(6, 10));
  let count = 0;
  const acts = {
    'a person saves the profile': () =>
      call(server, drivers[10], 'PUT /user', { city: `Serravalle ${(count += 1)}` }),
    'people report': () =>
      call(server, drivers[20 + (count += 1)], ...reportOf(ours[count % ours.length], 1.69)),
    'an administrator decides': () => {
      const item = items.pop();
      const decision = { decision: 'accept' };
      return item && call(server, administrator, `POST /admin/queue/${item.id}`, decision);
    },
  };
  let isWorking = true;
  const writing = Object.entries(acts).map(async ([what, act]) => {
    const answers = [];
    while (isWorking) {
      const answer = await act();
      if (!answer) break;
      answers.push(answer);
      await pause(BETWEEN_MS);
    }
    return {
      what,
      count: answers.length,
      longest: Math.max(...answers.map(({ ms }) => ms)),
      failed: answers.map(({ status }) => status).filter((status) => status !== 200),
    };
  });
  const crowd = await Promise.all(
    Array.from({ length: REPORTS }, (_, index) => {
      const { token } = drivers[index % ACCOUNTS];
      const report = reportOf(theirs[index % theirs.length], 1.69);
      return call(server, { token, from: CROWDED }, ...report);
    }),
  );
  isWorking = false;
  const others = await Promise.all(writing);
  await server.stop();
  return { crowd, others };
}

/** Lets two people contest each price of the owner. @returns what waits for the administrator */
async function contest(server, drivers, stations) {
  const [owner, administrator] = drivers.slice(-2);
  for (const [index, station] of stations.entries()) {
    const prices = FUELS.map((fuel_type_id) => ({ fuel_type_id, price: 1.7 }));
    await granted(server, owner, `PUT /owner/stations/${station}/prices`, { prices, sure: true });
    // Nobody contests more than five an hour.
    for (const driver of drivers.slice(11 + 2 * index, 13 + 2 * index))
      for (const price of prices)
        await granted(server, driver, 'POST /price-disputes', { business_id: station, ...price });
  }
  const { items } = await granted(server, administrator, 'GET /admin/queue');
  return items.filter(({ kind }) => kind === 'contested');
}
