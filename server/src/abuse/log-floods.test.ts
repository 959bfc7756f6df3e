// What anybody on the network can cause leaves no warning in the log, and no flood of lines.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { openTestSocial, type TestSocial } from '../testing/accounts/social.ts';

const FORM = 'application/x-www-form-urlencoded';
let server: TestApp;
let social: TestSocial;
beforeAll(async () => {
  server = await openTestApp();
  social = await openTestSocial({ sampledLog: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await social.server.clear();
  social.server.clock.advance(RATE_LIMITS.social.windowMs);
  server.log.length = 0;
  social.server.log.length = 0;
});
afterAll(async () => {
  await server.close();
  await social.close();
});

const above = (log: TestApp['log']) =>
  log.filter(({ level }) => level !== 'info' && level !== 'debug');
const callback = ({ app }: TestApp, type: string, provider = 'google') =>
  app.inject({
    method: 'POST',
    url: `/api/auth/social/${provider}/callback`,
    payload: 'code=x&state=y',
    headers: { 'content-type': type },
  });

describe("a form at a provider's return", () => {
  test.each(['google', 'nobody'])(
    'is not read when no provider is configured (%s)',
    async (provider) => {
      for (const type of [FORM, 'text/plain', 'application/xml', '']) {
        // oxlint-disable-next-line no-await-in-loop -- each answer by itself
        const answer = await callback(server, type, provider);
        expect([type, answer.statusCode]).toEqual([type, 404]);
      }
      expect(server.log).toEqual([]);
    },
  );

  test('is limited when one is', async () => {
    for (let sent = 0; sent < RATE_LIMITS.socialForm.max; sent += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
      await callback(social.server, 'text/plain');
    }
    expect(social.server.log.length).toBeLessThanOrEqual(10);
    expect(above(social.server.log)).toEqual([]);
    social.server.log.length = 0;
    const answer = await callback(social.server, FORM);
    expect(answer.headers.location).toBe('/social-login?errore=1');
    expect(social.server.log).toEqual([]);
  });
});

test('an unsolicited return is no warning', async () => {
  const url = '/api/auth/social/google/callback?code=x&state=y';
  await social.server.app.inject(url);
  expect(above(social.server.log)).toEqual([]);
});

test.each([
  ['a body', '/api/login', 'application/json'],
  ['a form', '/api/user/avatar', 'multipart/form-data; boundary=x'],
  ['a form at a return', '/api/auth/social/google/callback', FORM],
])('hanging up in the middle of %s is not logged as a failure', async (_, url, type) => {
  const { app } = social.server;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const asked = once(app.server, 'request') as Promise<[IncomingMessage]>;
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: pieno\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`,
  );
  const [request] = await asked;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  request.on('close', end);
  socket.resetAndDestroy();
  await ended;
  // Its log line is written before the next request is answered.
  await app.inject('/api/health');
  expect(above(social.server.log)).toEqual([]);
});
