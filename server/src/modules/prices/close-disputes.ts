import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { Job } from '../../jobs/jobs.ts';
import { changePrices } from './change-prices.ts';
import { listDisputed } from './log/disputes/disputes.ts';
import { forgetLeft } from './log/person-reports.ts';
import { forgetStates } from '../stations/states.ts';

/**
 * The job that stores how disputes ended (rule price-contested), and deletes expired reports about states (rule
 * report-states) and hashes of deleted accounts (rule report-limits).
 */
export const disputeJob = (db: Executor, clock: Clock): Job => ({
  name: 'disputes',
  cron: '*/15 * * * *',
  run: async () => {
    await changePrices(db, clock, async (change) => {
      change.isJob = true;
      change.review(await listDisputed(change.tx));
      await forgetStates(change.tx, change);
      await forgetLeft(change.tx, change.now);
    });
  },
});
