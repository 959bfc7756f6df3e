import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/account.ts';
import { asUser, registerAnna, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
let maria: Session;
let anna: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  anna = await registerAnna(server);
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const verify = (id: string, verified: unknown) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/admin/people/${id}/email-verification`,
    payload: { verified },
    headers: asUser(maria),
  });
const account = () =>
  db()
    .selectFrom('app_user')
    .select(['email_verified', 'log_id'])
    .where('id', '=', anna.user.id)
    .executeTakeFirstOrThrow();
const log = () =>
  db().selectFrom('action_log').select(['role', 'action', 'target']).orderBy('id').execute();

test('an administrator says whose e-mail is verified, and each change stands in the log', async () => {
  const { log_id: person, email_verified } = await account();
  expect(email_verified).toBe(false);
  const yes = await verify(anna.user.id, true);
  expect([yes.statusCode, yes.json()]).toEqual([200, { message: 'Email confermata' }]);
  expect((await account()).email_verified).toBe(true);
  expect((await verify(anna.user.id, true)).statusCode).toBe(200);
  const no = await verify(anna.user.id, false);
  expect([no.statusCode, no.json()]).toEqual([200, { message: 'Email non più confermata' }]);
  expect((await account()).email_verified).toBe(false);
  expect(await log()).toEqual([
    { role: 'administrator', action: 'user_verified', target: { person } },
    { role: 'administrator', action: 'user_unverified', target: { person } },
  ]);
});

test('an account that is gone, or no answer, changes nothing', async () => {
  const gone = await verify('nobody', true);
  expect([gone.statusCode, gone.json()]).toMatchObject([404, { code: 'account_not_found' }]);
  expect((await verify(anna.user.id, 'yes')).statusCode).toBe(422);
  expect(await log()).toEqual([]);
});
