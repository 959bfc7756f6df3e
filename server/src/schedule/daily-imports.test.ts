// Tests rule import-daily.
import { expect, test, vi } from 'vitest';
import { adminCommand } from '../cli/admin-command.ts';
import { readConfig } from '../config.ts';
import type { DatabaseLogger } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { openTestCommand, type TestCommand } from '../testing/command-context.ts';
import { dailyImportJobs, dailyJob } from './daily-imports.ts';

const logger = {
  info: vi.fn<DatabaseLogger['info']>(),
  warn: vi.fn<DatabaseLogger['warn']>(),
  error: vi.fn<DatabaseLogger['error']>(),
};
const partsOf = ({ database, clock, context }: TestCommand, config = context.config) => ({
  database,
  clock,
  config,
  logger,
  waitWhileBusy: undefined,
});
const never = new AbortController().signal;

test('the configured imports run once a day, stations before their prices', async () => {
  const command = await openTestCommand();
  const jobs = (environment: NodeJS.ProcessEnv) =>
    dailyImportJobs(partsOf(command, readConfig(environment))).map(({ name, cron }) => [
      name,
      cron,
    ]);
  expect(jobs({})).toEqual([]);
  expect(
    jobs({
      DAILY_IMPORT: 'on',
      PRICES_ADDRESS: 'https://fogli.example/prezzi.csv',
      STATIONS_ADDRESS: 'https://fogli.example/distributori.csv',
    }),
  ).toEqual([
    ['mimit-import', '30 9 * * *'],
    ['stations-import', '45 9 * * *'],
    ['prices-import', '50 9 * * *'],
  ]);
});

test('an address in the private network is refused by the daily import too', async () => {
  const command = await openTestCommand();
  const config = readConfig({ PRICES_ADDRESS: 'https://127.0.0.1:9/prezzi.csv' });
  const [job] = dailyImportJobs(partsOf(command, config));
  await expect(job!.run(never)).rejects.toThrow('rete privata o riservata');
});

test('the reason of a refused daily import is listed until one succeeds', async () => {
  const command = await openTestCommand();
  const report = { kind: 'prices', tallies: {}, notes: [], seconds: 0 };
  const run = vi
    .fn<() => Promise<typeof report>>()
    .mockRejectedValueOnce(new Refusal('prima.'))
    .mockRejectedValueOnce(new Refusal('Il foglio è vuoto.'))
    .mockResolvedValueOnce(report);
  const job = dailyJob(partsOf(command), { kind: 'prices', cron: '50 9 * * *', run });
  const printed = async () => {
    command.lines.length = 0;
    expect(await command.run(adminCommand, 'imports')).toBe(0);
    return command.lines;
  };
  expect(await printed()).toEqual(['Nessuna importazione finora.']);
  await expect(job.run(never)).rejects.toThrow('prima.');
  await expect(job.run(never)).rejects.toThrow('Il foglio è vuoto.');
  expect(await printed()).toEqual([
    'prices: mai riuscita',
    '    rifiutata 21/08/26, 10:00. Il foglio è vuoto.',
  ]);
  await job.run(never);
  expect(await printed()).toEqual(['Nessuna importazione finora.']);
});

test('a successful import is listed with its time, without earlier refusals', async () => {
  const command = await openTestCommand();
  await command.database.kysely
    .insertInto('import_run')
    .values({
      kind: 'mimit',
      started_at: new Date('2026-08-21T07:30:00Z'),
      finished_at: new Date('2026-08-21T07:31:00Z'),
      report: '{}',
    })
    .execute();
  await command.database.kysely
    .insertInto('import_refusal')
    .values({ kind: 'mimit', refused_at: new Date('2026-08-20T07:30:00Z'), sentence: 'Niente.' })
    .execute();
  expect(await command.run(adminCommand, 'imports')).toBe(0);
  expect(command.lines).toEqual(['mimit: riuscita 21/08/26, 09:31']);
});
