// Tests rule database-guards.
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { embeddedTemplate } from '../../testing/database/database.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { inTransaction } from '../transaction.ts';
import { openEmbedded } from './open.ts';
import type { Limits } from './session.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

async function open(limits: Partial<Limits>, dataDir?: string): Promise<Database> {
  const template = embeddedTemplate();
  const database = await openEmbedded({ dataDir, template, limits }, silentLogger);
  onTestFinished(() => database.close());
  return database;
}

const endless = sql`select count(*) from generate_series(1, 100000000000)`;
const death = sql.raw('set exit_on_error = on; select 1 / 0');
const one = sql<{ one: number }>`select 1 as one`;

test('a statement over its time limit fails, and those behind it succeed', async () => {
  const database = await open({ statementMs: 2_000 }, temporaryFolder());
  await sql`create table kept as select 1 as one`.execute(database.kysely);
  const stuck = endless.execute(database.kysely);
  const waiting = one.execute(database.kysely);
  await expect(stuck).rejects.toMatchObject({ code: '57014' });
  expect((await waiting).rows).toEqual([{ one: 1 }]);
  expect((await sql`select one from kept`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
});

test('a database whose thread dies is reopened', async () => {
  const database = await open({});
  await expect(death.execute(database.kysely)).rejects.toMatchObject({ code: '57P01' });
  expect((await one.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
});

test('a transaction whose thread died can neither continue nor commit', async () => {
  const database = await open({ statementMs: 2_000 }, temporaryFolder());
  const { kysely } = database;
  await sql`create table note (id integer)`.execute(kysely);
  const attempt = inTransaction(kysely, async (tx) => {
    await sql`insert into note values (1)`.execute(tx);
    await endless.execute(tx).catch(() => undefined);
    await sql`insert into note values (2)`.execute(tx);
  });
  await expect(attempt).rejects.toMatchObject({ code: '57P01' });
  expect((await sql`select id from note`.execute(kysely)).rows).toEqual([]);
});

test('listening continues after a restart, which is announced', async () => {
  const database = await open({ statementMs: 2_000 });
  const onNotice = vi.fn<() => void>();
  const reconnected = Promise.withResolvers<void>();
  await database.listen('board', onNotice, reconnected.resolve);
  await endless.execute(database.kysely).catch(() => undefined);
  await reconnected.promise;
  await sql`select pg_notify('board', '')`.execute(database.kysely);
  await expect.poll(() => onNotice).toHaveBeenCalledOnce();
});

test('an idle transaction is rolled back, and the next one runs', async () => {
  const database = await open({ transactionMs: 2_000 });
  await sql`create table note (id integer)`.execute(database.kysely);
  const forgotten = Promise.withResolvers<void>();
  const attempt = inTransaction(database.kysely, async (tx) => {
    await sql`insert into note values (1)`.execute(tx);
    await forgotten.promise;
  });
  attempt.catch(() => undefined);
  // Runs while the work of the other transaction, already rolled back, is still waiting.
  expect((await sql`select id from note`.execute(database.kysely)).rows).toEqual([]);
  forgotten.resolve();
  await expect(attempt).rejects.toMatchObject({ code: '25P03' });
});

test('work without timeouts has no limits', async () => {
  const database = await open({ statementMs: 50, transactionMs: 50 });
  const slow = sql<{ count: string }>`select count(*) from generate_series(1, 3000000)`;
  await expect(slow.execute(database.kysely)).rejects.toMatchObject({ code: '57014' });
  const { rows } = await database.withoutTimeouts((db) =>
    inTransaction(db, (tx) => slow.execute(tx)),
  );
  expect(rows).toEqual([{ count: '3000000' }]);
});

test('a failed statement outside a transaction leaves no transaction open', async () => {
  const database = await open({});
  const broken = sql.raw('begin; create table half (id integer); select 1 / 0; commit');
  await expect(broken.execute(database.kysely)).rejects.toMatchObject({ code: '22012' });
  const { rows } = await sql`select to_regclass('half') as half`.execute(database.kysely);
  expect(rows).toEqual([{ half: null }]);
});

test.each([
  { what: 'a statement over its limit', statement: endless, code: '57014' },
  { what: 'a thread that dies', statement: death, code: '57P01' },
])('closing does not wait for ever for $what', async ({ statement, code }) => {
  const database = await open({ statementMs: 2_000 });
  const ended = statement.execute(database.kysely).catch((error: unknown) => error);
  // It runs by then, as everything before it is immediate.
  await new Promise(setImmediate);
  await database.close();
  expect(await ended).toMatchObject({ code });
});

test('after closing, statements fail as closed', async () => {
  const database = await open({});
  await database.close();
  await database.close();
  await expect(one.execute(database.kysely)).rejects.toMatchObject({ code: '57P01' });
});
