import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { accountsOf } from './action-list.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the people of the log are found by an index, not by reading all accounts', async () => {
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  const plan = await inTransaction(database.kysely, async (tx) => {
    // A table of few rows is read as a whole otherwise.
    await sql`set local enable_seqscan = off`.execute(tx);
    return await accountsOf(tx, ids).explain();
  });
  expect(JSON.stringify(plan)).toContain('app_user_log_id');
});
