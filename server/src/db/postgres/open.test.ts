// Tests rule database-busy.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { isDatabaseUnavailable } from '../unavailable.ts';
import type { Database } from '../database.ts';
import { openPostgres } from './open.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { inTransaction } from '../transaction.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Ends every connection to the database except the one used for it. */
async function cutConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.kysely);
}

test('listening survives a lost connection and reports that notifications may have been missed', async () => {
  const onNotice = vi.fn<() => void>();
  const reconnected = Promise.withResolvers<void>();
  await database.listen('board', onNotice, reconnected.resolve);
  await cutConnections();
  await reconnected.promise;
  await sql`select pg_notify('board', '')`.execute(database.kysely);
  await expect.poll(() => onNotice).toHaveBeenCalledOnce();
});

test('a transaction whose connection is lost fails, and the next one works', async () => {
  const begun = Promise.withResolvers<void>();
  const cut = begun.promise.then(cutConnections);
  const attempt = inTransaction(database.kysely, async (tx) => {
    await sql`select 1`.execute(tx);
    begun.resolve();
    await cut;
    await sql`select 1`.execute(tx);
  });
  await expect(attempt).rejects.toSatisfy(isDatabaseUnavailable);
  expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
});

test('statements have a time limit, work without timeouts has none', async () => {
  const setting = sql<Record<string, string>>`
    select current_setting('statement_timeout') || ' ' ||
      current_setting('idle_in_transaction_session_timeout') as limit`;
  const limitOf = async (db = database.kysely) => (await setting.execute(db)).rows[0]?.limit;
  expect(await limitOf()).toBe('10s 30s');
  // Locks that a silent process holds for a request delay the writes of all others.
  expect(await limitOf(database.requestKysely)).toBe('10s 10s');
  expect(await database.withoutTimeouts(limitOf)).toBe('0 0');
  expect(await limitOf()).toBe('10s 30s');
});

test('an unavailable server is an error of the statement, not of the process', async () => {
  const away = await openPostgres('postgres://postgres@127.0.0.1:9/none', silentLogger);
  await expect(sql`select 1`.execute(away.kysely)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const ignore = () => undefined;
  await away.listen('board', ignore, ignore);
  await away.close();
});
