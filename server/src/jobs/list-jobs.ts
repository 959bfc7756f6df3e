import { sql, type Selectable } from 'kysely';
import type { AdministeredJob, Jobs } from '@pieno/contract/jobs/administered-jobs.ts';
import { compareJobs } from '@pieno/contract/jobs/job-text.ts';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../db/database.ts';
import type { JobOutcome } from '../db/schema.gen.ts';
import { queueOn } from './job-queue.ts';

interface Row extends Selectable<JobOutcome> {
  cron: string;
  state: 'created' | 'retry' | 'active' | null;
}

const STATES = { created: 'queued', retry: 'retry', active: 'active' } as const;

/**
 * Lists the scheduled jobs of the servers on this database, with their last outcome (rule admin-jobs): from the queue,
 * whatever this process's configuration.
 */
export async function listJobs(db: Executor, now: Date): Promise<Jobs> {
  if (!(await hasQueue(db))) return { running: false, jobs: [] };
  const { rows } = await sql<Row>`
    select schedule.name, schedule.cron, waiting.state, begun_at, started_at, finished_at, outcome, reason
    from pgboss.schedule as schedule
      left join job_outcome on job_outcome.name = schedule.name
      left join lateral (
        select job.state::text from pgboss.job
        where job.name = schedule.name and job.state in ('created', 'retry', 'active')
        order by job.state desc limit 1
      ) as waiting on true`.execute(db);
  const queue = queueOn(db);
  const nextOf = (cron: string) =>
    queue.previewSchedule(cron, { tz: TIME_ZONE, from: now, count: 1 })[0]!.toISOString();
  const jobs = rows.map((row) => ({
    name: row.name,
    cron: row.cron,
    state: row.state === null ? ('idle' as const) : STATES[row.state],
    last: lastOf(row),
    next_at: nextOf(row.cron),
  }));
  return { running: await isRunning(db), jobs: jobs.toSorted(compareJobs) };
}

/** A start without a running process is a run that was cut off. */
function lastOf({ state, begun_at, ...ended }: Row): AdministeredJob['last'] {
  if (begun_at && state !== 'active') {
    return {
      started_at: begun_at.toISOString(),
      seconds: null,
      outcome: 'interrupted',
      reason: null,
    };
  }
  const { started_at, finished_at, outcome, reason } = ended;
  if (!started_at || !finished_at || !outcome) return null;
  const seconds = Math.max(0, (finished_at.getTime() - started_at.getTime()) / 1000);
  return { started_at: started_at.toISOString(), seconds, outcome, reason };
}

/** Lists each scheduled job's last outcome and last success. */
export async function listOutcomes(
  db: Executor,
): Promise<Pick<Selectable<JobOutcome>, 'name' | 'outcome' | 'succeeded_at'>[]> {
  if (!(await hasQueue(db))) return [];
  return await db
    .selectFrom('job_outcome')
    .select(['name', 'outcome', 'succeeded_at'])
    .where(sql<boolean>`name in (select name from pgboss.schedule)`)
    .orderBy('name')
    .execute();
}

/** False before the first server has started on this database. */
export async function hasQueue(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('pgboss.schedule') is not null as found`.execute(db);
  return rows[0]!.found;
}

/** True while a server checks the schedules, which it records every half minute by the database's clock. */
export async function isRunning(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ running: boolean }>`
    select exists (
      select from pgboss.version where cron_on > now() - interval '2 minutes'
    ) as running`.execute(db);
  return rows[0]!.running;
}
