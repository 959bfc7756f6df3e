// The second factor, guessed concurrently from many networks, or bypassed by a new password.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ACCOUNT_LIMITS } from '@pieno/contract/call-limits.ts';
import { ANNA, asUser, registerVerified } from '../testing/accounts.ts';
import { appCode } from '../testing/accounts/app-code.ts';
import { attack, type Attacker } from '../testing/attacks/attacker.ts';
import { openTestRecovery, type TestRecovery } from '../testing/accounts/recovery.ts';
import { NOBODY, wired } from '../testing/attacks/wired.ts';

let recovery: TestRecovery;
let attacker: Attacker;
let anna: Session;
let secret: string;
beforeAll(async () => {
  recovery = await openTestRecovery({ trustProxy: ['loopback'] });
  attacker = await attack(recovery.server);
});
afterAll(() => recovery.close());
const { call } = wired(() => attacker);
const login = (totp?: string, password: string = ANNA.password, from = '203.0.113.1') =>
  call({ headers: { 'x-forwarded-for': from } }, 'POST /login', {
    email: ANNA.email,
    password,
    ...(totp && { totp }),
  });
const code = (steps?: number) => appCode(secret, recovery.server.clock.now(), steps);

beforeEach(async () => {
  // A key over its limit stays cached until its window ends.
  recovery.server.clock.advance(2 * 3_600_000);
  await recovery.clear();
  anna = await registerVerified(recovery.server, ANNA.email, { role: 'admin' });
  const as = { headers: asUser(anna) };
  secret = (await call(as, 'POST /user/second-factor')).body['secret'] as string;
  expect((await call(as, 'PUT /user/second-factor', { code: await code() })).status).toBe(200);
  recovery.server.clock.advance(60_000);
});

test('guesses are limited to ten an hour, however many come at once and from anywhere', async () => {
  const { max } = ACCOUNT_LIMITS.secondFactor;
  const guesses = await Promise.all(
    Array.from({ length: max + 10 }, (_, index) =>
      login(`00000${index % 10}`, ANNA.password, `198.51.100.${index}`),
    ),
  );
  const statuses = guesses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(max);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await login(await code(), ANNA.password, '192.0.2.1')).status).toBe(429);
});

test('a new password by mail starts no session without it', async () => {
  await recovery.ask();
  const password = 'un altra password';
  const reset = await call(NOBODY, 'POST /auth/reset-password', {
    email: ANNA.email,
    code: await recovery.codeOf(),
    password,
    password_confirmation: password,
  });
  expect(reset.status).toBe(200);
  expect(reset.body).not.toHaveProperty('token');
  expect((await login(undefined, password)).body['code']).toBe('second_factor_needed');
  expect((await login(await code(), password)).status).toBe(200);
});

test.each(['', ' ', '0', '000000,111111', 'null', "' or ''='", '９９９９９９', '0'.repeat(100)])(
  '%j opens nothing',
  async (totp) => {
    const { status, body } = await login(totp);
    expect(status).toBe(422);
    expect(body).not.toHaveProperty('token');
  },
);

test.each([[true], [['']], [{}], [0], [null]])('nor does %j', async (totp) => {
  const { email, password } = ANNA;
  const { status, body } = await call(NOBODY, 'POST /login', { email, password, totp });
  expect(status).toBe(422);
  expect(body).not.toHaveProperty('token');
});

test('a session alone cannot disable it', async () => {
  const session = (await login(await code())).body as unknown as Session;
  const as = { headers: asUser(session) };
  expect((await call(as, 'DELETE /user/second-factor', { code: '000000' })).status).toBe(422);
  expect((await call(as, 'POST /user/second-factor')).status).toBe(409);
  expect((await call(as, 'GET /user/second-factor')).body['enabled']).toBe(true);
});
