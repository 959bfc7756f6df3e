// Tests rule admin-log.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { accountsOf, listActions } from './action-list.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the people of the log are found by an index, not by reading all accounts', async () => {
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  const plan = await inTransaction(database.kysely, async (tx) => {
    // A small table would otherwise be scanned.
    await sql`set local enable_seqscan = off`.execute(tx);
    return await accountsOf(tx, ids).explain();
  });
  expect(JSON.stringify(plan)).toContain('app_user_log_id');
});

test('a target of an unknown form is left out, and hides no entry', async () => {
  const entry = { at: new Date(), role: 'operator', action: 'setting_changed' } as const;
  await database.kysely
    .insertInto('action_log')
    .values([{ ...entry, target: '{"key":["older"]}' }, entry])
    .execute();
  const { entries } = await listActions(database.kysely, {});
  expect(entries.map(({ target }) => target)).toEqual([{}, {}]);
});
