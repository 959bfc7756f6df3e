// Invalid tokens: forged, of another kind, altered, or sent in another place.
// Tests rules error-status, guest-token.
import { createHash } from 'node:crypto';
import { SignJWT, UnsecuredJWT, type JWTHeaderParameters } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { GuestAccess } from '@pieno/contract/accounts/visitor.ts';
import { asGuest, asUser, enterAsGuest, registerAnna } from '../testing/accounts.ts';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import type { Attacker } from '../testing/attacks/attacker.ts';

let server: TestApp;
let attacker: Attacker;
let anna: Session;
let guest: GuestAccess;
useAttackedServer((made) => ({ server, attacker } = made));
beforeAll(async () => {
  anna = await registerAnna(server);
  guest = await enterAsGuest(server);
});

const whoAmI = (headers: Record<string, string | string[]>) =>
  attacker.send('/api/auth/current-user', { headers });
const EXPIRED = { message: 'Sessione scaduta', code: 'session_expired' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('as a bearer token', () => {
  test.each<[string, () => string]>([
    ['one that was made up', () => 'A'.repeat(43)],
    ['one character less', () => anna.token.slice(0, -1)],
    ['one character more', () => `${anna.token}A`],
    ['the same in other letters', () => anna.token.toUpperCase()],
    ['what the database holds', () => createHash('sha256').update(anna.token).digest('hex')],
    ["the account's id", () => anna.user.id],
    ["a guest's token", () => guest.guest_token],
    ['a word of JavaScript', () => 'undefined'],
    ['two at once', () => `${anna.token}, ${anna.token}`],
    ['SQL', () => "x' or '1'='1"],
  ])('%s opens nothing', async (_, token) => {
    const answer = await whoAmI(bearer(token()));
    expect([answer.status, JSON.parse(answer.body)]).toEqual([401, EXPIRED]);
  });

  test.each(['Basic', 'Token', 'Bearer:'])(
    'the genuine one after %j opens nothing',
    async (scheme) => {
      expect((await whoAmI({ authorization: `${scheme} ${anna.token}` })).status).toBe(401);
    },
  );

  test('a valid guest token does not make up for a forged session token', async () => {
    expect((await whoAmI({ ...bearer('x'), ...asGuest(guest) })).status).toBe(401);
  });
});

describe('as a guest token', () => {
  const KEY = Buffer.alloc(32, 7);
  const OWN: object = { kty: 'oct', k: Buffer.alloc(32, 1).toString('base64url') };
  const claims = () =>
    JSON.parse(Buffer.from(guest.guest_token.split('.')[1]!, 'base64url').toString()) as Record<
      string,
      unknown
    >;
  const sign = (header: Partial<JWTHeaderParameters>, key: Uint8Array = KEY) =>
    new SignJWT({ ...claims(), sub: 'me' })
      .setProtectedHeader({ alg: 'HS256', typ: 'guest+jwt', ...header })
      .sign(key);
  const bent = (change: object) => {
    const [header, , signature] = guest.guest_token.split('.');
    const payload = Buffer.from(JSON.stringify({ ...claims(), ...change })).toString('base64url');
    return `${header}.${payload}.${signature}`;
  };

  test('a token signed by the server works, so the attempts below fail because of their changes', async () => {
    const answer = await whoAmI({ 'x-guest-token': await sign({}) });
    expect(JSON.parse(answer.body)).toMatchObject({ type: 'guest', guest: { id: 'me' } });
  });

  test.each<[string, () => string | Promise<string>]>([
    ['no signature', () => new UnsecuredJWT({ ...claims(), sub: 'me' }).encode()],
    ['an empty signature', () => guest.guest_token.replace(/[^.]*$/, '')],
    ['another key', () => sign({}, Buffer.alloc(32, 8))],
    ['an empty key', () => sign({ kid: '/dev/null' }, Buffer.alloc(32))],
    [
      'a key that it names itself',
      () =>
        sign(
          { kid: "x' union select 'k", jku: 'http://127.0.0.1:1' },
          Buffer.from('k'.padEnd(32, 'k')),
        ),
    ],
    ['a key that it brings along', () => sign({ jwk: OWN }, Buffer.alloc(32, 1))],
    ['another algorithm', () => sign({ alg: 'HS512' })],
    ['another kind of token', () => sign({ typ: 'JWT' })],
    ['more time', () => bent({ expires_at: '2099-01-01T00:00:00.000Z' })],
    ["somebody else's id", () => bent({ sub: anna.user.id })],
    ["a session's token", () => anna.token],
  ])('%s gives no access', async (_, token) => {
    const answer = await whoAmI({ 'x-guest-token': await token() });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([401, EXPIRED]);
  });

  test('sent twice, it is refused', async () => {
    const twice = [guest.guest_token, guest.guest_token];
    expect((await whoAmI({ 'x-guest-token': twice })).status).toBe(401);
  });

  test('an expired one gets its own error, and nothing else', async () => {
    server.clock.advance(24 * 3_600_000);
    const answer = await whoAmI(asGuest(guest));
    server.clock.advance(-24 * 3_600_000);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      401,
      { ...EXPIRED, code: 'guest_expired' },
    ]);
  });
});

describe('a session token sent elsewhere is ignored:', () => {
  test.each<[string, () => [path: string, headers: Record<string, string>]]>([
    ['in the address', () => [`/api/user?token=${anna.token}&access_token=${anna.token}`, {}]],
    [
      'in a cookie',
      () => [
        '/api/user',
        { cookie: `better-auth.session_token=${anna.token}; token=${anna.token}` },
      ],
    ],
    ['in another header', () => ['/api/user', { 'x-authorization': `Bearer ${anna.token}` }]],
    ['as a guest', () => ['/api/user', { 'x-guest-token': anna.token }]],
  ])('%s', async (_, make) => {
    const [path, headers] = make();
    expect((await attacker.send(path, { headers })).status).toBe(401);
  });
});

test('a session that ends is over for all who hold it, also when ended concurrently', async () => {
  const eva = await registerAnna(server, { email: 'eva@example.sm' });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      attacker.send('/api/logout', { method: 'POST', headers: asUser(eva) }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect((await whoAmI(asUser(eva))).status).toBe(401);
});
