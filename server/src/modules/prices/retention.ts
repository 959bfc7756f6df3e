/** Removes names from old drivers' reports and disputes (rule report-kept). */
import { REPORT_MONTHS } from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/jobs.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { forgetDisputants } from './log/disputes/disputes.ts';
import { endShares } from './log/shares.ts';
import { forgetFacts, forgetOldReports } from './log/forget-reports.ts';
import { settledAt } from './price-change.ts';

/** Reports deleted in one transaction: other writers wait for it. */
const STEP = 200;

/**
 * The job that deletes drivers' reports after twelve months; their recorded prices stay without a name.
 * @returns a job that may be repeated
 */
export const reportRetentionJob = (db: Executor, clock: Clock): Job => ({
  name: 'report-retention',
  cron: '50 3 * * *',
  run: async (signal) => {
    const before = clock.now();
    before.setUTCMonth(before.getUTCMonth() - REPORT_MONTHS);
    for (let count = STEP; count === STEP;) {
      signal.throwIfAborted();
      count = await inTransaction(db, async (tx) => {
        await lockBoardVersion(tx);
        return await forgetOldReports(tx, before, STEP);
      });
    }
    await forgetDisputants(db, { before });
    await endShares(db, { now: clock.now() });
    await forgetFacts(db, settledAt(clock.now()));
  },
});
