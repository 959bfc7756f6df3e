// The baseline of a first import, in a process of its own with the server's flags: all rows of the three tables that it
// fills, inserted into empty copies with their indexes; nothing judged, referred to or told. Prints the median of three.
import { sql } from 'kysely';
import { openDatabase } from '../../server/src/db/connect.ts';
import { median } from './figures.mjs';

const TABLES = ['station', 'observation', 'current_price'];
const ROUNDS = 3;
const { DATA_DIR: dataDir, DATABASE_URL } = process.env;

const quiet = () => undefined;
const logger = { info: quiet, warn: quiet, error: console.error };
const databaseUrl = DATABASE_URL || undefined;
const database = await openDatabase({ databaseUrl, dataDir, logger });
const times = [];
for (let round = 0; round < ROUNDS; round += 1) {
  times.push(await database.withoutTimeouts(insertAll));
}
await database.close();
console.log(median(times));

async function insertAll(db) {
  let seconds = 0;
  for (const table of TABLES) {
    await sql.raw(`create table bare_${table} (like ${table} including all)`).execute(db);
    const begin = performance.now();
    const rows = `overriding system value select * from ${table}`;
    await sql.raw(`insert into bare_${table} ${rows}`).execute(db);
    seconds += (performance.now() - begin) / 1000;
    await sql.raw(`drop table bare_${table}`).execute(db);
  }
  return seconds;
}
