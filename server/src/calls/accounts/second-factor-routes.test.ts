// Tests rules second-factor, typed-code.
import { base32 } from '@better-auth/utils/base32';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ACCOUNT_LIMITS } from '@pieno/contract/call-limits.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Role } from '@pieno/contract/policies/rule.ts';
import { ANNA, asUser, onlyAnna, post } from '../../testing/accounts.ts';
import { appCode } from '../../testing/accounts/app-code.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { SecondFactor } from '../../modules/second-factor/second-factor.ts';

let server: TestApp;
let anna: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-21T08:00:00Z');
  anna = await onlyAnna(server);
  await makeAdministrator();
});
afterAll(() => server.close());

const makeAdministrator = (role: Role = 'admin') =>
  server.database.kysely.updateTable('app_user').set({ role }).execute();

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', payload?: object, session = anna) =>
  server.app.inject({
    method,
    url: '/api/user/second-factor',
    headers: asUser(session),
    ...(payload && { payload }),
  });

const codeOf = (secret: string, steps?: number) => appCode(secret, server.clock.now(), steps);

const later = (seconds: number) => server.clock.advance(seconds * 1000);

/** Enables the second factor. @returns the secret and the recovery codes */
async function switchOn(): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = (await send('POST')).json<{ secret: string }>();
  const answer = await send('PUT', { code: await codeOf(secret) });
  expect(answer.statusCode).toBe(200);
  return { secret, recovery: answer.json<{ recovery_codes: string[] }>().recovery_codes };
}

const login = (totp?: string) =>
  post(server, '/login', { email: ANNA.email, password: ANNA.password, ...(totp && { totp }) });

test('an administrator enables it with a code of the app, and gets ten recovery codes', async () => {
  expect((await send('GET')).json()).toEqual({ enabled: false, recovery_codes: 0 });
  const started = (await send('POST')).json<{ secret: string; otpauth_url: string }>();
  const url = new URL(started.otpauth_url);
  expect(url.href).toMatch(/^otpauth:\/\/totp\/Pieno:anna%40example\.sm\?/);
  expect(url.searchParams.get('secret')).toBe(started.secret);
  expect((await send('PUT', { code: '000000' })).json()).toMatchObject({
    code: 'second_factor_wrong',
    error_codes: { code: [{ code: 'second_factor_wrong' }] },
  });
  expect((await login()).statusCode).toBe(200);
  const answer = await send('PUT', { code: await codeOf(started.secret) });
  expect(new Set(answer.json<{ recovery_codes: string[] }>().recovery_codes).size).toBe(10);
  expect((await send('GET')).json()).toEqual({ enabled: true, recovery_codes: 10 });
  expect((await send('POST')).statusCode).toBe(409);
  const log = await server.database.kysely.selectFrom('action_log').selectAll().execute();
  expect(log).toMatchObject([{ action: 'second_factor_on', role: 'administrator' }]);
});

test('from then on a password alone starts no session, and each code works once', async () => {
  const other = (await login()).json<Session>();
  const { secret } = await switchOn();
  expect((await send('GET', undefined, other)).statusCode).toBe(401);
  const asked = await login();
  expect([asked.statusCode, asked.json()]).toMatchObject([
    422,
    { code: 'second_factor_needed', params: { digits: 6 } },
  ]);
  expect((await post(server, '/login', { ...ANNA, password: 'sbagliata' })).json()).toMatchObject({
    code: 'login_failed',
  });
  // The code that enabled it is used up.
  expect((await login(await codeOf(secret))).json()).toMatchObject({ code: 'second_factor_wrong' });
  later(30);
  const code = await codeOf(secret);
  expect((await login(`${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
  expect((await login(code)).statusCode).toBe(422);
  later(90);
  expect((await login(await codeOf(secret, -1))).statusCode).toBe(200);
  expect((await login(await codeOf(secret, -2))).statusCode).toBe(422);
});

test('of two sign-ins with one code, one gets a session', async () => {
  const { secret } = await switchOn();
  later(60);
  const code = await codeOf(secret);
  const answers = await Promise.all([login(code), login(code)]);
  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect(statuses).toEqual(new Set([200, 422]));
});

test('a recovery code works once, in any spelling', async () => {
  const { recovery } = await switchOn();
  const typed = recovery[3]!.toLowerCase().replace('-', ' ');
  expect((await login(typed)).statusCode).toBe(200);
  expect((await login(typed)).statusCode).toBe(422);
  expect((await send('GET')).json()).toEqual({ enabled: true, recovery_codes: 9 });
});

test('a recovery code is found within other text, and a text that cannot be a code costs no attempt', async () => {
  const { recovery } = await switchOn();
  for (let tries = 0; tries <= ACCOUNT_LIMITS.secondFactor.max; tries += 1) {
    expect((await login(`${recovery[0]}X`)).json()).toMatchObject({
      error_codes: { totp: [{ code: 'second_factor_form' }] },
    });
  }
  const around = [
    `8. ${recovery[0]},`,
    recovery[1]!.replace('-', '\u2011'),
    `${recovery[2]}\u200b`,
  ];
  for (const typed of around) expect((await login(typed)).statusCode).toBe(200);
});

test('wrong codes are limited for the account, and a right password does not reset the count', async () => {
  const { recovery } = await switchOn();
  const { max } = ACCOUNT_LIMITS.secondFactor;
  for (let attempt = 0; attempt < max; attempt += 1) {
    expect((await login('111111')).statusCode).toBe(422);
    await server.database.kysely.deleteFrom('rate_limit').where('key', 'like', 'login%').execute();
  }
  expect((await login(recovery[0])).statusCode).toBe(429);
});

test('a code disables it, also for a former administrator', async () => {
  const { recovery } = await switchOn();
  await makeAdministrator('user');
  expect((await send('POST')).json()).toMatchObject({ code: 'administrators_only' });
  expect((await send('DELETE', { code: '111111' })).statusCode).toBe(422);
  expect((await send('DELETE', { code: recovery[0] })).statusCode).toBe(200);
  expect((await login()).statusCode).toBe(200);
  expect((await send('DELETE', { code: recovery[1] })).json()).toMatchObject({
    code: 'second_factor_off',
  });
});

test('the database holds neither the secret nor a recovery code', async () => {
  const { secret, recovery } = await switchOn();
  const key = new TextDecoder().decode(base32.decode(secret));
  const rows = await server.database.kysely.selectFrom('second_factor').selectAll().execute();
  const kept = JSON.stringify(rows);
  for (const hidden of [
    secret,
    key,
    ...recovery,
    ...recovery.map((code) => code.replace('-', '')),
  ]) {
    expect(kept).not.toContain(hidden);
  }
});

test('a secret sealed with another SECRET refuses every code, and the log says why', async () => {
  const { secret } = await switchOn();
  later(60);
  const warnings: unknown[][] = [];
  const logger = { warn: (...args: unknown[]) => warnings.push(args) };
  const other = new SecondFactor(Buffer.alloc(32, 1), server.clock, logger);
  const code = await codeOf(secret);
  await expect(other.pass(server.database.kysely, anna.user.id, code)).rejects.toMatchObject({
    kind: 'invalid',
    problem: { code: 'second_factor_wrong' },
  });
  expect(warnings).toEqual([
    [
      { user: anna.user.id },
      expect.stringMatching(/^This second factor was made with another SECRET/u),
    ],
  ]);
  expect((await login(code)).statusCode).toBe(200);
});
