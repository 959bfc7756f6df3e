// Tests rules backup-nightly, backup-seen.
import { readdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Config } from '../../config.ts';
import { openDatabase } from '../../db/connect.ts';
import type { Database } from '../../db/database.ts';
import { addUser } from '../accounts/repository.ts';
import type { Mail } from '../mail/mailer.ts';
import { makeInstallation } from '../../testing/data-command.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { makePostgresDatabase } from '../../testing/database/database.ts';
import { backupStatus } from './backup-status.ts';
import { backupJob, backupMailJob } from './jobs.ts';
import { findBackups, saveProof } from './proofs.ts';

const { signal } = new AbortController();
const engine = inject('engine');
// A clock of this file, as the tests advance it by days.
const clock = fixedClock('2026-11-26T02:20:00Z');
const DAY_MS = 86_400_000;
let config: Config;
let database: Database;
beforeAll(async () => {
  config = await makeInstallation(engine.kind === 'embedded' ? engine.template : undefined);
  if (engine.kind === 'postgres') config.databaseUrl = (await makePostgresDatabase()).url;
  database = await openDatabase({ ...config, logger: silentLogger });
});
afterAll(() => database.close());

async function run(changes: Partial<Config> = {}, isCalm = true) {
  const own = { ...config, ...changes };
  const job = backupJob({ database, clock, config: own, waitWhileBusy: async () => isCalm });
  const failure = await job.run(signal).then(
    () => undefined,
    ({ message }: Error) => message,
  );
  const backups = await findBackups(database.kysely, own);
  return { failure, status: backupStatus(backups, clock.now()) };
}

/** Runs the mail job. @returns recipients and sentences */
async function mail() {
  const sent: Mail[] = [];
  const mailer = { isConfigured: true, send: async (one: Mail) => sent.push(one) > 0 };
  await backupMailJob({ database, clock, config }, mailer).run(signal);
  return sent.map(({ to, text }) => [to, text.split('\n\n')[1]]);
}

/** Returns the first night's file as part of another proof. */
async function lying() {
  const file = 'pieno-2026-11-26-0320.age';
  return { file, bytes: statSync(path.join(config.backupDir, file)).size };
}

const pass = (days: number) =>
  clock.set(new Date(clock.now().getTime() + days * DAY_MS).toISOString());

test('a night writes a proven back-up; a busy server and a failure are shown and mailed once a day', async () => {
  const { kysely } = database;
  const person = { name: 'Maria', full_name: null, email: 'maria@example.sm' };
  const agreed = { email_verified: true, notifications: true, agree_privacy_at: clock.now() };
  const id = await addUser(kysely, { ...person, ...agreed }, clock.now());
  await kysely.updateTable('app_user').set({ role: 'admin' }).where('id', '=', id!).execute();
  expect((await run({ backupKey: undefined })).failure).toBeUndefined();
  expect(await mail()).toEqual([]);
  expect(await run()).toMatchObject({ status: { isWrong: false } });
  expect(readdirSync(config.backupDir)).toEqual(['pieno-2026-11-26-0320.age']);
  expect(await mail()).toEqual([]);

  pass(1);
  const busy = await run({}, false);
  expect(busy.failure).toBe('Il server aveva troppo da fare: la copia si riprova più tardi.');
  expect(busy.status).toMatchObject({ isWrong: true });
  expect(readdirSync(config.backupDir)).toEqual(['pieno-2026-11-26-0320.age']);
  expect(await mail()).toEqual([
    ['maria@example.sm', expect.stringMatching(/^L'ultima copia non è riuscita: /u)],
  ]);
  expect(await mail()).toEqual([]);

  await saveProof(kysely, clock.now(), { stations: 41, prices: 89, ...(await lying()) });
  expect(await mail()).toEqual([]);
  pass(4);
  expect((await mail())[0]![1]).toContain('Da più di 3 giorni nessuna copia è stata provata.');
});

test('the state is good only while a whole, proven file is in the folder', async () => {
  const isWrong = async () =>
    backupStatus(await findBackups(database.kysely, config), clock.now()).isWrong;
  pass(1);
  expect(await run()).toMatchObject({ status: { isWrong: false } });
  const name = readdirSync(config.backupDir).toSorted().at(-1)!;
  const file = path.join(config.backupDir, name);
  renameSync(file, `${file}.away`);
  const elsewhere = { stations: 41, prices: 89, file: null, bytes: 9 };
  await saveProof(database.kysely, clock.now(), elsewhere);
  expect(await isWrong()).toBe(true);
  renameSync(`${file}.away`, file);
  expect(await isWrong()).toBe(false);
  truncateSync(file, 100);
  expect(await isWrong()).toBe(true);
});
