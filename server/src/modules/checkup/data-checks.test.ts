// Tests rule checkup-list.
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { check, checkParts } from '../../testing/checkup/check-parts.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { reached, type CheckParts, type Reached } from './check.ts';
import { reachDatabase } from './run-checks.ts';

let database: Database;
let parts: CheckParts;
beforeAll(async () => {
  database = await openTestDatabase();
  const run = () => Promise.resolve();
  const jobs = await startJobs(
    database,
    [{ name: 'digest', cron: '30 9 * * *', run }],
    silentLogger,
  );
  await jobs.stop();
});
beforeEach(async () => {
  const answered = await reachDatabase(database.kysely, database.engine);
  parts = checkParts({ DATA_DIR: '/srv/pieno' }, { database: { ...answered, engine: 'postgres' } });
  await sql`delete from job_outcome`.execute(database.kysely);
});
const withDatabase = (changes: Partial<Reached>): CheckParts => ({
  ...parts,
  database: { ...reached(parts), ...changes },
});

test('a database that does not answer is reported with a step, and its checks are skipped', async () => {
  const failure = 'PostgreSQL non accetta utente e password di DATABASE_URL: correggili.';
  const away = checkParts({}, { database: { failure } });
  expect(await check('database', away)).toEqual([
    {
      state: 'wrong',
      text: 'PostgreSQL non accetta utente e password di DATABASE_URL',
      step: 'Correggili.',
    },
  ]);
  expect(await check('jobs', away)).toMatchObject([
    { state: 'skipped', text: 'Non controllato: manca il database' },
  ]);
});

test('the database, its size and its version are reported; an old PostgreSQL is wrong', async () => {
  const [result] = await check('database', parts);
  expect(result).toMatchObject({ state: 'ok', step: null });
  expect(result!.text).toMatch(/^PostgreSQL risponde, \d+ MB$/u);
  expect(await check('versions', parts)).toMatchObject([{ state: 'ok' }]);
  expect(await check('versions', withDatabase({ version: '14.11' }))).toMatchObject([
    { state: 'wrong', step: 'Aggiorna PostgreSQL: serve la 15 o una più nuova' },
  ]);
});

test.each([
  [4_499, 'ok'],
  [-4_600, 'warning'],
  [59_400, 'warning'],
  [-59_600, 'wrong'],
])('a clock that differs by %d ms is %s', async (aheadMs, state) => {
  expect(await check('clock', withDatabase({ aheadMs }))).toMatchObject([{ state }]);
  expect(await check('clock', withDatabase({ aheadMs, engine: 'embedded' }))).toMatchObject([
    { state: 'skipped' },
  ]);
});

test('the clock of a database is compared with that of this process', async () => {
  const { aheadMs } = await reachDatabase(database.kysely, database.engine);
  expect(Math.abs(aheadMs)).toBeLessThan(60_000);
  const late = { now: () => new Date(Date.now() - 7_200_000) };
  const { aheadMs: ahead } = await reachDatabase(database.kysely, database.engine, late);
  expect(ahead).toBeGreaterThan(7_000_000);
});

test('missing migrations are a warning, those of a newer version and changed ones are wrong', async () => {
  expect(await check('migrations', parts)).toMatchObject([{ state: 'ok' }]);
  const trial = database.kysely.transaction().execute(async (tx) => {
    const inside = withDatabase({ db: tx });
    await sql`delete from migration where name > '0048'`.execute(tx);
    const [result] = await check('migrations', inside);
    expect(result).toMatchObject({ state: 'warning', step: 'Le fa il prossimo avvio del server' });
    await sql`update migration set checksum = '' where name = (select min(name) from migration)`.execute(
      tx,
    );
    expect(await check('migrations', inside)).toMatchObject([{ state: 'wrong' }]);
    await sql`delete from migration`.execute(tx);
    await sql`insert into migration (name, checksum) values ('9999_later', '')`.execute(tx);
    expect(await check('migrations', inside)).toMatchObject([{ state: 'wrong' }]);
    throw new Error('undone');
  });
  await expect(trial).rejects.toThrow('undone');
});

test('a server that does not run is wrong: with PostgreSQL its activity is recorded', async () => {
  const outside = { ...parts, isServed: false };
  await sql`update pgboss.version set cron_on = now()`.execute(database.kysely);
  expect(await check('server', outside)).toMatchObject([{ state: 'ok' }]);
  await sql`update pgboss.version set cron_on = now() - interval '3 minutes'`.execute(
    database.kysely,
  );
  expect(await check('server', outside)).toMatchObject([
    { state: 'wrong', text: 'Il server non è in funzione' },
  ]);
  expect(await check('server', parts)).toMatchObject([{ state: 'ok' }]);
});

test('a failed job, and one that missed its time, are wrong', async () => {
  await sql`update pgboss.version set cron_on = now()`.execute(database.kysely);
  const ended = (outcome: string, at: string) =>
    sql`insert into job_outcome (name, outcome, started_at, finished_at, reason)
      values ('digest', ${outcome}, ${at}, ${at}, ${outcome === 'done' ? null : 'Errore imprevisto.'})
      on conflict (name) do update set outcome = excluded.outcome, started_at = excluded.started_at,
        finished_at = excluded.finished_at, reason = excluded.reason`.execute(database.kysely);
  expect(await check('jobs', parts)).toMatchObject([{ state: 'ok' }]);
  await ended('done', '2026-11-27T08:30:00Z');
  // At 9:30 in San Marino, half an hour from now, it is due again.
  expect(await check('jobs', parts)).toMatchObject([{ state: 'ok' }]);
  await ended('done', '2026-11-26T08:30:00Z');
  expect(await check('jobs', parts)).toMatchObject([
    { state: 'wrong', text: 'Riepilogo agli amministratori: non parte dal 26/11/26, 09:30' },
  ]);
  await ended('failed', '2026-11-27T08:30:00Z');
  expect(await check('jobs', parts)).toMatchObject([
    { state: 'wrong', text: 'Riepilogo agli amministratori: non riuscito. Errore imprevisto.' },
  ]);
  await ended('refused', '2026-11-27T08:30:00Z');
  expect(await check('jobs', parts)).toMatchObject([{ state: 'ok' }]);
});
