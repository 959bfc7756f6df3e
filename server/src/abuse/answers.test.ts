// What answers and mails disclose: the addresses they link to, who may cache them, whose data they contain.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ANNA, asUser, registerAnna } from '../testing/accounts.ts';
import { AS_JSON, attack, type Attacker } from '../testing/attacks/attacker.ts';
import { openTestRecovery, type TestRecovery } from '../testing/accounts/recovery.ts';
import { openTestSocial, type TestSocial } from '../testing/accounts/social.ts';

const EVIL = 'evil.example';
const POISON = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': 'http',
  'x-forwarded-server': EVIL,
  forwarded: `host=${EVIL}`,
  origin: `https://${EVIL}`,
  referer: `https://${EVIL}/`,
};

let recovery: TestRecovery;
let attacker: Attacker;
let anna: Session;
beforeAll(async () => {
  recovery = await openTestRecovery({
    publicUrl: 'https://pieno.example',
    mailFrom: 'Pieno <pieno@pieno.example>',
    trustProxy: ['loopback'],
  });
  attacker = await attack(recovery.server);
});
beforeEach(async () => {
  await recovery.clear();
  anna = await registerAnna(recovery.server);
});
afterAll(() => recovery.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  attacker.send(path, {
    method: 'POST',
    headers: { ...AS_JSON, ...headers },
    body: JSON.stringify(body),
  });

test('a mail does not contain the host of the request', async () => {
  await post('/api/auth/forgot-password', { email: ANNA.email }, POISON);
  await recovery.codeOf();
  expect(recovery.smtp.received[0]!.raw).not.toContain(EVIL);
  expect(recovery.smtp.received[0]!.mail.from).toMatchObject({ address: 'pieno@pieno.example' });
});

test.each([
  'anna@example.sm\r\nBcc: all@example.sm',
  'anna@example.sm, all@example.sm',
  'anna@example.sm;all@example.sm',
  'Anna <anna@example.sm>',
  '"all@example.sm"@example.sm',
  'anna@example.sm%0d%0aBcc:all@example.sm',
  'anna@[127.0.0.1]',
])('%j gets no mail', async (email) => {
  expect((await post('/api/auth/forgot-password', { email })).status).toBe(422);
  await post('/api/auth/forgot-password', { email: ANNA.email });
  await recovery.codeOf();
  expect(recovery.smtp.received.map(({ recipients }) => recipients)).toEqual([[ANNA.email]]);
});

describe('personal answers are not cached on the way, and none sets a cookie:', () => {
  test.each<[string, string, object?]>([
    ['GET', '/api/user'],
    ['GET', '/api/user/export'],
    ['GET', '/api/user/settings'],
    ['GET', '/api/user/settings/geolocation-consent'],
    ['GET', '/api/auth/current-user'],
    ['PUT', '/api/user', { city: 'Dogana' }],
    ['PUT', '/api/user', { available_status: true }],
    ['PUT', '/api/user/settings', { geolocation_consent: true }],
    ['PUT', '/api/user/settings/geolocation-consent', { consent: true }],
    ['PUT', '/api/user/password', { current_password: 'x' }],
    ['POST', '/api/user/avatar', {}],
    ['POST', '/api/login', { email: ANNA.email, password: ANNA.password }],
    ['POST', '/api/login', { email: ANNA.email, password: 'x' }],
    ['POST', '/api/register', { ...ANNA, email: 'eva@example.sm' }],
    ['POST', '/api/guest/access'],
    ['POST', '/api/auth/check-feature-access', { feature: 'settings', action: 'view' }],
    ['POST', '/api/auth/forgot-password', { email: ANNA.email }],
    ['POST', '/api/auth/reset-password', { email: ANNA.email }],
    ['DELETE', '/api/user', { password: 'x' }],
    ['POST', '/api/logout'],
  ])('%s %s %o', async (method, path, body) => {
    const headers = { ...asUser(anna), ...(body && AS_JSON) };
    const answer = await attacker.send(path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

test('an issued token is new, whatever was sent', async () => {
  const chosen = 'c'.repeat(43);
  const answers = await Promise.all(
    [`Bearer ${chosen}`, `Bearer ${anna.token}`].map((authorization) =>
      post(
        '/api/login',
        { email: ANNA.email, password: ANNA.password, token: chosen },
        { authorization, cookie: `pieno_social=${chosen}; token=${chosen}` },
      ),
    ),
  );
  const tokens = answers.map(({ body }) => (JSON.parse(body) as Session).token);
  expect(new Set([...tokens, anna.token, chosen]).size).toBe(4);
});

describe('a social sign-in', () => {
  let social: TestSocial;
  let visitor: Attacker;
  beforeAll(async () => {
    social = await openTestSocial();
    visitor = await attack(social.server);
  });
  afterAll(() => social.close());

  const ELSEWHERE = [
    `redirect=https://${EVIL}`,
    `redirect_uri=https://${EVIL}`,
    `next=//${EVIL}`,
    `return_to=//${EVIL}`,
    `callbackURL=https://${EVIL}`,
  ].join('&');

  test('returns to the configured address, whatever host was requested', async () => {
    const { headers } = await visitor.send(`/api/auth/social/google?${ELSEWHERE}`, {
      headers: POISON,
    });
    expect(headers.location).not.toContain(EVIL);
    expect(new URL(headers.location!).searchParams.get('redirect_uri')).toBe(
      'http://pieno.example/api/auth/social/google/callback',
    );
  });

  test.each(['code=x&state=y', 'error=access_denied', '', `error=x&error_uri=https://${EVIL}`])(
    'redirects %j only to its own page',
    async (query) => {
      const path = `/api/auth/social/google/callback?${query}&${ELSEWHERE}`;
      const { headers } = await visitor.send(path, { headers: POISON });
      expect(headers.location).toBe('/social-login?errore=1');
    },
  );

  test.each(['%0d%0aset-cookie:a=b', 'google%0d%0aset-cookie:a=b', 'google%0d%0a%0d%0a<script>'])(
    'does not echo %j in its answer',
    async (text) => {
      for (const path of [
        `/api/auth/social/${text}`,
        `/api/auth/social/google/callback?state=${text}&code=${text}&error=${text}`,
        `/api/images/${text}`,
      ]) {
        const { headers, body } = await visitor.send(path);
        expect([headers['set-cookie']].flat().join()).not.toContain('a=b');
        expect(body).not.toContain('<script>');
      }
    },
  );

  test("is not started by another site's form", async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const request = { method: 'POST', headers, body: `code=x&state=y&next=//${EVIL}` };
    const answer = await visitor.send('/api/auth/social/google/callback', request);
    expect(answer.headers.location).toBe('/api/auth/social/google/callback?code=x&state=y');
    const { headers: last } = await visitor.send(answer.headers.location!);
    expect(last.location).toBe('/social-login?errore=1');
  });
});
