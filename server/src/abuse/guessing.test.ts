// Guessing passwords and codes, concurrently and with forged client addresses. The limits themselves are tested in
// calls/accounts/sign-in-limits.test.ts and calls/accounts/recovery.
// Tests rule call-limits.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RECOVERY } from '@pieno/contract/limits.ts';
import { GUESS_LIMITS } from '@pieno/contract/call-limits.ts';
import { ANNA, registerAnna } from '../testing/accounts.ts';
import { openTestApp } from '../testing/app.ts';
import { AS_JSON, attack, type Attacker } from '../testing/attacks/attacker.ts';
import { openTestRecovery, type TestRecovery } from '../testing/accounts/recovery.ts';

let recovery: TestRecovery;
let attacker: Attacker;
beforeAll(async () => {
  recovery = await openTestRecovery({ trustProxy: ['loopback'] });
  attacker = await attack(recovery.server);
});
beforeEach(async () => {
  // A key over its limit stays cached until its window ends.
  recovery.server.clock.advance(60 * 60_000);
  await recovery.clear();
});
afterAll(() => recovery.close());

const { hits: tries } = GUESS_LIMITS.login.max;
const login = (via: Attacker, from: string, password = 'sbagliata') =>
  via.send('/api/login', {
    method: 'POST',
    headers: { ...AS_JSON, 'x-forwarded-for': from, forwarded: `for=${from}`, 'x-real-ip': from },
    body: JSON.stringify({ email: ANNA.email, password }),
  });
const guess = async (via: Attacker, times: number, from: (index: number) => string) => {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => login(via, from(index))),
  );
  return answers.filter(({ status }) => status === 429).length;
};

test('a forged address is ignored when no proxy is trusted', async () => {
  const bare = await openTestApp();
  const direct = await attack(bare);
  expect(await guess(direct, tries + 3, (index) => `203.0.113.${index}`)).toBe(3);
  await bare.close();
});

test("an address before the proxy's own is ignored", async () => {
  const from = (index: number) => `203.0.113.${index}, 198.51.100.1`;
  expect(await guess(attacker, tries + 3, from)).toBe(3);
});

test('an invalid address causes no error', async () => {
  for (const from of ['evil', "' or 1=1 --", '::ffff:999.1.1.1', 'x'.repeat(2_000)]) {
    expect((await login(attacker, from)).status).toBe(422);
  }
});

test('guesses at a code are limited, also concurrent ones', async () => {
  await registerAnna(recovery.server);
  await recovery.ask();
  const code = await recovery.codeOf();
  const wrong = Array.from({ length: RECOVERY.tries * 2 }, (_, index) =>
    String((Number(code) + index + 1) % 100_000_000).padStart(8, '0'),
  );
  const answers = await Promise.all(wrong.map((attempt) => recovery.reset(attempt)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
  // Concurrent attempts are all refused, but not all are counted: further ones are needed to exhaust the code.
  for (const attempt of wrong.slice(0, RECOVERY.tries)) await recovery.reset(attempt);
  expect((await recovery.reset(code)).statusCode).toBe(422);
  expect((await recovery.login(ANNA.password)).statusCode).toBe(200);
});

test('of two concurrent resets with one code one succeeds, and only its password signs in', async () => {
  await registerAnna(recovery.server);
  await recovery.ask();
  const code = await recovery.codeOf();
  const chosen = ['la prima password', 'la seconda password'];
  const answers = await Promise.all(
    chosen.map((password) =>
      attacker.send('/api/auth/reset-password', {
        method: 'POST',
        headers: AS_JSON,
        body: JSON.stringify({
          email: ANNA.email,
          code,
          password,
          password_confirmation: password,
        }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const signIns = await Promise.all(chosen.map((password) => recovery.login(password)));
  expect(signIns.map(({ statusCode }) => statusCode)).toEqual(answers.map(({ status }) => status));
});
