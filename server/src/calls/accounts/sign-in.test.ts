// Tests rules account-sign-in, call-accounts, error-status, form-login.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SessionSchema } from '@pieno/contract/accounts/account.ts';
import { ANNA, asUser, post, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(() => server.clear());
afterAll(() => server.close());

const login = (email: string, password: string) => post(server, '/login', { email, password });

test('answers a session of its own, in any spelling of the e-mail', async () => {
  const first = await registerAnna(server);
  const answer = await login(' Anna@EXAMPLE.sm ', ANNA.password);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const session = SessionSchema.parse(answer.json());
  expect(session.user).toEqual(first.user);
  expect(session.token).not.toBe(first.token);
});

test('answers a wrong password and an unknown e-mail alike', async () => {
  await registerAnna(server);
  const [wrong, unknown] = [
    await login(ANNA.email, 'sbagliata'),
    await login('nessuno@example.sm', ANNA.password),
  ];
  for (const answer of [wrong, unknown]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { message: 'Errore durante il login' },
    ]);
  }
  const names = ({ headers }: typeof wrong) => Object.keys(headers);
  expect(names(wrong)).toEqual(names(unknown));
});

test('names the missing field', async () => {
  expect((await login('', '')).json()).toMatchObject({
    errors: { email: ["Inserisci l'email"], password: ['Inserisci la password'] },
  });
});

test.each([12345678, ['una password'], { $ne: null }])(
  'the password %j is a wrong password, without a hint at the rules for passwords',
  async (password) => {
    await registerAnna(server);
    const answer = await post(server, '/login', { email: ANNA.email, password });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { message: 'Errore di validazione', errors: { password: ['Errore durante il login'] } },
    ]);
  },
);

test('an inactive account is signed out and cannot sign in', async () => {
  const session = await registerAnna(server);
  await server.database.kysely.updateTable('app_user').set({ is_active: false }).execute();
  expect((await server.app.inject({ url: '/api/user', headers: asUser(session) })).statusCode).toBe(
    401,
  );
  const answer = await login(ANNA.email, ANNA.password);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { message: 'Errore durante il login' },
  ]);
  const sessions = server.database.kysely.selectFrom('user_session').selectAll();
  expect(await sessions.execute()).toHaveLength(1);
});
