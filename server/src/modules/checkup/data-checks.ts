import { jobName, outcomeText } from '@pieno/contract/jobs/job-text.ts';
import type { AdministeredJob } from '@pieno/contract/jobs/administered-jobs.ts';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../db/database.ts';
import { findPending, MigrationError } from '../../db/migrate.ts';
import { queueOn } from '../../jobs/job-queue.ts';
import { hasQueue, isRunning, listJobs } from '../../jobs/list-jobs.ts';
import { typedCommand } from '../../typed-command.ts';
import {
  ok,
  reached,
  skipped,
  warning,
  wrong,
  wrongAs,
  type Check,
  type CheckResult,
} from './check.ts';
import { formatInstant, formatNumber } from './format-italian.ts';

/** Seconds by which two clocks may differ, and by which the order of prices becomes wrong. */
const CLOCK_SECONDS = { odd: 5, wrong: 60 };
/** Milliseconds by which a job may be late. */
const LATE_MS = 60 * 60_000;

const JOBS_STEP = `Guarda «Lavori automatici» in /admin/sistema, o ${typedCommand('admin jobs')}, e il log del server`;

/** Checks of the database, and of the servers that run on it. */
export const DATA_CHECKS: Check[] = [
  {
    id: 'database',
    needs: ['DATABASE_URL', 'DATA_DIR'],
    look: ({ database, config }) => {
      if ('failure' in database) return wrongAs(database.failure);
      const size = `${formatNumber(Math.ceil(database.bytes / 1e6))} MB`;
      return ok(
        database.engine === 'embedded'
          ? `In ${config.dataDir}, ${size}`
          : `PostgreSQL risponde, ${size}`,
      );
    },
  },
  {
    id: 'migrations',
    look: async (parts) => {
      const { db } = reached(parts);
      try {
        const pending = await findPending(db);
        return pending.length === 0
          ? ok('Il database è di questa versione')
          : warning(
              `Il database è di una versione precedente; migrazioni che mancano: ${pending.length}`,
              'Le fa il prossimo avvio del server',
            );
      } catch (error) {
        if (error instanceof MigrationError) return wrongAs(error.message);
        throw error;
      }
    },
  },
  {
    id: 'clock',
    look: (parts) => {
      const { engine, aheadMs } = reached(parts);
      if (parts.config.clockStart) return skipped('È in prova: CLOCK_START è impostata');
      if (engine === 'embedded') return skipped('Il database incorporato usa lo stesso orologio');
      const seconds = Math.round(Math.abs(aheadMs) / 1000);
      if (seconds < CLOCK_SECONDS.odd) return ok('Va insieme a quello del database');
      const text = `L'orologio differisce di ${seconds} secondi da quello del database`;
      const step = 'Regola gli orologi dei due computer, per esempio con un servizio NTP';
      return seconds < CLOCK_SECONDS.wrong ? warning(text, step) : wrong(text, step);
    },
  },
  {
    id: 'server',
    look: async (parts) => {
      if (parts.isServed) return ok('È in funzione');
      const { db, engine } = reached(parts);
      const isUp = engine === 'postgres' && (await hasQueue(db)) && (await isRunning(db));
      return isUp
        ? ok('È in funzione su questo database')
        : wrong('Il server non è in funzione', `Avvialo, per esempio con ${typedCommand('start')}`);
    },
  },
  {
    id: 'jobs',
    look: async (parts) => {
      const { db } = reached(parts);
      const now = parts.clock.now();
      const { running, jobs } = await listJobs(db, now);
      const results = jobs.flatMap((job) => jobResults(job, running && isLate(db, job, now)));
      if (results.length > 0) return results;
      return jobs.length === 0
        ? skipped('Nessun server li ha ancora avviati')
        : ok('Sono andati tutti bene');
    },
  },
];

function jobResults({ name, last }: AdministeredJob, late: boolean): CheckResult[] {
  // A refused one is an import or a back-up, which have checks of their own.
  if (last?.outcome === 'failed') return wrong(`${jobName(name)}: ${outcomeText(last)}`, JOBS_STEP);
  if (!late || !last) return [];
  return wrong(`${jobName(name)}: non parte dal ${formatInstant(last.started_at)}`, JOBS_STEP);
}

function isLate(db: Executor, { cron, state, last }: AdministeredJob, now: Date): boolean {
  if (state !== 'idle' || !last) return false;
  const [next] = queueOn(db).previewSchedule(cron, {
    tz: TIME_ZONE,
    from: new Date(last.started_at),
    count: 1,
  });
  return next!.getTime() < now.getTime() - LATE_MS;
}
