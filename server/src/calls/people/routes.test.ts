// Tests rules account-verified, admin-log, admin-people, verification-request.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import type { People } from '@pieno/contract/people/administered-people.ts';
import { asUser, registerAnna, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { personOf } from '../../testing/prices/log-prices.ts';
import { listPeople } from '../../modules/people/people-list.ts';

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
const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object, by = maria) =>
  server.app.inject({
    method,
    url: `/api/admin/people${path}`,
    headers: asUser(by),
    ...(payload && { payload }),
  });
const verify = (id: string, verified: boolean | string) =>
  call('PUT', `/${id}/email-verification`, { verified, ...(verified && { reason: 'Telefonata' }) });
const list = async (query = '') => (await call('GET', query)).json<People>();
const whoami = (session: Session) =>
  server.app.inject({ url: '/api/user', headers: asUser(session) });
const account = () =>
  db()
    .selectFrom('app_user')
    .select(['email_verified', 'log_id'])
    .where('id', '=', anna.user.id)
    .executeTakeFirstOrThrow();
const log = () =>
  db().selectFrom('action_log').select(['role', 'action', 'target']).orderBy('id').execute();

test('an administrator marks an e-mail as verified or not, and each change is logged', async () => {
  const { log_id: person, email_verified } = await account();
  expect(email_verified).toBe(false);
  const mute = await call('PUT', `/${anna.user.id}/email-verification`, { verified: true });
  expect([mute.statusCode, mute.json()]).toMatchObject([
    422,
    { errors: { reason: ['Scrivi il motivo'] } },
  ]);
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

test('the log names the actor and the person while their accounts exist', async () => {
  const { log_id: person } = await account();
  await verify(anna.user.id, true);
  const names = async () =>
    Object.values(
      (
        await server.app.inject({ url: '/api/admin/log', headers: asUser(maria) })
      ).json<ActionLogPage>().people,
    ).toSorted();
  expect(await names()).toEqual([
    `${anna.user.name} (${anna.user.email})`,
    `${maria.user.name} (maria@example.sm)`,
  ]);
  await call('DELETE', `/${anna.user.id}`);
  expect(await names()).toEqual([`${maria.user.name} (maria@example.sm)`]);
  expect((await log())[0]).toMatchObject({ target: { person } });
});

test('a deleted account or an unknown decision changes nothing', async () => {
  const gone = await verify('nobody', true);
  expect([gone.statusCode, gone.json()]).toMatchObject([404, { code: 'account_not_found' }]);
  expect((await verify(anna.user.id, 'yes')).statusCode).toBe(422);
  expect(await log()).toEqual([]);
});

test('accounts are found by words, waiting ones first, without password and profile', async () => {
  server.clock.advance(60_000);
  await registerVerified(server, 'zeno@example.sm');
  const { people, ...counts } = await list();
  expect(people.map(({ email }) => email)).toEqual([
    anna.user.email,
    'zeno@example.sm',
    'maria@example.sm',
  ]);
  expect(counts).toEqual({ total: 3, waiting: 1, next: null });
  expect(people[2]).toEqual({
    id: maria.user.id,
    name: maria.user.name,
    email: 'maria@example.sm',
    role: 'admin',
    active: true,
    verified: true,
    created_at: people[2]!.created_at,
    seen_at: people[2]!.seen_at,
    sessions: 1,
    stations: 0,
    second_factor: false,
    known_since: null,
    record: { borne_out: 0, contradicted: 0, since: null },
    own: true,
  });
  const found = async (words: string) =>
    (await list(`?q=${encodeURIComponent(words)}`)).people.map(({ email }) => email);
  expect(await found('ZENO example')).toEqual(['zeno@example.sm']);
  expect(await found('zeno anna')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

test('pages continue across waiting accounts and the others', async () => {
  for (const name of ['a', 'b', 'c']) {
    server.clock.advance(1_000);
    await registerVerified(server, `${name}@example.sm`);
  }
  const all = (await list()).people.map(({ id }) => id);
  const paged: string[] = [];
  let next: string | undefined;
  do {
    const page = await listPeople(db(), server.clock.now(), personOf, { next, most: 2 });
    paged.push(...page.people.map(({ id }) => id));
    next = page.next ?? undefined;
  } while (next !== undefined);
  expect(paged).toEqual(all);
  expect((await call('GET', '?next=ieri')).statusCode).toBe(422);
});

test('the role is given and withdrawn, and logged', async () => {
  const role = (to: string, id = anna.user.id) => call('PUT', `/${id}/role`, { role: to });
  expect((await role('admin')).json()).toEqual({ message: 'Ora amministra Pieno' });
  expect((await call('GET', '', undefined, anna)).statusCode).toBe(200);
  expect((await role('user')).json()).toEqual({ message: 'Non amministra più Pieno' });
  expect((await call('GET', '', undefined, anna)).statusCode).toBe(403);
  expect((await role('capo')).statusCode).toBe(422);
  const { log_id: person } = await account();
  expect(await log()).toEqual([
    { role: 'administrator', action: 'user_role', target: { person, role: 'admin' } },
    { role: 'administrator', action: 'user_role', target: { person, role: 'user' } },
  ]);
});

test('a locked person stays out until unlocked', async () => {
  const active = (body: object) => call('PUT', `/${anna.user.id}/active`, body);
  for (const body of [{ active: false }, { active: false, reason: ' ' }]) {
    expect((await active(body)).json()).toMatchObject({
      error_codes: { reason: [{ code: 'reason_missing' }] },
    });
  }
  expect((await whoami(anna)).statusCode).toBe(200);
  const locked = await active({ active: false, reason: 'Prezzi inventati' });
  expect(locked.json()).toEqual({ message: 'Account bloccato' });
  expect((await whoami(anna)).statusCode).toBe(401);
  expect((await list()).waiting).toBe(0);
  expect((await active({ active: true })).json()).toEqual({ message: 'Account riattivato' });
  const reasons = await db().selectFrom('action_log').select('reason').orderBy('id').execute();
  expect(reasons).toEqual([{ reason: 'Prezzi inventati' }, { reason: null }]);
});

test('sessions are ended, and an account is deleted with all its data', async () => {
  const { log_id: person } = await account();
  const ended = await call('DELETE', `/${anna.user.id}/sessions`);
  expect([ended.statusCode, ended.json()]).toEqual([200, { message: 'Sessioni chiuse' }]);
  expect((await whoami(anna)).statusCode).toBe(401);
  const deleted = await call('DELETE', `/${anna.user.id}`);
  expect([deleted.statusCode, deleted.json()]).toEqual([200, { message: 'Account eliminato' }]);
  expect((await list()).people.map(({ email }) => email)).toEqual(['maria@example.sm']);
  expect((await call('DELETE', `/${anna.user.id}`)).statusCode).toBe(404);
  expect(await log()).toEqual([
    { role: 'administrator', action: 'sessions_ended', target: { person } },
    { role: 'administrator', action: 'user_deleted', target: { person } },
  ]);
});

test('administrators cannot do this to themselves, nor lock or delete one another', async () => {
  const own = maria.user.id;
  for (const answer of [
    await call('PUT', `/${own}/role`, { role: 'user' }),
    await call('PUT', `/${own}/active`, { active: false, reason: 'prova' }),
    await call('DELETE', `/${own}/sessions`),
    await call('DELETE', `/${own}`),
  ]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'own_account' }]);
  }
  const bruno = await registerVerified(server, 'bruno@example.sm', { role: 'admin' });
  const twin = await registerVerified(server, 'bruno+due@example.sm');
  for (const id of [bruno.user.id, twin.user.id]) {
    const locked = await call('PUT', `/${id}/active`, { active: false, reason: 'prova' });
    expect(locked.json()).toMatchObject({ code: 'administrator_not_lockable' });
  }
  const deleted = await call('DELETE', `/${bruno.user.id}`);
  expect(deleted.json()).toMatchObject({ code: 'administrator_not_deletable' });
  expect((await whoami(bruno)).statusCode).toBe(200);
  expect(await log()).toEqual([]);
});
