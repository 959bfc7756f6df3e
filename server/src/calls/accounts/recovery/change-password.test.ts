// Tests rules account-session, password-change.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ACCOUNT_LIMITS } from '@pieno/contract/call-limits.ts';
import {
  ANNA,
  asGuest,
  asUser,
  enterAsGuest,
  post,
  registerAnna,
} from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(() => server.clear());
afterAll(() => server.close());

const NEW = 'un altra password';
const change = (headers: Record<string, string>, current: string = ANNA.password) =>
  server.app.inject({
    method: 'PUT',
    url: '/api/user/password',
    headers,
    payload: { current_password: current, password: NEW, password_confirmation: NEW },
  });
const login = (password: string) => post(server, '/login', { email: ANNA.email, password });
const getUser = (session: { token: string }) =>
  server.app.inject({ url: '/api/user', headers: asUser(session) });

test('the password changes, this session stays and the others end', async () => {
  const here = await registerAnna(server);
  const elsewhere = (await login(ANNA.password)).json<Session>();
  const answer = await change(asUser(here));
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'La password è stata cambiata' },
  ]);
  expect((await getUser(here)).statusCode).toBe(200);
  expect((await getUser(elsewhere)).statusCode).toBe(401);
  expect((await login(ANNA.password)).statusCode).toBe(422);
  expect((await login(NEW)).statusCode).toBe(200);
});

test('a wrong current password changes nothing', async () => {
  const session = await registerAnna(server);
  const answer = await change(asUser(session), 'sbagliata');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { errors: { current_password: ['La password attuale non è corretta'] } },
  ]);
  expect((await login(ANNA.password)).statusCode).toBe(200);
});

test('an account without a password learns how to get one', async () => {
  const session = await registerAnna(server);
  await server.database.kysely.updateTable('user_credential').set({ password: null }).execute();
  const answer = await change(asUser(session));
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ errors: Record<string, string[]> }>().errors).toEqual({
    current_password: ['Questo account non ha ancora una password: chiedi un codice e sceglila'],
  });
});

test('guesses at the current password are limited', async () => {
  const session = await registerAnna(server);
  for (let tries = 0; tries < ACCOUNT_LIMITS.password.max; tries++) {
    await change(asUser(session), 'sbagliata');
  }
  expect((await change(asUser(session))).statusCode).toBe(429);
});

test('a visitor without an account is refused', async () => {
  expect((await change({})).statusCode).toBe(401);
  const guest = await change(asGuest(await enterAsGuest(server)));
  expect([guest.statusCode, guest.json<{ message: string }>().message]).toEqual([
    403,
    'Per cambiare la password devi essere registrato. Vuoi accedere o registrarti ora?',
  ]);
});
