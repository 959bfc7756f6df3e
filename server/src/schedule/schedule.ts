import { rateLimitJob } from '../http/rate-limit-store.ts';
import { sessionJob } from '../modules/accounts/sessions.ts';
import { demoPricesJob } from '../modules/demo/issue.ts';
import { disputeJob } from '../modules/reports/close-disputes.ts';
import { dailyImportJobs, type ScheduleParts } from './daily-imports.ts';
import type { Job } from '../jobs/jobs.ts';

/** Lists the server's scheduled jobs. */
export function scheduledJobs(parts: ScheduleParts): Job[] {
  const { database, clock } = parts;
  return [
    demoPricesJob(database.kysely, clock),
    rateLimitJob(database.kysely, clock),
    sessionJob(database.kysely, clock),
    disputeJob(database.kysely, clock),
    ...dailyImportJobs(parts),
  ];
}
