/** The job that ends drivers' waiting claims after a time (rule report-ranks). */
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { Job } from '../../jobs/jobs.ts';
import { changePrices } from './change-prices.ts';
import type { Pair } from './reported-price.ts';

/** Fuels evaluated in one transaction: others wait for the board's lock meanwhile. */
const STEP = 200;

/** Evaluates waiting claims, and current prices that may rank only while no medal depends on them (rule report-ranks). */
export const lapseJob = (db: Executor, clock: Clock): Job => ({
  name: 'waiting-reports',
  cron: '*/15 * * * *',
  run: async () => {
    const pairs = await findWaiting(db);
    for (let done = 0; done < pairs.length; done += STEP) {
      const some = pairs.slice(done, done + STEP);
      await changePrices(db, clock, async (change) => change.review(some));
    }
  },
});

async function findWaiting(db: Executor): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select station_id as "stationId", fuel_type_id as "fuelTypeId" from observation
    where state in ('held', 'reported') and origin = 'driver'
    union select station_id, fuel_type_id from current_price where voices is not null
    order by 1, 2
  `.execute(db);
  return rows;
}
