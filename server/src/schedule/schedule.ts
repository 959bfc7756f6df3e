import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { CommandContext } from '../control/command.ts';
import type { Database, DatabaseLogger } from '../db/database.ts';
import { rateLimitJob } from '../http/rate-limit-store.ts';
import { sessionJob } from '../modules/accounts/sessions.ts';
import { demoPricesJob } from '../modules/demo/issue.ts';
import { dailyImportJobs } from './daily-imports.ts';
import type { Job } from '../jobs/jobs.ts';

export interface ScheduleParts {
  database: Database;
  clock: Clock;
  config: Config;
  logger: DatabaseLogger;
  untilCalm: CommandContext['untilCalm'];
}

/** Lists the server's scheduled jobs. */
export function scheduledJobs(parts: ScheduleParts): Job[] {
  const { database, clock } = parts;
  return [
    demoPricesJob(database.kysely, clock),
    rateLimitJob(database.kysely, clock),
    sessionJob(database.kysely, clock),
    ...dailyImportJobs(parts),
  ];
}
