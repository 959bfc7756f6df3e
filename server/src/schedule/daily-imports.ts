import type { CommandContext, CommandOutput } from '../control/command.ts';
import type { DatabaseLogger } from '../db/database.ts';
import { importMimitDaily } from '../modules/imports/mimit/import-mimit.ts';
import { importOwnPrices } from '../modules/imports/own/import-prices.ts';
import { importOwnStations } from '../modules/imports/own/import-stations.ts';
import { Refusal } from '../refusal.ts';
import { forgetRefusal, keepRefusal } from '../modules/imports/refused-runs.ts';
import { reportLines } from '../modules/imports/report-text.ts';
import type { ImportReport } from '../modules/imports/report.ts';
import type { Writing } from '../modules/imports/write-batches.ts';
import type { Job } from '../jobs/jobs.ts';
import type { ScheduleParts } from './schedule.ts';

interface DailyImport {
  kind: string;
  /** In San Marino's time; one after the other, as imports exclude each other. */
  cron: string;
  run(writing: Writing): Promise<ImportReport>;
}

/** Lists the imports that run once a day, as configured. */
export function dailyImportJobs(parts: ScheduleParts): Job[] {
  const { dailyImport, stationsAddress, pricesAddress } = parts.config;
  const imports: DailyImport[] = [];
  if (dailyImport) {
    // The ministry publishes the prices of 8:00 before 9:00.
    const run = ({ context, output }: Writing) => importMimitDaily(context, output);
    imports.push({ kind: 'mimit', cron: '30 9 * * *', run });
  }
  if (stationsAddress) {
    const run = (writing: Writing) => importOwnStations(writing, stationsAddress);
    imports.push({ kind: 'stations', cron: '45 9 * * *', run });
  }
  if (pricesAddress) {
    const run = (writing: Writing) => importOwnPrices(writing, pricesAddress);
    imports.push({ kind: 'prices', cron: '50 9 * * *', run });
  }
  return imports.map((daily) => dailyJob(parts, daily));
}

/** Makes the job of a daily import. A refusal is kept until one goes well, so that the administrator can see it. */
export function dailyJob(
  { database, clock, config, logger, untilCalm }: ScheduleParts,
  { kind, cron, run }: DailyImport,
): Job {
  return {
    name: `${kind}-import`,
    cron,
    run: async (signal) => {
      const context: CommandContext = { database, clock, config, signal, untilCalm };
      try {
        const report = await run({ context, output: outputTo(logger) });
        await forgetRefusal(database.kysely, kind);
        logger.info({ report: reportLines(report) }, 'the daily import is done');
      } catch (error) {
        if (error instanceof Refusal) {
          await keepRefusal(database.kysely, kind, clock.now(), error.message);
        }
        throw error;
      }
    },
  };
}

/** Writes a command's output to the log instead of a terminal. */
function outputTo(logger: DatabaseLogger): CommandOutput {
  return {
    line: (text) => logger.info(text),
    error: (text) => logger.warn(text),
    progress: () => undefined,
  };
}
