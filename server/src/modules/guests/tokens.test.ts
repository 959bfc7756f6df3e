// Tests rules guest-expiry, guest-token, injected-clock.
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { GuestTokens } from './tokens.ts';

const SECRET = Buffer.alloc(32, 7);
const START = '2026-11-21T08:00:00Z';
const clock = fixedClock(START);
const tokens = new GuestTokens(SECRET, clock);
const from = { ip: '192.0.2.7', userAgent: 'Phone/1.0', hours: 24 };

test('a token holds its times, the IP address and the user agent', async () => {
  clock.set(START);
  const access = await tokens.issue(from);
  expect(decodeProtectedHeader(access.guest_token)).toEqual({ alg: 'HS256', typ: 'guest+jwt' });
  expect(decodeJwt(access.guest_token)).toEqual({
    sub: access.guest_id,
    created_at: '2026-11-21T08:00:00.000Z',
    expires_at: '2026-11-22T08:00:00.000Z',
    ip_address: '192.0.2.7',
    user_agent: 'Phone/1.0',
  });
  expect(access.expires_at).toBe('2026-11-22T08:00:00.000Z');
});

test('a long user agent is cut in the token', async () => {
  const { guest_token } = await tokens.issue({ ...from, userAgent: 'x'.repeat(10_000) });
  expect(decodeJwt(guest_token)['user_agent']).toHaveLength(256);
});

test('a guest token is valid until the millisecond of its expiry', async () => {
  clock.set(START);
  const { guest_id, guest_token } = await tokens.issue(from);
  clock.advance(24 * 3_600_000 - 1);
  expect(await tokens.read(guest_token)).toMatchObject({ type: 'guest', id: guest_id });
  clock.advance(1);
  await expect(tokens.read(guest_token)).rejects.toMatchObject({
    kind: 'unauthorized',
    problem: { code: 'guest_expired' },
  });
});

test('a token issued by a fast clock has expired once the clock is right', async () => {
  clock.set('2031-01-01T00:00:00Z');
  const { guest_token } = await tokens.issue(from);
  clock.set(START);
  await expect(tokens.read(guest_token)).rejects.toMatchObject({
    problem: { code: 'guest_expired' },
  });
});

const payload = {
  created_at: '2026-11-21T08:00:00Z',
  expires_at: '2030-01-01T00:00:00Z',
  ip_address: '',
  user_agent: '',
};
const sign = (secret: Uint8Array, typ = 'guest+jwt', claims: Record<string, unknown> = payload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ }).setSubject('me').sign(secret);
const genuine = () => sign(SECRET);

test('only tokens that the server signed for a guest are accepted', async () => {
  clock.set(START);
  expect(await tokens.read(await genuine())).toMatchObject({ id: 'me' });
  const [header, , signature] = (await genuine()).split('.');
  const swapped = Buffer.from(JSON.stringify({ ...payload, sub: 'you' })).toString('base64url');
  const forged = [
    '',
    'nonsense',
    'a.b.c',
    await sign(Buffer.alloc(32, 8)),
    await sign(SECRET, 'JWT'),
    await sign(SECRET, 'guest+jwt', { created_at: 'x' }),
    new UnsecuredJWT(payload).setSubject('me').encode(),
    [header, swapped, signature].join('.'),
  ];
  for (const token of forged) {
    await expect(tokens.read(token), token).rejects.toMatchObject({
      kind: 'unauthorized',
      problem: { code: 'session_expired' },
    });
  }
});
