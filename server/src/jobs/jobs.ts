import { PgBoss, type QueueOptions } from 'pg-boss';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Database, DatabaseLogger } from '../db/database.ts';
import { resetFutureTimes } from './future-times.ts';
import { QUEUE_SCHEMA } from './job-queue.ts';
import { Refusal } from '../refusal.ts';

/** Background work, independent of requests, run by one server process at a time. */
export interface Job {
  name: string;
  /** Schedule in San Marino's time: minute hour day month weekday. */
  cron?: string;
  /**
   * Does the work. An error fails the attempt, which is retried: the work must be idempotent.
   * @param signal aborted when the process stops or the job ran for too long
   */
  run(signal: AbortSignal): Promise<void>;
}

/** The jobs started in this server process. */
export interface RunningJobs {
  /** Requests a run as soon as possible; ignored while a run of the job is queued or active. */
  send(name: string): Promise<void>;
  /** Aborts running jobs and waits for them, at most `STOP_LIMIT_MS`; the next process retries unfinished ones. */
  stop(): Promise<void>;
}

export interface JobTiming {
  pollSeconds: number;
  /** Delay before the first retry; it doubles with each further one. */
  retrySeconds: number;
  /** Interval of the check for future times, see `resetFutureTimes`. */
  futureSeconds: number;
}

const STOP_LIMIT_MS = 5_000;
const TIMING: JobTiming = { pollSeconds: 5, retrySeconds: 60, futureSeconds: 600 };
const QUEUE = {
  policy: 'exclusive',
  retryLimit: 3,
  retryBackoff: true,
  expireInSeconds: 60 * 60,
  // After this time without a heartbeat the process counts as killed, and its job is retried.
  heartbeatSeconds: 60,
} as const;

/**
 * Starts running jobs, on either database engine; all server processes on one database share the queue.
 * @param jobs all jobs; stored schedules of other jobs are deleted
 */
export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  logger: DatabaseLogger,
  { pollSeconds, retrySeconds, futureSeconds }: JobTiming = TIMING,
): Promise<RunningJobs> {
  const boss = new PgBoss({ ...database.jobs, schema: QUEUE_SCHEMA });
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue failed'));
  await boss.start();
  await resetFutureTimes(database.kysely);
  const stopping = new AbortController();
  const options = { ...QUEUE, retryDelay: retrySeconds };
  for (const job of jobs) {
    await prepareQueue(boss, job, options);
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, ([claimed]) =>
      runOnce(job, claimed!.id, AbortSignal.any([claimed!.signal, stopping.signal]), logger),
    );
  }
  await endOtherSchedules(boss, jobs);
  const looking = setInterval(() => {
    resetFutureTimes(database.kysely).catch((error: unknown) =>
      logger.error({ err: error }, 'the job queue failed'),
    );
  }, futureSeconds * 1000).unref();
  return {
    send: async (name) => void (await boss.send(name)),
    stop: async () => {
      clearInterval(looking);
      stopping.abort(new Error('the process stops'));
      await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    },
  };
}

async function prepareQueue(
  boss: PgBoss,
  { name, cron }: Job,
  options: QueueOptions & Pick<typeof QUEUE, 'policy'>,
): Promise<void> {
  const { policy: _, ...changeable } = options;
  await boss.createQueue(name, options);
  await boss.updateQueue(name, changeable);
  if (cron) await boss.schedule(name, cron, null, { tz: TIME_ZONE });
}

async function runOnce(
  job: Job,
  id: string,
  signal: AbortSignal,
  logger: DatabaseLogger,
): Promise<void> {
  try {
    await job.run(signal);
  } catch (error) {
    if (error instanceof Refusal) {
      logger.warn({ job: job.name, id, reason: error.message }, 'a job was refused');
    } else logger.error({ err: error, job: job.name, id }, 'a job failed');
    throw error;
  }
}

async function endOtherSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Set(jobs.filter(({ cron }) => cron).map(({ name }) => name));
  const schedules = await boss.getSchedules();
  await Promise.all(
    schedules.filter(({ name }) => !wanted.has(name)).map(({ name }) => boss.unschedule(name)),
  );
}
