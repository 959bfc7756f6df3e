// Tests rules account-recovery, verification-request.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GUESS_LIMITS } from '@pieno/contract/call-limits.ts';
import { ANNA, asUser, post, registerAnna } from '../../../testing/accounts.ts';
import {
  NEW_PASSWORD,
  openTestRecovery,
  type TestRecovery,
} from '../../../testing/accounts/recovery.ts';
import type { ReceivedMail } from '../../../testing/smtp.ts';
import { PASSWORD_PROVIDER } from '../../../modules/accounts/passwords.ts';

let recovery: TestRecovery;
beforeAll(async () => {
  recovery = await openTestRecovery();
});
beforeEach(() => recovery.clear());
afterAll(() => recovery.close());

const WRONG_CODE = { errors: { code: ['Il codice non è valido o è scaduto'] } };
const getUser = (session: { token: string }) =>
  recovery.server.app.inject({ url: '/api/user', headers: asUser(session) });

test('a forgotten password is replaced by the mailed code, and every session ends', async () => {
  const session = await registerAnna(recovery.server);
  const asked = await recovery.ask(' Anna@EXAMPLE.sm ');
  expect([asked.statusCode, asked.json()]).toEqual([
    200,
    { message: "Se l'indirizzo è registrato, il codice è in arrivo via email", by_mail: true },
  ]);
  expect(asked.headers['cache-control']).toBe('no-store');
  const done = await recovery.reset(await recovery.codeOf());
  expect([done.statusCode, done.json()]).toEqual([
    200,
    { message: 'La password è stata cambiata' },
  ]);
  expect((await getUser(session)).statusCode).toBe(401);
  expect((await recovery.login(ANNA.password)).statusCode).toBe(422);
  expect((await recovery.login(NEW_PASSWORD)).statusCode).toBe(200);
  const sessions = await recovery.server.database.kysely
    .selectFrom('user_session')
    .select('id')
    .execute();
  expect(sessions).toHaveLength(1);
});

test('the mail states its purpose and validity, and contains nothing that a visitor typed', async () => {
  await registerAnna(recovery.server, { name: 'Vinci un premio: https://evil.example' });
  await recovery.ask();
  const code = await recovery.codeOf();
  const [{ recipients, mail, raw }] = recovery.smtp.received as [ReceivedMail];
  expect(recipients).toEqual([ANNA.email]);
  expect(mail.subject).toBe('Il codice per la tua password di Pieno');
  for (const content of [mail.text!, mail.html!]) {
    expect(content).toContain(code);
    expect(content).toContain('Vale 10 minuti');
    expect(content).toContain('Se non lo hai chiesto tu, ignora questo messaggio');
  }
  expect(raw).not.toContain('evil.example');
  // The recipient waits for it: mail programs must not treat it as an automatic notice.
  expect(raw).not.toMatch(/^Auto-Submitted:/im);
  expect(raw.split('\r\n\r\n', 1)[0]).not.toContain(code);
});

test('an unknown address gets the same answers and no mail', async () => {
  await registerAnna(recovery.server);
  const [unknown, known] = [await recovery.ask('nessuno@example.sm'), await recovery.ask()];
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  const code = await recovery.codeOf();
  const [foreign, mistyped] = [
    await recovery.reset(code, 'nessuno@example.sm'),
    await recovery.reset('00000000'),
  ];
  expect(foreign.statusCode).toBe(422);
  expect([foreign.statusCode, foreign.body]).toEqual([mistyped.statusCode, mistyped.body]);
  expect(foreign.json()).toMatchObject(WRONG_CODE);
  expect(recovery.smtp.received.map(({ recipients }) => recipients)).toEqual([[ANNA.email]]);
});

test('credentials that another person left on an account are removed when its owner recovers it', async () => {
  const intruder = await registerAnna(recovery.server);
  await recovery.server.database.kysely
    .insertInto('user_credential')
    .values({ user_id: intruder.user.id, provider_id: 'facebook', account_id: 'intruder' })
    .execute();
  await recovery.ask();
  await recovery.reset(await recovery.codeOf());
  const kept = recovery.server.database.kysely.selectFrom('user_credential').select('provider_id');
  expect(await kept.execute()).toEqual([{ provider_id: PASSWORD_PROVIDER }]);
  expect((await getUser(intruder)).statusCode).toBe(401);
});

