// Tests rule account-social.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SOCIAL_CODE_SECONDS } from '@pieno/contract/limits.ts';
import { locationOf, openTestSocial, type TestSocial } from '../../../testing/accounts/social.ts';

let social: TestSocial;
beforeAll(async () => {
  social = await openTestSocial();
});
beforeEach(async () => {
  await social.server.clear();
  social.providers.google.person = { sub: 'anna', email: 'anna@example.sm', email_verified: true };
  social.server.log.length = 0;
});
afterAll(() => social.close());

const codeOf = (address: URL) => address.searchParams.get('codice')!;
const FAILED = 'http://pieno.example/social-login?errore=1';
const failures = () =>
  social.server.log
    .filter(({ msg }) => String(msg).startsWith('a social sign-in'))
    .map(({ failure }) => failure);

test('a one-time code is accepted once', async () => {
  const browser = social.browser();
  const code = codeOf(await browser.signIn());
  const proof = browser.cookie;
  expect((await browser.exchange(code)).statusCode).toBe(200);
  browser.cookie = proof;
  const again = await browser.exchange(code);
  expect([again.statusCode, again.json()]).toMatchObject([
    422,
    { message: "L'accesso con questo servizio non è riuscito. Riprova." },
  ]);
});

test('of two concurrent exchanges one is accepted', async () => {
  const browser = social.browser();
  const code = codeOf(await browser.signIn());
  const answers = await Promise.all([browser.exchange(code), browser.exchange(code)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a one-time code expires after a minute', async () => {
  const browser = social.browser();
  const code = codeOf(await browser.signIn());
  social.server.clock.advance(SOCIAL_CODE_SECONDS * 1000);
  expect((await browser.exchange(code)).statusCode).toBe(422);
});

test.each(['the code', 'the way to the provider'])(
  'after a clock that ran ahead was set back, %s has expired',
  async (step) => {
    const { clock } = social.server;
    const now = clock.now().toISOString();
    const browser = social.browser();
    clock.set('2031-01-01T00:00:00Z');
    if (step === 'the code') {
      const code = codeOf(await browser.signIn());
      clock.set(now);
      expect((await browser.exchange(code)).statusCode).toBe(422);
    } else {
      const begun = await browser.begin();
      const { address } = await social.providers.google.visit(begun.headers.location!);
      clock.set(now);
      expect(locationOf(await browser.open(address)).href).toBe(FAILED);
    }
  },
);

test('a one-time code is refused in another browser and stays valid in its own', async () => {
  const [own, other, begun] = [social.browser(), social.browser(), social.browser()];
  await begun.begin();
  const code = codeOf(await own.signIn());
  expect((await other.exchange(code)).statusCode).toBe(422);
  expect((await begun.exchange(code)).statusCode).toBe(422);
  expect((await own.exchange(code)).statusCode).toBe(200);
});

test('a one-time code is invalidated with the credential it came from', async () => {
  const browser = social.browser();
  const code = codeOf(await browser.signIn());
  await social.server.database.kysely.deleteFrom('user_credential').execute();
  expect((await browser.exchange(code)).statusCode).toBe(422);
});

test('neither half of a one-time code is stored readable', async () => {
  const browser = social.browser();
  const code = codeOf(await browser.signIn());
  const kept = await social.server.database.kysely.selectFrom('social_code').selectAll().execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(code);
  expect(JSON.stringify(kept)).not.toContain(browser.cookie);
});

test("a provider's answer to one browser is refused from another", async () => {
  const [own, other] = [social.browser(), social.browser()];
  const begun = await own.begin();
  const { address } = await social.providers.google.visit(begun.headers.location!);
  expect(locationOf(await other.open(address)).href).toBe(FAILED);
  await other.begin();
  expect(locationOf(await other.open(address)).href).toBe(FAILED);
  expect(failures()).toMatchObject([
    { message: 'this browser did not ask' },
    { code: 'OAUTH_INVALID_RESPONSE' },
  ]);
  expect(codeOf(locationOf(await own.open(address)))).toBeTruthy();
});

test('a provider’s answer is accepted once', async () => {
  const browser = social.browser();
  const begun = await browser.begin();
  const pending = browser.cookie;
  const { address } = await social.providers.google.visit(begun.headers.location!);
  await browser.open(address);
  expect(locationOf(await browser.open(address)).href).toBe(FAILED);
  browser.cookie = pending;
  expect(locationOf(await browser.open(address)).href).toBe(FAILED);
  expect(failures()).toMatchObject([{}, { answer: 'invalid_grant' }]);
});

test.each([
  ['state', 'x'],
  ['code', 'x'],
  ['iss', 'http://127.0.0.1:1'],
])('an answer with another %s is refused', async (name, value) => {
  const browser = social.browser();
  const begun = await browser.begin();
  const { address } = await social.providers.google.visit(begun.headers.location!);
  address.searchParams.set(name, value);
  const answer = await browser.open(address);
  expect(locationOf(answer).href).toBe(FAILED);
  expect(String(answer.headers['set-cookie'])).toMatch(/^pieno_social=; Max-Age=0; /);
});

test('a sign-in begun with one provider does not end with another', async () => {
  const browser = social.browser();
  const begun = await browser.begin();
  const { address } = await social.providers.google.visit(begun.headers.location!);
  address.pathname = address.pathname.replace('google', 'apple');
  expect(locationOf(await browser.open(address)).href).toBe(FAILED);
  expect(failures()).toMatchObject([{ message: 'this browser did not ask' }]);
});

test('a sign-in expires after ten minutes', async () => {
  const browser = social.browser();
  const begun = await browser.begin();
  const { address } = await social.providers.google.visit(begun.headers.location!);
  social.server.clock.advance(600_001);
  expect(locationOf(await browser.open(address)).href).toBe(FAILED);
  expect(failures()).toMatchObject([{ message: 'this browser did not ask' }]);
});

test('a foreign cookie is refused', async () => {
  const browser = social.browser();
  const begun = await browser.begin();
  const { address } = await social.providers.google.visit(begun.headers.location!);
  const flipped = browser.cookie.at(-1) === 'A' ? 'B' : 'A';
  for (const cookie of ['', 'x', 'a.b.c.d.e', browser.cookie.slice(0, -3) + flipped]) {
    browser.cookie = cookie;
    expect(locationOf(await browser.open(address)).href).toBe(FAILED);
  }
});

test('a cancelled sign-in returns to the page', async () => {
  social.providers.google.person = undefined;
  expect((await social.browser().signIn()).href).toBe(FAILED);
  expect(failures()).toMatchObject([{ answer: 'access_denied' }]);
});

test.each([{}, { code: 1 }, { code: 'x'.repeat(201) }])('%j is no code', async (body) => {
  const answer = await social.server.app.inject({
    method: 'POST',
    url: '/api/auth/social/exchange',
    payload: body,
  });
  expect(answer.statusCode).toBe(422);
});
