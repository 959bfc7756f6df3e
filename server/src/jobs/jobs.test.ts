// Tests rules import-daily, injected-clock.
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database, DatabaseLogger } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { openTestDatabase } from '../testing/database/database.ts';
import { resetFutureTimes } from './future-times.ts';
import { startJobs, type Job, type RunningJobs } from './jobs.ts';

const QUICK = { pollSeconds: 0.5, retrySeconds: 1, futureSeconds: 0.5 };

let database: Database;
let running: RunningJobs[] = [];
const error = vi.fn<DatabaseLogger['error']>();
const logger = {
  info: vi.fn<DatabaseLogger['info']>(),
  warn: vi.fn<DatabaseLogger['warn']>(),
  error,
};

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
  error.mockReset();
  await sql`delete from pgboss.job; delete from pgboss.schedule`.execute(database.kysely);
});

async function start(...jobs: Job[]): Promise<RunningJobs> {
  const started = await startJobs(database, jobs, logger, QUICK);
  running.push(started);
  return started;
}

async function states(name: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state::text from pgboss.job where name = ${name}`.execute(database.kysely);
  return rows.map(({ state }) => state);
}

test('a queued job runs once among two processes', async () => {
  const run = vi.fn<Job['run']>(async () => undefined);
  const [first] = await Promise.all([start({ name: 'once', run }), start({ name: 'once', run })]);
  await first.send('once');
  await expect.poll(() => states('once')).toEqual(['completed']);
  expect(run).toHaveBeenCalledOnce();
});

test('a failed job is logged and retried', async () => {
  const failure = new Error('not now');
  const run = vi.fn<Job['run']>(async () => undefined).mockRejectedValueOnce(failure);
  const jobs = await start({ name: 'again', run });
  await jobs.send('again');
  await expect.poll(() => states('again')).toEqual(['completed']);
  expect(run).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ err: failure, job: 'again' }),
    'a job failed',
  );
});

test('a refused job is logged with its sentence and retried', async () => {
  const run = vi
    .fn<Job['run']>()
    .mockRejectedValueOnce(new Refusal('Il foglio è vuoto.'))
    .mockResolvedValueOnce();
  const jobs = await start({ name: 'refused', run });
  await jobs.send('refused');
  await expect.poll(() => states('refused')).toEqual(['completed']);
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
    { job: 'refused', id: expect.any(String) as string, reason: 'Il foglio è vuoto.' },
    'a job was refused',
  );
  expect(error).not.toHaveBeenCalled();
});

test('a job is not queued twice', async () => {
  const finish = Promise.withResolvers<void>();
  const run = vi.fn<Job['run']>(() => finish.promise);
  const jobs = await start({ name: 'single', run });
  await jobs.send('single');
  await expect.poll(() => run).toHaveBeenCalledOnce();
  await jobs.send('single');
  finish.resolve();
  await expect.poll(() => states('single')).toEqual(['completed']);
  expect(run).toHaveBeenCalledOnce();
});

test('stopping aborts the running job and leaves it to be retried', async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const jobs = await start({
    name: 'cut',
    run: (signal) => {
      begun.resolve(signal);
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    },
  });
  await jobs.send('cut');
  const signal = await begun.promise;
  await jobs.stop();
  expect(signal.aborted).toBe(true);
  expect(await states('cut')).toEqual(['retry']);
});

test("schedules are in San Marino's time and are deleted with their job", async () => {
  const run = async () => undefined;
  await start({ name: 'nightly', cron: '30 4 * * *', run }, { name: 'asked', run });
  const schedules = sql`select name, cron, timezone from pgboss.schedule`;
  expect((await schedules.execute(database.kysely)).rows).toEqual([
    { name: 'nightly', cron: '30 4 * * *', timezone: 'Europe/San_Marino' },
  ]);
  await start({ name: 'asked', run });
  expect((await schedules.execute(database.kysely)).rows).toEqual([]);
});

describe('a clock that ran ahead and came back', () => {
  const FUTURE = sql`now() + interval '5 years'`;
  const inFuture = sql<{ late: boolean }>`
    select exists (select from pgboss.version where cron_on > now() + interval '1 day')
      or exists (select from pgboss.queue where maintain_on > now() + interval '1 day') as late`;

  test('delays no job, at the start or later', async () => {
    const run = vi.fn<Job['run']>(async () => undefined);
    const first = await start({ name: 'late', run });
    await first.send('late');
    await expect.poll(() => states('late')).toEqual(['completed']);
    await first.stop();
    await sql`update pgboss.job set state = 'retry', start_after = ${FUTURE}`.execute(
      database.kysely,
    );
    await start({ name: 'late', run });
    await expect.poll(() => run).toHaveBeenCalledTimes(2);
    await expect.poll(() => states('late')).toEqual(['completed']);
    await sql`update pgboss.job set state = 'retry', start_after = ${FUTURE}`.execute(
      database.kysely,
    );
    await expect.poll(() => run).toHaveBeenCalledTimes(3);
  });

  test('stops neither schedules nor maintenance', async () => {
    const job = { name: 'nightly', cron: '30 4 * * *', run: async () => undefined };
    await (await start(job)).stop();
    await sql`update pgboss.version set cron_on = ${FUTURE}`.execute(database.kysely);
    await sql`update pgboss.queue set maintain_on = ${FUTURE}`.execute(database.kysely);
    await start(job);
    expect((await inFuture.execute(database.kysely)).rows).toEqual([{ late: false }]);
  });

  test('fails the job of a process that was killed meanwhile', async () => {
    const running = await start({ name: 'lost', run: async () => undefined });
    await running.send('lost');
    await expect.poll(() => states('lost')).toEqual(['completed']);
    await running.stop();
    await sql`update pgboss.job set state = 'active', started_on = ${FUTURE}, heartbeat_on = ${FUTURE}`.execute(
      database.kysely,
    );
    await resetFutureTimes(database.kysely);
    const { rows } = await sql<{ late: boolean }>`
      select started_on > now() or heartbeat_on > now() as late from pgboss.job`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ late: false }]);
  });
});
