// Tests rules account-logout, account-session, call-accounts, call-user, injected-clock.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ANNA, asUser, post, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { endSessions, sessionJob } from './sessions.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(() => server.clear());
afterAll(() => server.close());

const whoami = (session: Session) =>
  server.app.inject({ url: '/api/user', headers: asUser(session) });
const login = (email: string, password: string) => post(server, '/login', { email, password });

test('a session’s token identifies its user', async () => {
  const session = await registerAnna(server);
  const answer = await server.app.inject({
    url: '/api/auth/current-user',
    headers: asUser(session),
  });
  expect(answer.json()).toMatchObject({ type: 'user', guest: null, user: session.user });
});

test('a session ends when it signs out, the others stay', async () => {
  const [here, there] = [
    await registerAnna(server),
    (await login(ANNA.email, ANNA.password)).json<Session>(),
  ];
  const answer = await post(server, '/logout', {}, asUser(here));
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'Disconnessione effettuata' },
  ]);
  const after = await whoami(here);
  expect([after.statusCode, after.json()]).toMatchObject([401, { message: 'Sessione scaduta' }]);
  expect((await whoami(there)).statusCode).toBe(200);
  expect((await post(server, '/logout', {}, asUser(here))).statusCode).toBe(401);
});

test('a session created by a clock that ran ahead still ends thirty days after its last use', async () => {
  server.clock.set('2031-01-01T00:00:00Z');
  const session = await registerAnna(server);
  server.clock.set('2026-11-21T08:00:00Z');
  expect((await whoami(session)).statusCode).toBe(200);
  server.clock.advance(30 * DAY_MS);
  expect((await whoami(session)).statusCode).toBe(401);
});

test('a session ends thirty days after its last use', async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  const session = await registerAnna(server);
  server.clock.advance(29 * DAY_MS);
  expect((await whoami(session)).statusCode).toBe(200);
  server.clock.advance(30 * DAY_MS - 1);
  expect((await whoami(session)).statusCode).toBe(200);
  server.clock.advance(30 * DAY_MS);
  expect((await whoami(session)).statusCode).toBe(401);
});

test.each(['', 'x', `${'a'.repeat(32)}`, "' or 1=1 --", 'x'.repeat(5_000)])(
  'a session forged as %j gets 401',
  async (token) => {
    await registerAnna(server);
    const answer = await server.app.inject({
      url: '/api/user',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { message: 'Sessione scaduta' },
    ]);
  },
);

test('an expired session is deleted by the nightly job', async () => {
  await registerAnna(server);
  server.clock.advance(15 * DAY_MS);
  const young = (await login(ANNA.email, ANNA.password)).json<Session>();
  server.clock.advance(15 * DAY_MS);
  const db = server.database.kysely;
  const code = (address_hash: string, expiresInMs: number) => ({
    purpose: 'password' as const,
    address_hash,
    tries: 0,
    expires_at: new Date(server.clock.now().getTime() + expiresInMs),
  });
  await db
    .insertInto('email_code')
    .values([code('anna', -1), code('bruno', 1)])
    .execute();
  await sessionJob(db, server.clock).run(new AbortController().signal);
  expect(await db.selectFrom('email_code').select('purpose').execute()).toHaveLength(1);
  const left = await server.database.kysely.selectFrom('user_session').select('id').execute();
  expect(left).toHaveLength(1);
  expect((await whoami(young)).statusCode).toBe(200);
});

test('the nightly job forgets sent mails that nothing depends on any more', async () => {
  const db = server.database.kysely;
  const sent = (key: string, days: number) => ({
    kind: 'digest',
    key,
    sent_at: new Date(server.clock.now().getTime() - days * DAY_MS),
  });
  await db
    .insertInto('mail_sent')
    .values([sent('long ago', 7), sent('lately', 6)])
    .execute();
  await sessionJob(db, server.clock).run(new AbortController().signal);
  expect(await db.selectFrom('mail_sent').select('key').execute()).toEqual([{ key: 'lately' }]);
});

test('all sessions of an account end, except a spared one', async () => {
  const db = server.database.kysely;
  const bruno = await registerAnna(server, { email: 'bruno@example.sm' });
  const [here, there] = [
    await registerAnna(server),
    (await login(ANNA.email, ANNA.password)).json<Session>(),
  ];
  await endSessions(db, here.user.id, here.token);
  const statuses = async () =>
    (await Promise.all([here, there, bruno].map(whoami))).map(({ statusCode }) => statusCode);
  expect(await statuses()).toEqual([200, 401, 200]);
  await endSessions(db, here.user.id);
  expect(await statuses()).toEqual([401, 401, 200]);
});

test('a session is created with the server’s clock and stores nothing of the browser', async () => {
  const { user } = await registerAnna(server);
  const now = server.clock.now();
  const [kept] = await server.database.kysely.selectFrom('user_session').selectAll().execute();
  expect(kept).toMatchObject({
    user_id: user.id,
    created_at: now,
    expires_at: new Date(now.getTime() + 30 * DAY_MS),
  });
});

test('a session is found by its token, not by the stored hash', async () => {
  const session = await registerAnna(server);
  const [kept] = await server.database.kysely.selectFrom('user_session').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(session.token);
  expect((await whoami({ ...session, token: kept!.token_hash })).statusCode).toBe(401);
});

test('no session, password or e-mail is logged', async () => {
  const session = await registerAnna(server);
  await login(ANNA.email, 'sbagliata!');
  await whoami(session);
  await post(server, '/logout', {}, asUser(session));
  const log = JSON.stringify(server.log);
  for (const secret of [session.token, ANNA.password, 'sbagliata!', ANNA.email]) {
    expect(log).not.toContain(secret);
  }
});

test('a call for registered users asks a guest to sign in', async () => {
  const answer = await server.app.inject('/api/user');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    401,
    { message: 'Utente non autenticato' },
  ]);
});

test('while the database is unreachable the visitor is asked to wait', async () => {
  const cut = await openTestApp();
  await cut.database.close();
  for (const [url, payload] of [
    ['/api/login', { email: ANNA.email, password: ANNA.password }],
    ['/api/register', ANNA],
  ] as const) {
    const answer = await cut.app.inject({ method: 'POST', url, payload });
    expect([url, answer.statusCode]).toEqual([url, 503]);
  }
  await cut.close();
});
