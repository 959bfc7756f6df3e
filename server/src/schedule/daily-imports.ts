import type { CommandContext, CommandOutput } from '../control/command.ts';
import type { DatabaseLogger } from '../db/database.ts';
import type { Job } from '../jobs/jobs.ts';
import type { ImportContext } from '../modules/imports/runs/import-context.ts';
import { IMPORT_KINDS } from '../modules/imports/kinds.ts';
import { reportLines } from '../modules/imports/runs/report-text.ts';
import type { ImportReport } from '../modules/imports/runs/report.ts';
import { clearRefusal, saveRefusal } from '../modules/imports/runs/run-history.ts';
import { sourceName } from '../modules/imports/source-name.ts';
import { Refusal } from '../refusal.ts';

export interface ScheduleParts extends Omit<CommandContext, 'output' | 'signal'> {
  logger: DatabaseLogger;
}

interface DailyImport {
  kind: string;
  /** In San Marino's time; at different times, as imports exclude each other. */
  cron: string;
  run(context: ImportContext): Promise<ImportReport>;
}

/** Lists the imports that run once a day, as configured (rule import-daily). */
export function dailyImportJobs(parts: ScheduleParts): Job[] {
  return IMPORT_KINDS.flatMap((kind) => {
    const files = kind.daily?.files(parts.config);
    if (!kind.daily || !files) return [];
    const source = sourceName(Object.values<string>(files));
    const run = (context: ImportContext) => kind.run({ ...context, source }, files, false);
    return dailyJob(parts, { kind: kind.name, cron: kind.daily.cron, run });
  });
}

/** Makes the job of a daily import. A refusal is stored until one succeeds, so that the administrator can see it. */
export function dailyJob(
  { logger, ...parts }: ScheduleParts,
  { kind, cron, run }: DailyImport,
): Job {
  const { database, clock } = parts;
  return {
    name: `${kind}-import`,
    cron,
    run: async (signal) => {
      try {
        const report = await run({
          ...parts,
          signal,
          output: outputTo(logger),
          actor: { role: 'job' },
        });
        await clearRefusal(database.kysely, kind);
        logger.info({ report: reportLines(report) }, 'the daily import is done');
      } catch (error) {
        if (error instanceof Refusal) {
          await saveRefusal(database.kysely, kind, clock.now(), error.message);
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
