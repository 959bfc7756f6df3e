// Times a change of one price with what it makes the evaluator do.
import { sql } from 'kysely';
import { inTransaction } from '../../../server/src/db/transaction.ts';
import { evaluate } from '../../../server/src/modules/alerts/evaluate.ts';
import { Board } from '../../../server/src/modules/board/board.ts';
import { recordPrices } from '../../../server/src/modules/prices/record.ts';
import { openCountry } from '../data/data-folder.mjs';
import { median } from '../figures.mjs';

const ROUNDS = 25;
/** Italian stations, all in the border area. */
const BELT = 139;
const [DIESEL, STATION, OTHER] = [20, 8, 9];
/** What the price rises to before each change, in thousandths of a euro. */
const HIGH = 1_720;

/**
 * Measures, in turns: a fall that no alert waits for, one that 100 wait for, and at last one below which 50,000 told a lower
 * price already.
 * @returns medians in milliseconds, and the ratio of the first two
 */
export async function alertsAsked(options) {
  const database = await openCountry(BELT, options);
  const db = database.kysely;
  let now = new Date();
  // By day, as nothing is told in the night.
  now.setUTCHours(11, 0, 0, 0);
  const clock = { now: () => now };
  const parts = { db, clock, board: new Board(db, clock) };
  const say = async (stationId, price) => {
    now = new Date(now.getTime() + 1_000);
    const claim = { stationId, fuelTypeId: DIESEL, price, unit: 'litre', observedAt: now };
    const said = { origin: 'operator_sheet', isSure: true };
    await inTransaction(db, (tx) => recordPrices(tx, clock, said, [claim]));
    await evaluate(parts, { isNight: false });
  };
  const fall = async (price) => {
    await say(STATION, HIGH);
    await forgetTold(db);
    const start = performance.now();
    await say(STATION, price);
    return performance.now() - start;
  };
  await addAlerts(db);
  await say(OTHER, 1_600);
  await fall(1_640);
  const [none, some, told] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    none.push(await fall(1_700));
    some.push(await fall(1_640));
    await expectTold(db, 100);
  }
  await tellHalf(db);
  for (let round = 0; round < ROUNDS; round += 1) told.push(await fall(1_670));
  await expectTold(db, 0);
  await database.close();
  const [calm, busy] = [median(none), median(some)];
  return { none: calm, some: busy, told: median(told), ratio: busy / calm };
}

/** 5,000 people with 20 alerts each; 100 of them wait for 1.650, the others for less than a price will be. */
async function addAlerts(db) {
  await sql`
    insert into app_user (id, name, email, notifications, updated_at)
    select 'bench-' || n, 'bench', n || '@example.sm', true, now() from generate_series(1, 5000) as n`.execute(
    db,
  );
  await sql`
    insert into alert (user_id, decade, target, area, below, channels, fill, created_at)
    select 'bench-' || (1 + n % 5000), 20, 'area', 'SM', case when n <= 100 then 1650 else 1000 + n % 500 end,
      '{push}', 45, now()
    from generate_series(1, 100000) as n`.execute(db);
  await sql`analyze`.execute(db);
}

/** Half of them wait for 1.680, and have told the 1.600 that another station still costs. */
async function tellHalf(db) {
  await sql`
    update alert set below = 1680, told_price = 1600, told_station_id = ${OTHER}, told_at = now() - interval '3 days'
    where id % 2 = 0`.execute(db);
  await sql`update alert set below = 1000 where id % 2 = 1`.execute(db);
  await sql`analyze`.execute(db);
}

/** As if the high price had ranked for long enough, and nobody had been told of a lower one. */
async function forgetTold(db) {
  await sql`
    update alert_price set price = ${HIGH}, waiting_price = null, due_at = null
    where station_id = ${STATION} and fuel_type_id = ${DIESEL}`.execute(db);
  await sql`delete from notification`.execute(db);
  await sql`
    update alert set told_at = null, told_price = null, again_at = null, unopened = 0 where below = 1650`.execute(
    db,
  );
}

async function expectTold(db, count) {
  const rows = await db.selectFrom('notification').select('id').execute();
  if (rows.length !== count) throw new Error(`${rows.length} messages instead of ${count}`);
}
