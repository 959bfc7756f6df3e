// Tests rule admin-log.
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { emptyTables, sharedTestDatabase } from '../../testing/database/database.ts';
import { logAction, type LogActor } from './log-action.ts';

const database = await sharedTestDatabase();
const { kysely } = database;
const at = new Date('2026-11-21T08:00:00Z');
beforeEach(() => emptyTables(database));

const addAnna = () =>
  kysely
    .insertInto('app_user')
    .values({ id: 'anna', name: 'Anna', email: 'anna@example.sm', created_at: at, updated_at: at })
    .returning('log_id')
    .executeTakeFirstOrThrow();

const log = (actor: LogActor) =>
  inTransaction(kysely, (tx) =>
    logAction(tx, at, actor, {
      action: 'price_withdrawn',
      stationId: 8,
      target: { fuel_type_id: 10, price: 1.669 },
      reason: ' sbagliato ',
    }),
  );

const rows = () => kysely.selectFrom('action_log').selectAll().orderBy('id').execute();

test('an action is stored with its role, and the random id of the account', async () => {
  const { log_id } = await addAnna();
  await log({ role: 'administrator', userId: 'anna' });
  await log({ role: 'operator' });
  const common = { action: 'price_withdrawn', station_id: 8, reason: 'sbagliato', at };
  expect(await rows()).toMatchObject([
    { ...common, role: 'administrator', actor: log_id, target: { fuel_type_id: 10, price: 1.669 } },
    { ...common, role: 'operator', actor: null },
  ]);
});

test('rows of the log cannot be changed or deleted, also not by deleting the account', async () => {
  await addAnna();
  await log({ role: 'administrator', userId: 'anna' });
  const before = await rows();
  await expect(kysely.updateTable('action_log').set({ reason: 'altro' }).execute()).rejects.toThrow(
    'only added to',
  );
  await expect(kysely.deleteFrom('action_log').execute()).rejects.toThrow('only added to');
  await expect(sql`truncate action_log`.execute(kysely)).rejects.toThrow('only added to');
  await kysely.deleteFrom('app_user').execute();
  expect(await rows()).toEqual(before);
});

test('an action that fails leaves nothing in the log', async () => {
  const failing = inTransaction(kysely, async (tx) => {
    await logAction(tx, at, { role: 'operator' }, { action: 'handover', stationId: 8 });
    throw new Error('not done');
  });
  await expect(failing).rejects.toThrow('not done');
  expect(await rows()).toEqual([]);
});
