// Tests rules admin-jobs, operator-metrics.
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AdministeredJob } from '@pieno/contract/jobs/administered-jobs.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { Refusal } from '../refusal.ts';
import { clearTables, openTestDatabase } from '../testing/database/database.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { startJobs, type Job, type RunningJobs } from './jobs.ts';
import { keepOutcome } from './keep-outcome.ts';
import { listJobs, listOutcomes } from './list-jobs.ts';
import { requestRun } from './request-run.ts';

const QUICK = { pollSeconds: 0.5, retrySeconds: 1, futureSeconds: 600 };
const NOW = '2026-11-21T08:00:00Z';

let database: Database;
let running: RunningJobs[] = [];
const clock = fixedClock(NOW);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
  clock.set(NOW);
  await sql`delete from pgboss.job; delete from pgboss.schedule`.execute(database.kysely);
  await clearTables(database.kysely, 'job_outcome');
});

async function start(...jobs: Job[]): Promise<RunningJobs> {
  const kept = jobs.map((job) => keepOutcome(database.kysely, clock, job));
  const started = await startJobs(database, kept, silentLogger, QUICK);
  running.push(started);
  return started;
}
const daily = (name: string, run: Job['run']): Job => ({ name, cron: '30 9 * * *', run });
const list = () => listJobs(database.kysely, clock.now());
const find = async (name: string): Promise<AdministeredJob> =>
  (await list()).jobs.find((job) => job.name === name)!;
const ask = (name: string) => inTransaction(database.kysely, (tx) => requestRun(tx, name));

test('a job is listed with its last outcome, its duration and its next run', async () => {
  const run = async () => clock.set('2026-11-21T08:00:12Z');
  const jobs = await start(
    daily('digest', run),
    daily('mimit-import', async () => undefined),
  );
  expect((await list()).jobs).toEqual([
    expect.objectContaining({ name: 'mimit-import', last: null }),
    {
      name: 'digest',
      cron: '30 9 * * *',
      state: 'idle',
      last: null,
      next_at: '2026-11-21T08:30:00.000Z',
    },
  ]);
  await jobs.send('digest');
  await expect
    .poll(() => find('digest'))
    .toMatchObject({
      state: 'idle',
      last: { started_at: '2026-11-21T08:00:00.000Z', seconds: 12, outcome: 'done', reason: null },
    });
  await jobs.stop();
  await sql`delete from pgboss.job`.execute(database.kysely);
  expect((await find('digest')).last).toMatchObject({ outcome: 'done' });
});

test('a refusal is stored with its sentence, an error without its message', async () => {
  const run = vi
    .fn<Job['run']>()
    .mockRejectedValueOnce(new Refusal('Il foglio è vuoto.'))
    .mockRejectedValueOnce(
      Object.assign(new Error('no answer for anna@example.sm'), { code: 'EDNS' }),
    )
    .mockResolvedValue();
  const job = daily('prices-import', run);
  await (await start(job)).stop();
  const kept = keepOutcome(database.kysely, clock, job);
  const never = new AbortController().signal;
  await expect(kept.run(never)).rejects.toThrow('vuoto');
  expect((await find('prices-import')).last).toMatchObject({
    outcome: 'refused',
    reason: 'Il foglio è vuoto.',
  });
  await expect(kept.run(never)).rejects.toThrow('no answer');
  expect((await find('prices-import')).last).toMatchObject({
    outcome: 'failed',
    reason: 'Errore imprevisto (EDNS): il log del server dice quale.',
  });
  await kept.run(never);
  expect((await find('prices-import')).last).toMatchObject({ outcome: 'done', reason: null });
});