test('the code proves, once, a mailbox that only an administrator has confirmed', async () => {
  const { user } = await registerAnna(recovery.server);
  const { kysely } = recovery.server.database;
  await kysely.updateTable('app_user').set({ email_verified: true }).execute();
  const link = () =>
    kysely
      .insertInto('user_credential')
      .values({ user_id: user.id, provider_id: 'facebook', account_id: 'anybody' })
      .execute();
  const providers = async () =>
    (await kysely.selectFrom('user_credential').select('provider_id').execute()).length;
  await link();
  await recovery.ask();
  await recovery.reset(await recovery.codeOf());
  expect(await providers()).toBe(1);
  await link();
  await recovery.ask();
  await recovery.reset(await recovery.codeOf(2));
  expect(await providers()).toBe(2);
});

test('an account with social sign-ins only gets a password, and keeps them', async () => {
  const { user } = await registerAnna(recovery.server);
  const { kysely } = recovery.server.database;
  await kysely
    .updateTable('app_user')
    .set({ email_verified: true, mailbox_proved: true })
    .execute();
  await kysely
    .updateTable('user_credential')
    .set({ provider_id: 'google', account_id: 'anna', password: null })
    .execute();
  await recovery.ask();
  expect((await recovery.reset(await recovery.codeOf())).statusCode).toBe(200);
  expect((await recovery.login(NEW_PASSWORD)).json()).toMatchObject({
    user: { id: user.id, has_password: true },
  });
  const kept = kysely.selectFrom('user_credential').select('provider_id').orderBy('provider_id');
  expect(await kept.execute()).toEqual([
    { provider_id: PASSWORD_PROVIDER },
    { provider_id: 'google' },
  ]);
});

test('an account that is not active gets no mail', async () => {
  await registerAnna(recovery.server);
  await registerAnna(recovery.server, { email: 'bruno@example.sm' });
  const { kysely } = recovery.server.database;
  await kysely
    .updateTable('app_user')
    .set({ is_active: false })
    .where('email', '=', ANNA.email)
    .execute();
  await recovery.ask();
  await recovery.ask('bruno@example.sm');
  await recovery.codeOf();
  expect(recovery.smtp.received.map(({ recipients }) => recipients)).toEqual([
    ['bruno@example.sm'],
  ]);
});

test('mails and attempts for one account are limited per network and hour', async () => {
  const email = 'nessuno@example.sm';
  const mails = GUESS_LIMITS.recoveryMail.max.hits;
  for (let asked = 0; asked < mails; asked++)
    expect((await recovery.ask(email)).statusCode).toBe(200);
  const refused = await recovery.ask(email);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  for (let tries = 0; tries < GUESS_LIMITS.recoveryCode.max.hits; tries++) {
    expect((await recovery.reset('12345678', email)).statusCode).toBe(422);
  }
  expect((await recovery.reset('12345678', email)).statusCode).toBe(429);
});

test('after too many attempts with old passwords, the new password signs in', async () => {
  await registerAnna(recovery.server);
  for (let tries = 0; tries <= GUESS_LIMITS.login.max.hits; tries++)
    await recovery.login('sbagliata');
  expect((await recovery.login(ANNA.password)).statusCode).toBe(429);
  await recovery.ask();
  await recovery.reset(await recovery.codeOf());
  expect((await recovery.login(NEW_PASSWORD)).statusCode).toBe(200);
});

test.each(['', 'anna', 'a@b@c.sm', 'anna@example.sm\r\nBcc: all@example.com', 'a@b.sm, c@d.sm'])(
  'the address %j is refused, and gets no mail',
  async (email) => {
    const answer = await recovery.ask(email);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object }>().errors).toHaveProperty('email');
  },
);

test('each invalid field has its sentence', async () => {
  const answer = await post(recovery.server, '/auth/reset-password', {
    email: ANNA.email,
    code: '1234567',
    password: 'corta',
    password_confirmation: 'altra',
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    {
      message: 'Errore di validazione',
      errors: {
        code: ['Il codice è di 8 cifre'],
        password: ['La password deve essere di almeno 8 caratteri'],
        password_confirmation: ['Le password non corrispondono'],
      },
    },
  ]);
});
