// Tests rule admin-jobs.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Jobs } from '@pieno/contract/jobs/administered-jobs.ts';
import { jobName } from '@pieno/contract/jobs/job-text.ts';
import { adminCommand } from '../../cli/admin-command.ts';
import { readConfig } from '../../config.ts';
import { startJobs, type Job, type RunningJobs } from '../../jobs/jobs.ts';
import { keepOutcome } from '../../jobs/keep-outcome.ts';
import { scheduledJobs } from '../../schedule/schedule.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { silentLogger } from '../../testing/silent-logger.ts';

let server: TestApp;
let maria: Session;
let jobs: RunningJobs | undefined;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await server.clear();
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterAll(async () => {
  await jobs?.stop();
  await server.close();
});

const call = (method: 'GET' | 'POST', path: string) =>
  server.app.inject({ method, url: `/api/admin${path}`, headers: asUser(maria) });
const list = async () => (await call('GET', '/jobs')).json<Jobs>();
const logged = () =>
  server.database.kysely.selectFrom('action_log').select(['role', 'action', 'target']).execute();

async function type(...args: string[]): Promise<string[]> {
  const { database, clock } = server;
  const lines: string[] = [];
  const output = {
    line: (text: string) => lines.push(text),
    error: (text: string) => lines.push(text),
    progress: () => undefined,
  };
  const signal = new AbortController().signal;
  const context = { database, clock, config: readConfig({}), output, signal };
  await adminCommand({ args, cwd: '/', ...context, isServed: false, open: async () => context });
  return lines;
}

async function start(run: Job['run']): Promise<void> {
  const job = keepOutcome(server.database.kysely, server.clock, {
    name: 'prices-import',
    cron: '50 9 * * *',
    run,
  });
  jobs = await startJobs(server.database, [job], silentLogger, {
    pollSeconds: 0.5,
    retrySeconds: 600,
    futureSeconds: 600,
  });
  await expect.poll(async () => (await list()).running).toBe(true);
}

test('before a server has started there are no jobs, and call and command line say so', async () => {
  await sql`drop schema if exists pgboss cascade`.execute(server.database.kysely);
  expect(await list()).toEqual({ running: false, jobs: [] });
  const answer = await call('POST', '/jobs/prices-import');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    409,
    'jobs_not_running',
  ]);
  expect(await type('jobs')).toEqual(['Adesso nessun server esegue i lavori automatici.']);
  const [printed] = await type('jobs', '--run', 'prices-import');
  expect(printed).toBe('Adesso nessun server esegue i lavori automatici.');
});

test('a name that no table can hold is refused', async () => {
  expect(await call('POST', '/jobs/%00')).toMatchObject({ statusCode: 400 });
});

test('a job runs when an administrator asks, once, and the request is logged', async () => {
  const end = Promise.withResolvers<void>();
  const run = vi.fn<Job['run']>(() => end.promise);
  await start(run);
  const answer = await call('POST', '/jobs/prices-import');
  expect([answer.statusCode, answer.json()]).toEqual([
    202,
    { queued: true, message: '«Foglio dei prezzi» è in coda: parte appena può.' },
  ]);
  await expect.poll(async () => (await list()).jobs[0]!.state).toBe('active');
  expect((await call('POST', '/jobs/prices-import')).json()).toEqual({
    queued: false,
    message: '«Foglio dei prezzi» è già in coda o in corso: questa richiesta non aggiunge niente.',
  });
  expect((await call('POST', '/jobs/nothing')).statusCode).toBe(404);
  end.resolve();
  await expect.poll(async () => (await list()).jobs[0]!.last?.outcome).toBe('done');
  expect(run).toHaveBeenCalledOnce();
  expect(await logged()).toEqual([
    { role: 'administrator', action: 'job_started', target: { job: 'prices-import' } },
  ]);
});

test('the command line lists the jobs, and starts one', async () => {
  await start(async () => undefined);
  expect(await type('jobs')).toEqual([
    'prices-import  Foglio dei prezzi, ogni giorno alle 09:50',
    '    mai eseguito finora · prossima volta 21/11/26, 09:50:00',
  ]);
  expect(await type('jobs', '--run', 'prices-import')).toEqual([
    '«Foglio dei prezzi» è in coda: parte appena può.',
  ]);
  await expect.poll(async () => (await list()).jobs[0]!.last?.outcome).toBe('done');
  expect((await type('jobs'))[1]).toBe(
    '    ultima volta 21/11/26, 09:00:00, riuscito in meno di 1 s · prossima volta 21/11/26, 09:50:00',
  );
  const [printed] = await type('jobs', '--run', 'nothing');
  expect(printed).toBe('«nothing» non è tra i lavori automatici.');
  expect(await logged()).toEqual([
    { role: 'operator', action: 'job_started', target: { job: 'prices-import' } },
  ]);
});

test('every job of a server has an Italian name and a schedule', () => {
  const environment = {
    DAILY_IMPORT: 'on',
    PRICES_ADDRESS: 'https://fogli.example/prezzi.csv',
    STATIONS_ADDRESS: 'https://fogli.example/distributori.csv',
  };
  const { database, clock } = server;
  const parts = { database, clock, config: readConfig(environment), logger: silentLogger };
  for (const { name, cron } of scheduledJobs(parts)) {
    expect([name, jobName(name) !== name, cron !== undefined]).toEqual([name, true, true]);
  }
});
