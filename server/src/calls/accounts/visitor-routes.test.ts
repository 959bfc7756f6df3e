// Tests rules call-current-user, call-public, call-tokens, visitor-kinds.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '@pieno/contract/calls.ts';
import type { GuestAccess } from '@pieno/contract/accounts/visitor.ts';
import { asUser, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
let guest: GuestAccess;
beforeAll(async () => {
  server = await openTestApp();
  const answer = await server.app.inject({ method: 'POST', url: '/api/guest/access' });
  guest = answer.json<GuestAccess>();
});
afterAll(() => server.close());

const ask = (headers: Record<string, string> = {}) =>
  server.app.inject({ url: '/api/auth/current-user', headers });

test('without a token the visitor is anonymous', async () => {
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    type: 'anonymous',
    guest: null,
    user: null,
    permissions: ['prices:view', 'stations:view', 'geolocation:share'],
  });
});

test('with a guest token the visitor is that guest', async () => {
  const answer = await ask({ 'x-guest-token': guest.guest_token });
  expect(answer.json()).toEqual({
    type: 'guest',
    guest: { id: guest.guest_id, expires_at: guest.expires_at },
    user: null,
    permissions: ['prices:view', 'stations:view', 'pages:open', 'geolocation:share'],
  });
});

test('with a session the visitor is registered, and may do more than a guest', async () => {
  const session = await registerAnna(server);
  expect((await ask(asUser(session))).json()).toEqual({
    type: 'user',
    guest: null,
    user: session.user,
    permissions: expect.arrayContaining([
      'pages:open',
      'settings:update',
      'user_profile:update',
      'favorites:update',
    ]) as string[],
  });
});

test.each(['Bearer unknown', 'Bearer', 'Basic dXNlcjpwYXNz', ''])(
  'the authorization %j is unknown: 401, even with a guest token',
  async (authorization) => {
    const answer = await ask({ authorization, 'x-guest-token': guest.guest_token });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { message: 'Sessione scaduta' },
    ]);
  },
);

test.each([
  ['forged', () => `${guest.guest_token.slice(0, -4)}AAAA`],
  ['malformed', () => 'nonsense'],
  ['empty', () => ''],
  ['endless', () => 'x'.repeat(10_000)],
])('a guest token that is %s: 401', async (_, token) => {
  const answer = await ask({ 'x-guest-token': token() });
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { message: 'Sessione scaduta' }]);
});

test('public calls ignore tokens', async () => {
  const names = Object.entries(CALLS).filter(([, { access }]) => access === 'public');
  const gets = names.flatMap(([name]) => /^GET (.+)/.exec(name)?.[1] ?? []);
  for (const path of gets) {
    const url = `/api${path.replace(':decade', '10').replace(':id', '8').replace(':key', 'stale_days')}`;
    const bare = await server.app.inject({ url });
    const headers = { authorization: 'Bearer unknown', 'x-guest-token': 'forged' };
    const laden = await server.app.inject({ url, headers });
    expect([url, laden.statusCode]).toEqual([url, bare.statusCode]);
    expect(laden.body).toBe(bare.body);
  }
});

test('an expired guest gets its own error code, so that the client renews it', async () => {
  server.clock.advance(24 * 3_600_000);
  const answer = await ask({ 'x-guest-token': guest.guest_token });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    401,
    { message: 'Sessione scaduta', code: 'guest_expired' },
  ]);
});
