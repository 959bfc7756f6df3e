// Tests rules admin-access, permission-admin.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS, type CallName } from '@pieno/contract/calls.ts';
import type { Role } from '@pieno/contract/policies/rule.ts';
import { asGuest, asUser, enterAsGuest, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const CALLS_OF_ADMINISTRATORS = Object.keys(CALLS)
  .filter((name) => name.includes(' /admin/'))
  .map((name) => name as CallName);

/** Bodies that pass the schemas, so that the guard is what refuses. */
const BODIES: Partial<Record<CallName, object>> = {
  'POST /admin/queue': { items: [{ id: '1' }], decision: 'accept' },
  'POST /admin/queue/:id': { decision: 'accept' },
  'PUT /admin/stations/:id/prices/:fuel': { price: 1.7 },
  'PUT /admin/people/:id/email-verification': { verified: true, reason: 'Telefonata' },
  'PUT /admin/people/:id/role': { role: 'admin' },
  'PUT /admin/settings/:key': { values: ['1'] },
  'PUT /admin/welcome': { message: '<p>Ciao</p>', source: 'Pieno' },
  'POST /admin/welcome/preview': { message: '<p>Ciao</p>' },
  'PUT /admin/people/:id/active': { active: true },
  'PUT /admin/people/:id/known': { known: true },
  'DELETE /admin/stations/:id/prices/:fuel': { reason: 'prova' },
};

/** Changes a row without ending its sessions, so that only the guard can refuse. */
const change = (id: string, values: { role: Role } | { is_active: boolean }) =>
  server.database.kysely.updateTable('app_user').set(values).where('id', '=', id).execute();

test.each(CALLS_OF_ADMINISTRATORS)('%s is only for current administrators', async (name) => {
  await server.clear();
  const { token } = await registerVerified(server, 'bruno@example.sm');
  const [method, path] = name.split(' ') as ['GET', string];
  const call = async (headers: Record<string, string>) => {
    const url = `/api${path.replaceAll(/:\w+/gu, '1')}`;
    const payload = method === 'GET' ? undefined : (BODIES[name] ?? {});
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };
  expect(await call({})).toEqual([401, 'not_authenticated']);
  expect(await call(asGuest(await enterAsGuest(server)))).toEqual([403, 'needs_account_generic']);
  expect(await call(asUser({ token }))).toEqual([403, 'administrators_only']);
  const former = await registerVerified(server, 'fabio@example.sm', { role: 'admin' });
  await change(former.user.id, { role: 'user' });
  expect(await call(asUser(former))).toEqual([403, 'administrators_only']);
  const locked = await registerVerified(server, 'luca@example.sm', { role: 'admin' });
  await change(locked.user.id, { is_active: false });
  expect(await call(asUser(locked))).toEqual([401, 'session_expired']);
});
