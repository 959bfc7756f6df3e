// How long other people's writes take while five accounts of one network send 300 reports at once: a person saves the
// profile, people report and an administrator decides, each one write after the other.
import { setTimeout as pause } from 'node:timers/promises';
import { call, granted, reportOf } from './parts/calls.mjs';
import { openCountry } from './parts/data/data-folder.mjs';
import { engines } from './parts/engines.mjs';
import { atMost, timed } from './parts/figures.mjs';
import { addPeople } from './parts/people.mjs';
import { startPieno } from './parts/processes.mjs';

const REPORTS = 300;
const ACCOUNTS = 5;
const CROWDED = '10.66.0.1';
const WRITE_MS = 1_000;
/** Between two writes of one person outside the crowd. */
const BETWEEN_MS = 50;
const FUELS = [10, 20];

for (const { engine, withDatabase } of engines) {
  for (const [what, ms] of await withDatabase(measure))
    atMost(`${engine}, ${what}`, ms, WRITE_MS, 'ms');
}

/** @returns pairs of an act and its longest time in milliseconds */
async function measure(where) {
  const database = await openCountry(0, where);
  const people = await addPeople(database.kysely, 200);
  await database.close();
  const { administrator, drivers, stations } = people;
  const server = await startPieno({ ...where, env: { TRUST_PROXY: 'loopback' } });
  const [theirs, ours] = [stations.slice(0, 4), stations.slice(4, 6)];
  const items = await disputed(server, people, stations.slice(6, 10));
  let count = 0;
  const acts = {
    'a person saves the profile': () =>
      granted(server, drivers[10], 'PUT /user', { city: `Serravalle ${(count += 1)}` }),
    'people report': () =>
      granted(server, drivers[20 + (count += 1)], ...reportOf(ours[count % ours.length], 1.69)),
    'an administrator decides': async () => {
      if (items.length === 0) return;
      const name = `POST /admin/queue/${items.pop().id}`;
      await granted(server, administrator, name, { decision: 'accept' });
    },
  };
  let isWorking = true;
  const writing = Object.entries(acts).map(async ([what, act]) => {
    let longest = 0;
    while (isWorking) {
      longest = Math.max(longest, (await timed(act)).ms);
      await pause(BETWEEN_MS);
    }
    return [what, longest];
  });
  await Promise.all(
    Array.from({ length: REPORTS }, (_, index) => {
      const { token } = drivers[index % ACCOUNTS];
      const report = reportOf(theirs[index % theirs.length], 1.69);
      return call(server, { token, from: CROWDED }, ...report);
    }),
  );
  isWorking = false;
  const others = await Promise.all(writing);
  await server.stop();
  return others;
}

/** Lets two drivers dispute each price of the owner. @returns what waits for the administrator */
async function disputed(server, { owner, administrator, drivers }, stations) {
  for (const [index, station] of stations.entries()) {
    const prices = FUELS.map((fuel_type_id) => ({ fuel_type_id, price: 1.7 }));
    await granted(server, owner, `PUT /owner/stations/${station}/prices`, { prices, sure: true });
    // Each driver disputes only two prices, because five an hour are allowed.
    for (const driver of drivers.slice(11 + 2 * index, 13 + 2 * index))
      for (const price of prices)
        await granted(server, driver, 'POST /price-disputes', { business_id: station, ...price });
  }
  const { items } = await granted(server, administrator, 'GET /admin/queue');
  return items.filter(({ kind }) => kind === 'contested');
}
