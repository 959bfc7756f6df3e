// Time to build the board and to update it after price changes, by number of stations.
import { systemClock } from '../server/src/clock.ts';
import { inTransaction } from '../server/src/db/transaction.ts';
import { Board } from '../server/src/modules/board/board.ts';
import { recordPrices } from '../server/src/modules/prices/record.ts';
import { pricesAt } from './parts/data/country.mjs';
import { openCountry } from './parts/data/data-folder.mjs';
import { median, table } from './parts/figures.mjs';
import { enginesHere } from './parts/engines.mjs';

const SIZES = [0, 1_000, 5_000, 24_000];
const ROUNDS = 7;
/** A station in San Marino, so that a change affects a ranking and the winners. */
const STATION = 8;

/** Offset of the next change: each one is observed a second later than the one before. */
let seconds = 0;

for (const { engine, start } of enginesHere) {
  const rows = [];
  for (const size of SIZES) {
    const { options, stop } = await start();
    const database = await openCountry(size, options);
    rows.push([`${41 + size}`, ...(await measure(database))]);
    await database.close();
    await stop();
  }
  console.log(`${engine}:\n`);
  table(['stations', 'made at start, ms', 'after one price, ms', 'after 250 stations, ms'], rows);
}

async function measure(database) {
  const db = database.kysely;
  const first = await repeat(3, async () => new Board(db, systemClock).refresh());
  const board = new Board(db, systemClock);
  await board.refresh();
  const one = await repeat(
    ROUNDS,
    () => board.refresh(),
    () => change(db, [STATION]),
  );
  const many = await repeat(
    ROUNDS,
    () => board.refresh(),
    async () => change(db, await some(db)),
  );
  return [first, one, many].map((value) => value.toFixed(1));
}

async function repeat(rounds, work, before = async () => undefined) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    await before(round);
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Returns the ids of up to 250 stations, the newest first; each gets four prices. */
async function some(db) {
  const rows = await db
    .selectFrom('station')
    .select('id')
    .orderBy('id', 'desc')
    .limit(250)
    .execute();
  return rows.map(({ id }) => id);
}

async function change(db, stationIds) {
  seconds += 1;
  const observedAt = new Date(Date.now() - 3_600_000 + seconds * 1000);
  const claims = stationIds.flatMap((id) => pricesAt(id, observedAt));
  await inTransaction(db, (tx) => recordPrices(tx, systemClock, { origin: 'ministry' }, claims));
}
