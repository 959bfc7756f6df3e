// Tests rule account-social.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NameSchema, SessionSchema } from '@pieno/contract/accounts/account.ts';
import { asUser } from '../../../testing/accounts.ts';
import { locationOf, openTestSocial, type TestSocial } from '../../../testing/accounts/social.ts';

const ANNA = {
  sub: 'anna-there',
  email: 'Anna@example.sm',
  email_verified: true,
  name: 'Anna Bianchi',
};

let social: TestSocial;
beforeAll(async () => {
  social = await openTestSocial();
});
beforeEach(async () => {
  await social.server.clear();
  social.providers.google.person = ANNA;
});
afterAll(() => social.close());

const codeOf = (address: URL) => address.searchParams.get('codice') ?? '';

test('the page gets the configured providers', async () => {
  const answer = await social.server.app.inject('/api/auth/social');
  expect([answer.statusCode, answer.json()]).toEqual([200, { providers: ['google', 'apple'] }]);
});

test('a sign-in makes an account and a session', async () => {
  const browser = social.browser();
  const page = await browser.signIn();
  expect([page.pathname, [...page.searchParams.keys()]]).toEqual(['/social-login', ['codice']]);
  const answer = await browser.exchange(codeOf(page));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const session = SessionSchema.parse(answer.json());
  expect(session.user).toMatchObject({
    name: 'Anna Bianchi',
    full_name: 'Anna Bianchi',
    email: 'anna@example.sm',
    role: 'user',
    notifications: true,
    agree_privacy: true,
    has_password: false,
  });
  const user = await social.server.app.inject({ url: '/api/user', headers: asUser(session) });
  expect(user.json()).toEqual(session.user);
  const kept = social.server.database.kysely.selectFrom('app_user').select('agree_privacy_at');
  expect(await kept.execute()).toEqual([{ agree_privacy_at: social.server.clock.now() }]);
});

test('the request asks only for identity, with a fresh state, nonce and PKCE', async () => {
  const answer = await social.browser().begin();
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['cache-control']).toBe('no-store');
  const asked = Object.fromEntries(locationOf(answer).searchParams);
  expect(asked).toMatchObject({
    client_id: 'pieno',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: 'http://pieno.example/api/auth/social/google/callback',
    code_challenge_method: 'S256',
  });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(
    /^pieno_social=[^;]+; Max-Age=600; Path=\/api\/auth\/social; HttpOnly; SameSite=Lax$/,
  );
  for (const secret of [asked['state']!, asked['nonce']!]) expect(cookie).not.toContain(secret);
});

test('signing in again opens the same account', async () => {
  const first = await signInAnew();
  social.providers.google.person = { sub: 'anna-there', email: 'new@example.sm', name: 'Another' };
  const second = await signInAnew();
  expect(second.user).toEqual(first.user);
  expect(second.token).not.toBe(first.token);
});

test('a provider that answers with a form, and keeps the claims out of its token, works too', async () => {
  social.providers.apple.person = ANNA;
  const browser = social.browser();
  const begun = await browser.begin('apple');
  expect(locationOf(begun).searchParams.get('response_mode')).toBe('form_post');
  const { address, form } = await social.providers.apple.visit(begun.headers.location!);
  const posted = await browser.open(address, { ...form, user: '{"name":"Eva"}' });
  expect(posted.statusCode).toBe(303);
  const passedOn = [...locationOf(posted).searchParams.keys()];
  expect(new Set(passedOn)).toEqual(new Set(['code', 'iss', 'state']));
  const page = locationOf(await browser.open(locationOf(posted)));
  const answer = await browser.exchange(codeOf(page));
  expect(answer.json()).toMatchObject({ user: { email: 'anna@example.sm' } });
});

test.each([undefined, '   ', '\0\n', '\u200b\u3164'])(
  'the name %j is replaced by the part before the @',
  async (name) => {
    social.providers.google.person = { sub: 'x', email: 'eva@example.sm', ...(name && { name }) };
    expect((await signInAnew()).user).toMatchObject({ name: 'eva', full_name: null });
  },
);

test.each([
  ['endless', 'e'.repeat(500), 'e'.repeat(80)],
  ['cut inside an emoji', `${'e'.repeat(79)}🚗`, 'e'.repeat(79)],
  ['of several lines', ' Eva\r\nRossi ', 'Eva Rossi'],
  ['with a zero, which no database keeps', 'Eva\0Rossi', 'Eva Rossi'],
  ['with half an emoji', 'Eva \ud83d', 'Eva \ufffd'],
])('a name %s is adapted to the rules for names', async (_, name, expected) => {
  social.providers.google.person = { sub: 'x', email: 'eva@example.sm', name };
  const { user } = await signInAnew();
  expect(user.name).toBe(expected);
  expect(NameSchema.parse(user.name)).toBe(expected);
});

test.each([
  '/api/auth/social/facebook',
  '/api/auth/social/facebook/callback',
  '/api/auth/social/x',
])('%s is not found: not configured, or unknown', async (url) => {
  expect((await social.server.app.inject(url)).statusCode).toBe(404);
});

async function signInAnew() {
  const browser = social.browser();
  const answer = await browser.exchange(codeOf(await browser.signIn()));
  return SessionSchema.parse(answer.json());
}
