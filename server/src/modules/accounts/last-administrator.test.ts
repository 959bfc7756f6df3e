// Tests rule admin-first.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ANNA, asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { changeRoleOrState, type RoleAndState } from './role-and-state.ts';

let server: TestApp;
let maria: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const LAST = { problem: { code: 'last_administrator' } };
const change = ({ user }: Session, changes: RoleAndState) =>
  inTransaction(server.database.kysely, (tx) =>
    changeRoleOrState(tx, user.id, changes, server.clock.now()),
  );
const remove = (session: Session) =>
  server.app.inject({
    method: 'DELETE',
    url: '/api/user',
    payload: { password: ANNA.password },
    headers: asUser(session),
  });
const administrators = async () => {
  const rows = await server.database.kysely
    .selectFrom('app_user')
    .select('email')
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .execute();
  return rows.length;
};

test('the last active administrator cannot lose the role, be locked or delete the account', async () => {
  await expect(change(maria, { role: 'user' })).rejects.toMatchObject(LAST);
  await expect(change(maria, { is_active: false })).rejects.toMatchObject(LAST);
  const answer = await remove(maria);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    {
      code: 'last_administrator',
      message: "È l'ultimo amministratore attivo: prima nominane un altro",
    },
  ]);
  expect(await administrators()).toBe(1);
});

test('a locked administrator does not count as another one, an active one does', async () => {
  const luca = await registerVerified(server, 'luca@example.sm', { role: 'admin' });
  await change(luca, { is_active: false });
  await expect(change(maria, { role: 'user' })).rejects.toMatchObject(LAST);
  await change(luca, { is_active: true });
  await change(maria, { role: 'user' });
  expect((await remove(maria)).statusCode).toBe(200);
});

test('when two administrators leave at the same time, one stays', async () => {
  const luca = await registerVerified(server, 'luca@example.sm', { role: 'admin' });
  const outcomes = await Promise.allSettled([
    change(maria, { role: 'user' }),
    change(luca, { is_active: false }),
  ]);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']));
  expect(await administrators()).toBe(1);
});

test('when one administrator deletes the account and another loses the role, one stays', async () => {
  const luca = await registerVerified(server, 'luca@example.sm', { role: 'admin' });
  await Promise.allSettled([remove(maria), change(luca, { role: 'user' })]);
  expect(await administrators()).toBe(1);
});
