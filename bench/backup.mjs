// A back-up of a running installation with two years of an active San Marino: what it takes, how long people wait meanwhile,
// and the restore of its file.
//   npm run bench -- backup               400,000 words
//   WORDS=20000 npm run bench -- backup   while developing
import { readdirSync, readFileSync } from 'node:fs';
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
import { bar, table, whole } from './parts/figures.mjs';
import { memory } from './parts/processes.mjs';
import { addTwoYears } from './parts/data/two-years.mjs';

const WORDS = Number(process.env.WORDS ?? 400_000);
/** Milliseconds that nobody may wait longer, and megabytes of the processes that write and prove. */
const WAIT_BAR = 1_000;
const MEMORY_BAR = 200;

const dataDir = process.env.DATA_DIR ?? temporaryFolder();
const { identity, recipient } = await makeKeys();
const config = readConfig({ DATA_DIR: dataDir, BACKUP_KEY: recipient });
const database = await openCountry(0, { dataDir });
await addTwoYears(database, WORDS);
// Once done the upkeep of every night does not fall into the measurement.
await database.withoutTimeouts((kysely) => sql`vacuum (analyze)`.execute(kysely));

const { rows: sizes } = await sql`select pg_database_size(current_database()) as bytes`.execute(
  database.kysely,
);

let working = true;
/** Asks again and again. @returns the longest time that it took, in milliseconds */
async function longest(ask) {
  let most = 0;
  while (working) {
    const at = performance.now();
    await ask();
    most = Math.max(most, performance.now() - at);
    await pause(20);
  }
  return most;
}
const read = longest(() => sql`select count(*) from station`.execute(database.kysely));
const write = longest(() =>
  sql`update global_setting set note = note where key = 'stale_days'`.execute(database.kysely),
);
/** The most memory of each process that was started, in megabytes. */
const peaks = new Map();
const looking = setInterval(() => {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  for (const pid of children.split(' ').filter(Boolean)) {
    try {
      peaks.set(pid, memory(pid).peak);
    } catch {
      // It has ended.
    }
  }
}, 100);

const timed = async (work) => {
  const at = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - at) / 1_000 };
};
let copying = 0;
const watched = {
  ...database,
  copyFiles: async (folder) => {
    copying = (await timed(() => database.copyFiles(folder))).seconds;
  },
};
const { signal } = new AbortController();
const file = path.join(config.backupDir, 'bench.age');
const made = await timed(() =>
  backUp({ database: watched, clock: systemClock, config, signal }, { file, isOpen: false }),
);
working = false;
clearInterval(looking);
const [reader, writer] = [await read, await write];
await database.close();

const options = { isSure: false, secret: undefined, aside: 'before' };
const restored = await timed(() =>
  restoreEmbedded(path.join(temporaryFolder(), 'new'), readBackup(file, identity), options),
);

const most = Math.max(...peaks.values());
const figure = (value) => value.toFixed(1);
table(
  ['', ''],
  [
    ['words', whole(made.result.prices)],
    ['the database, MB', whole(sizes[0].bytes / 1e6)],
    ['the file, MB', whole(made.result.bytes / 1e6)],
    ['written and proven, s', figure(made.seconds)],
    ['of this copying the files, s', figure(copying)],
    ['longest wait of a reader, ms', whole(reader)],
    ['longest wait of a writer, ms', whole(writer)],
    ['its processes at most, MB', [...peaks.values()].map(whole).join(', ')],
    ['restored, s', figure(restored.seconds)],
    ['files left', readdirSync(dataDir).join(' ')],
  ],
);
bar(
  `nobody waits longer than ${WAIT_BAR} ms: ${whole(Math.max(reader, writer))}`,
  Math.max(reader, writer) < WAIT_BAR,
);
bar(`its processes take ${whole(most)} MB at most, ${MEMORY_BAR} are allowed`, most <= MEMORY_BAR);
