/** Deletes old observations outside San Marino (rule history-retention, decision 0032). */
import { sql } from 'kysely';
import { HISTORY_DAYS_ELSEWHERE } from '@pieno/contract/limits.ts';
import { dayAfter, midnightOf } from '@pieno/contract/midnights.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/jobs.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { forgetOldImports, type FuelDay } from '../prices/log/forget-old.ts';
import { listSettings } from '../settings/repository.ts';
import { positiveNumber } from '../settings/values.ts';

/** Stations per transaction: other writers wait for it. */
const STEP = 50;

/**
 * The job that deletes imported observations outside San Marino after some months; the figures by day remain.
 * @returns a job that may be repeated
 */
export const retentionJob = (db: Executor, clock: Clock): Job => ({
  name: 'price-retention',
  cron: '40 3 * * *',
  run: async (signal) => {
    const settings = await listSettings(db);
    const days = positiveNumber(settings, 'history_days_elsewhere', HISTORY_DAYS_ELSEWHERE);
    const before = midnightOf(dayAfter(dayInSanMarino(clock.now()), -days));
    for (let after = -1; ;) {
      signal.throwIfAborted();
      const stations = await findStations(db, after);
      if (stations.length === 0) return;
      after = stations.at(-1)!;
      await inTransaction(db, async (tx) => {
        await lockBoardVersion(tx);
        await freeze(tx, await forgetOldImports(tx, stations, before));
      });
    }
  },
});

/** Marks figures whose observations are deleted: they are not derived again. */
async function freeze(tx: Executor, days: readonly FuelDay[]): Promise<void> {
  await sql`
    update price_day set alone = true
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as gone ("stationId" integer, "fuelTypeId" integer, day date)
    where station_id = "stationId" and fuel_type_id = "fuelTypeId" and price_day.day = gone.day and not alone
  `.execute(tx);
}

async function findStations(db: Executor, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('station')
    .select('id')
    .where('country', '<>', 'SM')
    .where('id', '>', after)
    .orderBy('id')
    .limit(STEP)
    .execute();
  return rows.map(({ id }) => id);
}
