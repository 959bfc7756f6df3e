// Tests rules call-guests, guest-access, guest-token.
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GuestAccessSchema } from '@pieno/contract/accounts/visitor.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { saveSetting } from '../../modules/settings/repository.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const enter = (headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/api/guest/access', headers });

test('a visitor becomes a guest for 24 hours', async () => {
  const answer = await enter({ 'user-agent': 'Phone/1.0' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const access = GuestAccessSchema.parse(answer.json());
  expect(access.expires_at).toBe('2026-11-22T08:00:00.000Z');
  expect(access.permissions).toEqual([
    'prices:view',
    'stations:view',
    'pages:open',
    'geolocation:share',
  ]);
  expect(decodeJwt(access.guest_token)).toMatchObject({
    sub: access.guest_id,
    created_at: '2026-11-21T08:00:00.000Z',
    expires_at: access.expires_at,
    ip_address: '127.0.0.1',
    user_agent: 'Phone/1.0',
  });
});

test('each call makes a new guest, whatever token or body is sent', async () => {
  const [first, second] = [await enter(), await enter({ 'x-guest-token': 'forged' })];
  const announced = await enter({ 'content-type': 'application/json', authorization: 'Bearer x' });
  const ids = [first, second, announced].map((answer) => answer.json<{ guest_id: string }>());
  expect(new Set(ids.map(({ guest_id }) => guest_id)).size).toBe(3);
});

test('the lifetime is a setting', async () => {
  await inTransaction(server.database.kysely, (tx) => saveSetting(tx, 'guest_hours', ['2']));
  await server.board.refresh();
  expect((await enter()).json()).toMatchObject({ expires_at: '2026-11-21T10:00:00.000Z' });
});

test('an untrusted proxy cannot set the visitor’s address', async () => {
  const { guest_token } = (await enter({ 'x-forwarded-for': '198.51.100.9' })).json<{
    guest_token: string;
  }>();
  expect(decodeJwt(guest_token)['ip_address']).toBe('127.0.0.1');
});
