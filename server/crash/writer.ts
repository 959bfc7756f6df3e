// The process that is killed: writes prices endlessly and prints a line before or after each step.
//   opening · opened · batch FROM TO · ack FROM TO · deed WHAT ID · kept WHAT ID · checkpoint
import { sql } from 'kysely';
import { openDatabase } from '../src/db/connect.ts';
import type { Executor } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { loadSeed } from '../src/modules/seed/load.ts';
import { recordPrices } from '../src/modules/prices/record.ts';
import { claimNumber, clock, numberOf, STATION_COUNT } from './claims.ts';
import { meetPeople } from './people.ts';

const SINGLES = 60;
/** Rounds of people's reports and decisions in between. */
const ROUNDS = 4;
const BATCHES = 4;
const BATCH_ROWS = 1_000;

// Pipes are written synchronously: a printed line reaches the reader even if the process is killed right after.
const say = (line: string) => process.stdout.write(`${line}\n`);
const log = (about: unknown) => process.stderr.write(`${JSON.stringify(about)}\n`);

say('opening');
const database = await openDatabase({
  dataDir: process.argv[2]!,
  databaseUrl: process.argv[3],
  logger: { info: () => undefined, warn: log, error: log },
});
await migrate(database);
await loadSeed(database.kysely);
const stationIds = await readStations(database.kysely);
let next = await readNext(database.kysely);
const people = await meetPeople(database, say);
say('opened');

for (;;) {
  for (let done = 0; done < SINGLES; done += 1) {
    await write(1);
    if (done % (SINGLES / ROUNDS) === 0) await people.round();
  }
  for (let done = 0; done < BATCHES; done += 1) {
    say(`batch ${next} ${next + BATCH_ROWS - 1}`);
    await write(BATCH_ROWS);
  }
  say('checkpoint');
  await sql`checkpoint`.execute(database.kysely);
}

async function write(rows: number): Promise<void> {
  const claims = Array.from({ length: rows }, (_, index) => claimNumber(next + index, stationIds));
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin: 'operator_sheet' }, claims),
  );
  say(`ack ${next} ${next + rows - 1}`);
  next += rows;
}

async function readStations(db: Executor): Promise<number[]> {
  const rows = await db
    .selectFrom('station')
    .select('id')
    .orderBy('id')
    .limit(STATION_COUNT)
    .execute();
  return rows.map(({ id }) => id);
}

async function readNext(db: Executor): Promise<number> {
  const { last } = await db
    .selectFrom('observation')
    .select((eb) => eb.fn.max('observed_at').as('last'))
    .where('origin', '=', 'operator_sheet')
    .executeTakeFirstOrThrow();
  return last ? numberOf(last) + 1 : 1;
}
