// Time from the commit of a price to the first answer that shows it: in the server's own process with the embedded
// database, and over HTTP from two servers on one PostgreSQL. And from what people change on one of the two to the
// station's page on both.
//   SIZES=0 npm run bench -- freshness     Italian stations beside San Marino's
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres } from '../scripts/run/machine.mjs';
import { systemClock } from '../server/src/clock.ts';
import { inTransaction } from '../server/src/db/transaction.ts';
import { Board } from '../server/src/modules/board/board.ts';
import { keepBoard } from '../server/src/modules/board/keeper.ts';
import { recordPrices } from '../server/src/modules/prices/record.ts';
import { granted, reportOf } from './parts/calls.mjs';
import { openCountry, temporaryFolder } from './parts/data/data-folder.mjs';
import { withPostgres } from './parts/engines.mjs';
import { bar, median, table, whole } from './parts/figures.mjs';
import { addDrivers, listStations, makeAdministrator, makeOwner } from './parts/people.mjs';
import { startPieno } from './parts/processes.mjs';

const ROUNDS = 30;
const SIZES = (process.env.SIZES ?? '24000').split(',').map(Number);
/** Milliseconds within which what people change is on both of two servers. */
const CHANGE_LIMIT = 1_000;
const [STATION, PETROL_SELF] = [8, 10];

const rows = [];
for (const italian of SIZES) {
  rows.push(await embedded(italian));
  if (findPostgres()) rows.push(await withServers(italian, committedPrices));
}
table(['from a committed price to the new answer', 'stations', 'median, ms', 'slowest, ms'], rows);
if (findPostgres()) {
  const changes = await withServers(0, peoplesChanges);
  const head = 'from the answer on one server to the page on both, PostgreSQL';
  table(
    [head, 'median, ms', 'slowest, ms'],
    Object.entries(changes).map(([change, times]) => [change, ...inMs(times)]),
  );
  bar(
    `What people change is on both servers within ${whole(CHANGE_LIMIT)} ms`,
    Object.values(changes)
      .flat()
      .every((time) => time < CHANGE_LIMIT),
  );
}

async function embedded(italian) {
  const database = await openCountry(italian);
  const board = new Board(database.kysely, systemClock);
  const keeper = await keepBoard(board, database, systemClock, console.error);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = board.ranking('SM', 10).hash;
    await changePrice(database.kysely, round);
    const committed = performance.now();
    while (board.ranking('SM', 10).hash === before) await pause(0);
    times.push(performance.now() - committed);
  }
  const stations = board.stations.size;
  await keeper.stop();
  await database.close();
  return ['embedded, in the process', whole(stations), ...inMs(times)];
}

/** Does work with two servers on one PostgreSQL. */
async function withServers(italian, work) {
  return await withPostgres(async ({ databaseUrl }) => {
    const database = await openCountry(italian, { databaseUrl });
    const start = () => startPieno({ dataDir: temporaryFolder(), databaseUrl });
    const servers = await Promise.all([start(), start()]);
    const result = await work(servers, database.kysely, italian);
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
    return result;
  });
}

async function committedPrices(servers, db, italian) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await Promise.all(servers.map(etag));
    await changePrice(db, round);
    const committed = performance.now();
    await Promise.all(
      servers.map(async (server, index) => {
        while ((await etag(server)) === before[index]);
      }),
    );
    times.push(performance.now() - committed);
  }
  return ['PostgreSQL, both of two servers', whole(41 + italian), ...inMs(times)];
}

/** Commits a price of a station that differs from the one before. */
async function changePrice(db, round) {
  const price = { price: 1_600 + (round % 2), unit: 'litre', observedAt: new Date() };
  const claim = { stationId: STATION, fuelTypeId: PETROL_SELF, ...price };
  const { moved } = await inTransaction(db, (tx) =>
    recordPrices(tx, systemClock, { origin: 'administrator' }, [claim]),
  );
  if (moved !== 1) throw new Error('The price did not move.');
}

/** Lets people change each station's petrol, in the order in which it happens. */
async function peoplesChanges(servers, db) {
  const [driver, owner, administrator] = await addDrivers(db, 3);
  const stations = await listStations(db);
  await makeOwner(db, owner, stations);
  await makeAdministrator(db, administrator);
  const petrolOf = ({ prices }) => prices.find((price) => price.fuel_type.id === PETROL_SELF);
  const petrol = { fuel_type_id: PETROL_SELF, price: 1.7 };
  const ownPrices = { prices: [petrol], sure: true };
  const changes = {
    'an owner sets a price': {
      change: (at, station) =>
        granted(at, owner, `PUT /owner/stations/${station}/prices`, ownPrices),
      shows: (page) => petrolOf(page)?.origin === 'owner',
    },
    'a driver reports another': {
      change: (at, station) => granted(at, driver, ...reportOf(station, 1.66)),
      shows: (page) => page.reported?.length > 0,
    },
    'the owner contests it': {
      change: (at, station) =>
        granted(at, owner, 'POST /price-disputes', { business_id: station, ...petrol }),
      shows: (page) => petrolOf(page)?.contested === true,
    },
    'an administrator decides': {
      change: async (at, station) => {
        const { items } = await granted(at, administrator, 'GET /admin/queue');
        const { id } = items.find(
          ({ business, kind }) => business.id === station && kind === 'contested',
        );
        await granted(at, administrator, `POST /admin/queue/${id}`, { decision: 'accept' });
      },
      shows: (page) => petrolOf(page)?.contested !== true,
    },
  };
  const times = Object.fromEntries(Object.keys(changes).map((name) => [name, []]));
  for (const [index, station] of stations.entries()) {
    const [one, other] = index % 2 === 0 ? servers : servers.toReversed();
    for (const [name, { change, shows }] of Object.entries(changes)) {
      await change(one, station);
      const answered = performance.now();
      for (const server of [one, other])
        while (!shows(await granted(server, {}, `GET /business/${station}`))) await pause(1);
      times[name].push(performance.now() - answered);
    }
  }
  return times;
}

async function etag({ url }) {
  const response = await fetch(`${url}/api/prices/ranking/10`);
  await response.arrayBuffer();
  return response.headers.get('etag');
}

function inMs(times) {
  return [median(times).toFixed(1), Math.max(...times).toFixed(1)];
}
