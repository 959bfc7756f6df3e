import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { CommandContext, CommandOutput } from '../control/command.ts';
import type { Database, DatabaseLogger } from '../db/database.ts';
import { rateLimitJob } from '../http/rate-limit-store.ts';
import { sessionJob } from '../modules/accounts/sessions.ts';
import { demoPricesJob } from '../modules/demo/issue.ts';
import { importMimitDaily } from '../modules/imports/mimit/import-mimit.ts';
import { reportLines } from '../modules/imports/report-text.ts';
import type { Job } from './jobs.ts';

export interface ScheduleParts {
  database: Database;
  clock: Clock;
  config: Config;
  logger: DatabaseLogger;
  untilCalm: CommandContext['untilCalm'];
}

/** Lists the server's scheduled jobs. */
export function scheduledJobs(parts: ScheduleParts): Job[] {
  const { database, clock, config, logger, untilCalm } = parts;
  const jobs: Job[] = [
    demoPricesJob(database.kysely, clock),
    rateLimitJob(database.kysely, clock),
    sessionJob(database.kysely, clock),
  ];
  if (!config.dailyImport) return jobs;
  const importJob: Job = {
    name: 'mimit-import',
    // The ministry publishes the prices of 8:00 before 9:00.
    cron: '30 9 * * *',
    run: async (signal) => {
      const context = { database, clock, config, signal, untilCalm };
      const report = await importMimitDaily(context, outputTo(logger));
      logger.info({ report: reportLines(report) }, 'the daily import is done');
    },
  };
  return [...jobs, importJob];
}

/** Writes a command's output to the log instead of a terminal. */
function outputTo(logger: DatabaseLogger): CommandOutput {
  return {
    line: (text) => logger.info(text),
    error: (text) => logger.warn(text),
    progress: () => undefined,
  };
}
