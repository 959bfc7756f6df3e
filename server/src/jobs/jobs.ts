import { PgBoss, type QueueOptions } from 'pg-boss';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Database, DatabaseLogger } from '../db/database.ts';

/** Work done apart from any request, by one of the server processes at a time. */
export interface Job {
  name: string;
  /** When it is due, in San Marino's time: minute hour day month weekday. */
  cron?: string;
  /**
   * Throwing fails this attempt. It is tried again, so a second run must be harmless.
   * @param signal aborted when the process stops or the job ran for too long
   */
  run(signal: AbortSignal): Promise<void>;
}

/** The jobs of a server process that runs them. */
export interface RunningJobs {
  /** Asks for a run as soon as possible; while one waits or runs, another is not added. */
  send(name: string): Promise<void>;
  /** Tells what is running to stop, waits a moment for it and leaves it to be tried again by the next process. */
  stop(): Promise<void>;
}

export interface JobTiming {
  /** Between looks for work. */
  pollSeconds: number;
  /** Before the first retry; each further one waits twice as long. */
  retrySeconds: number;
}

const STOP_LIMIT_MS = 5_000;
const TIMING: JobTiming = { pollSeconds: 5, retrySeconds: 60 };
const QUEUE = {
  policy: 'exclusive',
  retryLimit: 3,
  retryBackoff: true,
  expireInSeconds: 60 * 60,
  // A process that was killed is noticed after this long, and its job tried again.
  heartbeatSeconds: 60,
} as const;

/**
 * Starts running jobs on either engine; all server processes over one database share the queue.
 * @param jobs schedules of jobs that are no longer named here end
 */
export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  logger: DatabaseLogger,
  { pollSeconds, retrySeconds }: JobTiming = TIMING,
): Promise<RunningJobs> {
  const boss = new PgBoss({ ...database.jobs, schema: 'pgboss' });
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue met an error'));
  await boss.start();
  const stopping = new AbortController();
  const options = { ...QUEUE, retryDelay: retrySeconds };
  for (const job of jobs) {
    await prepareQueue(boss, job, options);
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, ([claimed]) =>
      runOnce(job, claimed!.id, AbortSignal.any([claimed!.signal, stopping.signal]), logger),
    );
  }
  await endOtherSchedules(boss, jobs);
  return {
    send: async (name) => void (await boss.send(name)),
    stop: async () => {
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
    logger.error({ err: error, job: job.name, id }, 'a job failed');
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
