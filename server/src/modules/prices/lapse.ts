/** What passing time does to the claims of drivers that wait. */
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { Job } from '../../jobs/jobs.ts';
import { changePrices } from './change-prices.ts';
import { releaseHeld } from './log/release-held.ts';
import type { Pair } from './word.ts';

/** Fuels judged in one transaction: others wait for the board's lock meanwhile. */
const STEP = 200;

/**
 * The job that judges waiting claims anew (rules report-held, report-ranks): they lapse, the reference has moved to
 * them, or an owner's word is old enough to be displaced.
 */
export const lapseJob = (db: Executor, clock: Clock): Job => ({
  name: 'waiting-reports',
  cron: '*/15 * * * *',
  run: async () => {
    const pairs = await findWaiting(db);
    for (let done = 0; done < pairs.length; done += STEP) {
      const some = pairs.slice(done, done + STEP);
      await changePrices(db, clock, async (change) => {
        await releaseHeld(change, some);
        change.review(some);
      });
    }
  },
});

async function findWaiting(db: Executor): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select distinct station_id as "stationId", fuel_type_id as "fuelTypeId" from observation
    where state in ('held', 'reported') and origin = 'driver'
    order by 1, 2
  `.execute(db);
  return rows;
}
