// Times the change of one price, with the evaluation of alerts that it causes.
import { sql } from 'kysely';
import { inTransaction } from '../../../server/src/db/transaction.ts';
import { evaluate } from '../../../server/src/modules/alerts/evaluate.ts';
import { Board } from '../../../server/src/modules/board/board.ts';
import { recordPrices } from '../../../server/src/modules/prices/record.ts';
import { openCountry } from '../data/data-folder.mjs';
import { median, timed } from '../figures.mjs';

const ROUNDS = 25;
/** Italian stations, all in the border area. */
const BELT = 139;
const [DIESEL, STATION] = [20, 8];
/** In thousandths of a euro: the price before each fall, and the target of a hundred alerts. */
const [HIGH, TARGET] = [1_720, 1_650];

/**
 * Measures in turns a fall that matches no alert and one that matches 100.
 * @returns medians in milliseconds
 */
export async function changesEvaluated(where) {
  const database = await openCountry(BELT, where);
  const db = database.kysely;
  let now = new Date();
  // By day, because messages wait at night.
  now.setUTCHours(11, 0, 0, 0);
  const clock = { now: () => now };
  const parts = { db, clock, board: new Board(db, clock) };
  const change = async (price) => {
    now = new Date(now.getTime() + 1_000);
    const at = { stationId: STATION, fuelTypeId: DIESEL, unit: 'litre', observedAt: now };
    const by = { origin: 'operator_sheet', isSure: true };
    await inTransaction(db, (tx) => recordPrices(tx, clock, by, [{ ...at, price }]));
    await evaluate(parts, { isNight: false });
  };
  const fall = async (price) => {
    await change(HIGH);
    await resetAlerts(db);
    return (await timed(() => change(price))).ms;
  };
  await addAlerts(db);
  await fall(TARGET - 10);
  const [none, some] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    none.push(await fall(TARGET + 50));
    some.push(await fall(TARGET - 10));
    const { length } = await db.selectFrom('notification').select('id').execute();
    if (length !== 100) throw new Error(`${length} messages instead of 100`);
  }
  await database.close();
  return { none: median(none), some: median(some) };
}

/** Adds 5,000 people with 20 alerts each: 100 alerts have the target, the others are below every price. */
async function addAlerts(db) {
  for (const statement of [
    sql`insert into app_user (id, name, email, notifications, updated_at)
      select 'bench-' || n, 'bench', n || '@example.sm', true, now() from generate_series(1, 5000) as n`,
    sql`insert into alert (user_id, decade, target, area, below, channels, fill, created_at)
      select 'bench-' || (1 + n % 5000), 20, 'area', 'SM',
        case when n <= 100 then ${TARGET}::integer else 1000 + n % 500 end, '{push}', 45, now()
      from generate_series(1, 100000) as n`,
    sql`analyze`,
  ])
    await statement.execute(db);
}

/** Makes the high price count as ranked long enough, and no alert as sent. */
async function resetAlerts(db) {
  for (const statement of [
    sql`update alert_price set price = ${HIGH}, waiting_price = null, due_at = null
      where station_id = ${STATION} and fuel_type_id = ${DIESEL}`,
    sql`delete from notification`,
    sql`update alert set told_at = null, told_price = null, again_at = null, unopened = 0
      where below = ${TARGET}`,
  ])
    await statement.execute(db);
}