test('a failed run that waits for its retry runs at once on request', async () => {
  const run = vi.fn<Job['run']>().mockRejectedValueOnce(new Error('not now')).mockResolvedValue();
  const job = daily('digest', run);
  const kept = keepOutcome(database.kysely, clock, job);
  const late = { ...QUICK, retrySeconds: 3_000 };
  const jobs = await startJobs(database, [kept], silentLogger, late);
  running.push(jobs);
  await jobs.send('digest');
  await expect.poll(() => find('digest')).toMatchObject({ state: 'retry' });
  await expect.poll(() => ask('digest')).toBe('queued');
  await expect.poll(async () => (await find('digest')).last?.outcome).toBe('done');
  expect(run).toHaveBeenCalledTimes(2);
});

test('a run cut off by the end of its process is listed as interrupted, not with the previous outcome', async () => {
  const begun = Promise.withResolvers<void>();
  const run = vi
    .fn<Job['run']>()
    .mockResolvedValueOnce()
    .mockImplementation((signal) => {
      begun.resolve();
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    });
  const jobs = await start(daily('digest', run));
  await jobs.send('digest');
  await expect.poll(async () => (await find('digest')).last?.outcome).toBe('done');
  clock.set('2026-11-22T08:00:00Z');
  await expect.poll(() => ask('digest')).toBe('queued');
  await begun.promise;
  expect(await find('digest')).toMatchObject({ state: 'active', last: { outcome: 'done' } });
  await jobs.stop();
  expect((await find('digest')).last).toEqual({
    started_at: '2026-11-22T08:00:00.000Z',
    seconds: null,
    outcome: 'interrupted',
    reason: null,
  });
});

test('the last success of a job stays known while it fails', async () => {
  const run = vi
    .fn<Job['run']>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Refusal('Il foglio è vuoto.'));
  const job = daily('digest', run);
  await start(job);
  const kept = keepOutcome(database.kysely, clock, job);
  const never = new AbortController().signal;
  expect(await listOutcomes(database.kysely)).toEqual([]);
  await kept.run(never);
  clock.set('2026-11-22T08:00:00Z');
  await expect(kept.run(never)).rejects.toThrow('vuoto');
  // Outcomes of removed jobs are deleted.
  await expect(
    keepOutcome(database.kysely, clock, { ...job, name: 'gone' }).run(never),
  ).resolves.toBeUndefined();
  expect(await listOutcomes(database.kysely)).toEqual([
    { name: 'digest', outcome: 'refused', succeeded_at: new Date(NOW) },
  ]);
});

test('a run is queued once, by any process, and only for an existing job', async () => {
  const end = Promise.withResolvers<void>();
  const run = vi.fn<Job['run']>(() => end.promise);
  await start(daily('digest', run));
  await expect.poll(async () => (await list()).running).toBe(true);
  const answers = await Promise.all([ask('digest'), ask('digest')]);
  expect(answers.toSorted()).toEqual(['queued', 'waiting']);
  await expect.poll(async () => (await find('digest')).state).toBe('active');
  expect(await ask('digest')).toBe('waiting');
  expect(await ask('nothing')).toBe('unknown');
  end.resolve();
  await expect.poll(async () => (await find('digest')).last?.outcome).toBe('done');
  expect(run).toHaveBeenCalledOnce();
});

test('a request in a transaction that is rolled back never runs', async () => {
  await start(daily('digest', async () => undefined));
  await expect.poll(async () => (await list()).running).toBe(true);
  const lost = inTransaction(database.kysely, async (tx) => {
    await requestRun(tx, 'digest');
    throw new Error('lost');
  });
  await expect(lost).rejects.toThrow('lost');
  expect(await find('digest')).toMatchObject({ state: 'idle' });
});

test('while no server runs jobs a request is refused with that reason', async () => {
  const jobs = await start(daily('digest', async () => undefined));
  await jobs.stop();
  await sql`update pgboss.version set cron_on = now() - interval '3 minutes'`.execute(
    database.kysely,
  );
  expect(await list()).toMatchObject({ running: false, jobs: [{ name: 'digest' }] });
  expect(await ask('digest')).toBe('not_running');
});
