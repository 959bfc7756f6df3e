/** What passing time does to the claims of drivers that wait. */
import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Job } from '../../../jobs/jobs.ts';
import { lockBoardVersion } from '../../changes/board-version.ts';
import { releaseHeld } from './release-held.ts';
import { rejudgeAndSettle } from '../log/rejudge.ts';
import type { Pair } from '../current/settle.ts';

/** Fuels judged in one transaction: others wait for the board's lock meanwhile. */
const STEP = 200;

/**
 * The job that judges waiting claims anew (rules report-held, report-ranks): they lapse, the reference has moved to
 * them, an import has overtaken them, or an owner's word is old enough to be displaced.
 */
export const lapseJob = (db: Executor, clock: Clock): Job => ({
  name: 'waiting-reports',
  cron: '*/15 * * * *',
  run: async () => {
    const pairs = await findWaiting(db);
    for (let done = 0; done < pairs.length; done += STEP) {
      const some = pairs.slice(done, done + STEP);
      await inTransaction(db, async (tx) => {
        await lockBoardVersion(tx);
        await releaseHeld(tx, clock.now(), some);
        await rejudgeAndSettle(tx, clock, some);
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
