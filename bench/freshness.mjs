// Time from the commit of a price to the first response that shows it: in the server's own process
// with the embedded database, and over HTTP from two server processes on one PostgreSQL. And from what people say on one
// of the two to the station's page on the other.
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres } from '../scripts/run/machine.mjs';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { systemClock } from '../server/src/clock.ts';
import { Board } from '../server/src/modules/board/board.ts';
import { keepBoard } from '../server/src/modules/board/keeper.ts';
import { openCountry, temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, table, whole } from './parts/figures.mjs';
import { meetPeople, WORDS } from './parts/load/people.mjs';
import { changePrice } from './parts/data/price-change.mjs';
import { startPieno } from './parts/processes.mjs';

const ROUNDS = 30;
const SIZES = [0, 24_000];
/** Milliseconds within which what people say is on both of two servers. */
const WORD_LIMIT = 1_000;
const PATH = '/api/prices/ranking/10';

const rows = [];
for (const italian of SIZES) {
  rows.push(await embedded(italian));
  if (findPostgres()) rows.push(await postgres(italian));
}
table(['from a committed price to the new answer', 'stations', 'median, ms', 'slowest, ms'], rows);
if (findPostgres()) await words();

async function embedded(italian) {
  const database = await openCountry(italian);
  const board = new Board(database.kysely, systemClock);
  const keeper = await keepBoard(board, database, systemClock, console.error);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = board.ranking('SM', 10).hash;
    await changePrice(database.kysely);
    const committed = performance.now();
    while (board.ranking('SM', 10).hash === before) await pause(0);
    times.push(performance.now() - committed);
  }
  const stations = board.stations.size;
  await keeper.stop();
  await database.close();
  return row('embedded, in the process', stations, times);
}

async function postgres(italian) {
  const { url: databaseUrl, stop } = await startPostgres();
  const database = await openCountry(italian, { databaseUrl });
  const servers = await Promise.all(
    [1, 2].map(() => startPieno({ dataDir: temporaryFolder(), databaseUrl })),
  );
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await Promise.all(servers.map(etag));
    await changePrice(database.kysely);
    const committed = performance.now();
    await Promise.all(
      servers.map(async (server, index) => {
        while ((await etag(server)) === before[index]);
      }),
    );
    times.push(performance.now() - committed);
  }
  await Promise.all(servers.map((server) => server.stop()));
  await database.close();
  await stop();
  return row('PostgreSQL, both of two processes, over HTTP', 41 + italian, times);
}

async function words() {
  const { url: databaseUrl, stop } = await startPostgres();
  const database = await openCountry(0, { databaseUrl });
  const servers = await Promise.all(
    [1, 2].map(() => startPieno({ dataDir: temporaryFolder(), databaseUrl })),
  );
  const people = await meetPeople(database.kysely, servers[0]);
  const times = Object.fromEntries(Object.keys(WORDS).map((word) => [word, []]));
  for (const [index, station] of people.stations.entries()) {
    const [one, other] = index % 2 === 0 ? servers : servers.toReversed();
    for (const [word, { say, shows }] of Object.entries(WORDS)) {
      await say(people, one, station);
      const answered = performance.now();
      for (const server of [one, other]) {
        while (!shows(await pageOf(server, station))) await pause(1);
      }
      times[word].push(performance.now() - answered);
    }
  }
  await Promise.all(servers.map((server) => server.stop()));
  await database.close();
  await stop();
  const figures = Object.entries(times).map(([word, of]) => [
    word,
    median(of).toFixed(1),
    Math.max(...of).toFixed(1),
  ]);
  const head = 'from the answer on one server to the page on both, PostgreSQL';
  table([head, 'median, ms', `slowest of ${people.stations.length}, ms`], figures);
  bar(
    `What people say is on both servers within ${whole(WORD_LIMIT)} ms`,
    Object.values(times)
      .flat()
      .every((time) => time < WORD_LIMIT),
  );
}

async function pageOf({ url }, station) {
  const response = await fetch(`${url}/api/business/${station}`);
  return await response.json();
}

async function etag({ url }) {
  const response = await fetch(url + PATH);
  await response.arrayBuffer();
  return response.headers.get('etag');
}

function row(name, stations, times) {
  return [name, whole(stations), median(times).toFixed(1), Math.max(...times).toFixed(1)];
}
