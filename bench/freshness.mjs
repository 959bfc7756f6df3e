// Time from the commit of a price to the first answer that shows it: from a board in the same process on the embedded
// database, and over HTTP from two servers on one PostgreSQL. There also: from what people change on one server to the
// station's page on both.
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres } from '../scripts/run/machine.mjs';
import { systemClock } from '../server/src/clock.ts';
import { inTransaction } from '../server/src/db/transaction.ts';
import { Board } from '../server/src/modules/board/board.ts';
import { keepBoard } from '../server/src/modules/board/keeper.ts';
import { recordPrices } from '../server/src/modules/prices/record.ts';
import { granted, reportOf } from './parts/calls.mjs';
import { openCountry } from './parts/data/data-folder.mjs';
import { withPostgres } from './parts/engines.mjs';
import { atMost, median, rounded } from './parts/figures.mjs';
import { addPeople } from './parts/people.mjs';
import { startPieno } from './parts/processes.mjs';

const ROUNDS = 30;
/** Italian stations besides San Marino's. */
const ITALIAN = 24_000;
/** Milliseconds until both servers show what people change. */
const CHANGE_MS = 1_000;
const [STATION, PETROL_SELF] = [8, 10];

await embedded();
if (findPostgres()) {
  await withServers(ITALIAN, committedPrices);
  await withServers(0, peoplesChanges);
}

async function embedded() {
  const database = await openCountry(ITALIAN);
  const board = new Board(database.kysely, systemClock);
  const keeper = await keepBoard(board, database, systemClock, console.error);
  await timeChanges('embedded database', database.kysely, async () => {
    const before = board.ranking('SM', 10).hash;
    return async () => {
      while (board.ranking('SM', 10).hash === before) await pause(0);
    };
  });
  await keeper.stop();
  await database.close();
}

/** Does work with two servers on one PostgreSQL. */
async function withServers(italian, work) {
  await withPostgres(async ({ databaseUrl }) => {
    const database = await openCountry(italian, { databaseUrl });
    const servers = await Promise.all([startPieno({ databaseUrl }), startPieno({ databaseUrl })]);
    await work(servers, database.kysely);
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
  });
}

async function committedPrices(servers, db) {
  await timeChanges('two servers on PostgreSQL', db, async () => {
    const before = await Promise.all(servers.map(etag));
    const untilChanged = async (server, index) => {
      while ((await etag(server)) === before[index]);
    };
    return () => Promise.all(servers.map(untilChanged));
  });
}

/** Commits price changes. @param look returns a function that waits until the ranking differs from now */
async function timeChanges(what, db, look) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const untilChanged = await look();
    const price = { price: 1_600 + (round % 2), unit: 'litre', observedAt: new Date() };
    const claim = { stationId: STATION, fuelTypeId: PETROL_SELF, ...price };
    const { moved } = await inTransaction(db, (tx) =>
      recordPrices(tx, systemClock, { origin: 'administrator' }, [claim]),
    );
    if (moved !== 1) throw new Error('The price did not change.');
    const committed = performance.now();
    await untilChanged();
    times.push(performance.now() - committed);
  }
  console.log(`${what}, ${ITALIAN} Italian stations, median: ${rounded(median(times))} ms`);
}

/** Lets people change each station's petrol: first the owner, then a driver, the owner and an administrator. */
async function peoplesChanges(servers, db) {
  const { owner, administrator, drivers, stations } = await addPeople(db, 1);
  const petrolOf = ({ prices }) => prices.find((price) => price.fuel_type.id === PETROL_SELF);
  const petrol = { fuel_type_id: PETROL_SELF, price: 1.7 };
  const ownPrices = { prices: [petrol], sure: true };
  const changes = {
    "an owner's price": {
      change: (at, station) =>
        granted(at, owner, `PUT /owner/stations/${station}/prices`, ownPrices),
      shows: (page) => petrolOf(page)?.origin === 'owner',
    },
    "a driver's report": {
      change: (at, station) => granted(at, drivers[0], ...reportOf(station, 1.66)),
      shows: (page) => page.reported?.length > 0,
    },
    "the owner's dispute": {
      change: (at, station) =>
        granted(at, owner, 'POST /price-disputes', { business_id: station, ...petrol }),
      shows: (page) => petrolOf(page)?.contested === true,
    },
    "an administrator's decision": {
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
  const slowest = {};
  for (const [index, station] of stations.entries()) {
    const [one, other] = index % 2 === 0 ? servers : servers.toReversed();
    for (const [name, { change, shows }] of Object.entries(changes)) {
      await change(one, station);
      const answered = performance.now();
      for (const server of [one, other])
        while (!shows(await granted(server, {}, `GET /business/${station}`))) await pause(1);
      slowest[name] = Math.max(slowest[name] ?? 0, performance.now() - answered);
    }
  }
  for (const [name, ms] of Object.entries(slowest))
    atMost(`two servers on PostgreSQL, ${name}`, ms, CHANGE_MS, 'ms');
}

async function etag({ url }) {
  const response = await fetch(`${url}/api/prices/ranking/10`);
  await response.arrayBuffer();
  return response.headers.get('etag');
}
