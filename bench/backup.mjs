// A backup of a running installation with two years of an active San Marino: how long people wait meanwhile, and how much
// memory it takes.
//   REPORTS=20000 npm run bench -- backup     400,000 by default
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemClock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { backUp } from '../server/src/modules/backups/back-up.ts';
import { makeKeys } from '../server/src/modules/backups/keys.ts';
import { openCountry, temporaryFolder } from './parts/data/data-folder.mjs';
import { addTwoYears } from './parts/data/two-years.mjs';
import { atMost, rounded, timed } from './parts/figures.mjs';
import { memory, startedBy } from './parts/memory.mjs';

const REPORTS = Number(process.env.REPORTS ?? 400_000);
const WAIT_MS = 1_000;
/** Of each process that writes or verifies the backup. */
const MEMORY_MB = 200;

const dataDir = temporaryFolder();
const { recipient } = await makeKeys();
const config = readConfig({ DATA_DIR: dataDir, BACKUP_KEY: recipient });
const database = await openCountry(0, { dataDir });
await addTwoYears(database, REPORTS);
// The nightly maintenance would otherwise run during the measurement.
await database.withoutTimeouts((kysely) => sql`vacuum (analyze)`.execute(kysely));
const size = await sql`select pg_database_size(current_database()) as bytes`.execute(
  database.kysely,
);
// docs/operations.md computes an installation's needs from this.
console.log(`The database takes ${rounded(size.rows[0].bytes / 1e6, 0)} MB.`);

let isWorking = true;
/** @returns the longest time that a statement took, in milliseconds */
async function longest(statement) {
  let most = 0;
  while (isWorking) {
    most = Math.max(most, (await timed(() => statement.execute(database.kysely))).ms);
    await pause(20);
  }
  return most;
}
const waits = Promise.all([
  longest(sql`select count(*) from station`),
  longest(sql`update global_setting set note = note where key = 'stale_days'`),
]);
let peak = 0;
const watch = setInterval(() => {
  for (const pid of startedBy(process.pid)) {
    try {
      peak = Math.max(peak, memory(pid).peak);
    } catch {
      // The process has ended.
    }
  }
}, 100);
const { signal } = new AbortController();
const file = path.join(config.backupDir, 'bench.age');
await backUp({ database, clock: systemClock, config, signal }, { file, isOpen: false });
isWorking = false;
clearInterval(watch);
const wait = Math.max(...(await waits));
await database.close();

atMost("people's wait", wait, WAIT_MS, 'ms');
atMost('its processes', peak, MEMORY_MB, 'MB');
