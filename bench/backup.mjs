// A back-up of a running installation with two years of an active San Marino: what it takes, how long people wait meanwhile,
// and the restore of its file.
//   REPORTS=20000 npm run bench -- backup     400,000 by default
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemClock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { backUp } from '../server/src/modules/backups/back-up.ts';
import { readBackup } from '../server/src/modules/backups/backup-file.ts';
import { makeKeys } from '../server/src/modules/backups/keys.ts';
import { restoreEmbedded } from '../server/src/modules/backups/restore.ts';
import { openCountry, temporaryFolder } from './parts/data/data-folder.mjs';
import { addTwoYears } from './parts/data/two-years.mjs';
import { bar, table, timed, whole } from './parts/figures.mjs';
import { memory, startedBy } from './parts/memory.mjs';

const REPORTS = Number(process.env.REPORTS ?? 400_000);
/** Milliseconds that nobody may wait longer, and megabytes of the processes that write and prove. */
const WAIT_BAR = 1_000;
const MEMORY_BAR = 200;

const dataDir = temporaryFolder();
const { identity, recipient } = await makeKeys();
const config = readConfig({ DATA_DIR: dataDir, BACKUP_KEY: recipient });
const database = await openCountry(0, { dataDir });
await addTwoYears(database, REPORTS);
// Once done the upkeep of every night does not fall into the measurement.
await database.withoutTimeouts((kysely) => sql`vacuum (analyze)`.execute(kysely));
const size = await sql`select pg_database_size(current_database()) as bytes`.execute(
  database.kysely,
);

let isWorking = true;
/** @returns the longest time that one of these statements took, in milliseconds */
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
const looking = setInterval(() => {
  for (const pid of startedBy(process.pid)) {
    try {
      peak = Math.max(peak, memory(pid).peak);
    } catch {
      // It has ended.
    }
  }
}, 100);
const { signal } = new AbortController();
const file = path.join(config.backupDir, 'bench.age');
const made = await timed(() =>
  backUp({ database, clock: systemClock, config, signal }, { file, isOpen: false }),
);
isWorking = false;
clearInterval(looking);
const wait = Math.max(...(await waits));
await database.close();

const options = { isSure: false, secret: undefined, aside: 'before' };
const restored = await timed(() =>
  restoreEmbedded(path.join(temporaryFolder(), 'new'), readBackup(file, identity), options),
);

table(
  ['', ''],
  [
    ['prices', whole(made.result.prices)],
    ['the database, MB', whole(size.rows[0].bytes / 1e6)],
    ['written and proven, s', (made.ms / 1_000).toFixed(1)],
    ['restored, s', (restored.ms / 1_000).toFixed(1)],
  ],
);
bar(`nobody waits longer than ${WAIT_BAR} ms: ${whole(wait)}`, wait < WAIT_BAR);
bar(`its processes take ${whole(peak)} MB at most, ${MEMORY_BAR} are allowed`, peak <= MEMORY_BAR);
