// Tests rules account-user, call-accounts, form-register, register-name.
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

const accounts = () => server.database.kysely.selectFrom('app_user').selectAll().execute();

test('answers a session whose user is the new account', async () => {
  const answer = await post(server, '/register', ANNA);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const session = SessionSchema.parse(answer.json());
  expect(session.user).toEqual({
    id: expect.any(String) as string,
    name: 'Anna',
    email: 'anna@example.sm',
    full_name: 'Anna',
    avatar_image: null,
    phone: null,
    address: null,
    city: null,
    bio: null,
    available_status: false,
    notifications: true,
    dark: false,
    agree_privacy: true,
    is_active: true,
    birthday: null,
    age_slot: null,
    preference: null,
    role: 'user',
    email_verified: false,
    is_owner: false,
    has_password: true,
  });
  expect((await server.app.inject({ url: '/api/user', headers: asUser(session) })).json()).toEqual(
    session.user,
  );
  const [row] = await accounts();
  expect(row?.agree_privacy_at).toEqual(new Date('2026-11-21T08:00:00Z'));
});

test('ignores fields that the form does not have', async () => {
  const answer = await post(server, '/register', {
    ...ANNA,
    role: 'admin',
    id: 'me',
    is_active: false,
    email_verified: true,
    has_password: false,
    notifications: false,
  });
  expect(answer.json()).toMatchObject({
    user: { role: 'user', is_active: true, notifications: false },
  });
  const [row] = await accounts();
  expect(row).toMatchObject({ role: 'user', is_active: true, email_verified: false });
  expect(row?.id).not.toBe('me');
});

test.each([
  [{ name: '  ' }, { name: ['Inserisci il nome'] }],
  [{ name: '\u200e \u200b' }, { name: ['Inserisci il nome'] }],
  [{ name: 'x'.repeat(81) }, { name: ['Il testo è troppo lungo'] }],
  [{ email: 'anna' }, { email: ["L'email non è valida"] }],
  [{ email: `${'x'.repeat(250)}@example.sm` }, { email: ['Il testo è troppo lungo'] }],
  [
    { password: 'corta', password_confirmation: 'corta' },
    { password: ['La password deve essere di almeno 8 caratteri'] },
  ],
  [
    { password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) },
    { password: ['Il testo è troppo lungo'] },
  ],
  [
    { password_confirmation: 'altra password' },
    { password_confirmation: ['Le password non corrispondono'] },
  ],
  [{ password_confirmation: '' }, { password_confirmation: ['Ripeti la password'] }],
  [{ agree_privacy: false }, { agree_privacy: ['Devi accettare i termini e condizioni'] }],
  [{ agree_privacy: 'true' }, { agree_privacy: ['Devi accettare i termini e condizioni'] }],
  [{ notifications: 'sì' }, { notifications: ['Valore non valido'] }],
])('with %o is refused in Italian', async (wrong, errors) => {
  const answer = await post(server, '/register', { ...ANNA, ...wrong });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { message: 'Errore di validazione', errors },
  ]);
  expect(await accounts()).toEqual([]);
});

test('refuses an e-mail that is taken, in any spelling', async () => {
  await registerAnna(server);
  const answer = await post(server, '/register', { ...ANNA, email: ' ANNA@Example.SM ' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { message: 'Errore di validazione', errors: { email: ['Questa email è già registrata'] } },
  ]);
});

test('two concurrent registrations make one account', async () => {
  const answers = await Promise.all([
    post(server, '/register', ANNA),
    post(server, '/register', ANNA),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await accounts()).toHaveLength(1);
});
