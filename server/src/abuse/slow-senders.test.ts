// Slow senders delay nobody and are cut off.
// Tests rule input-limits.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, registerAnna } from '../testing/accounts.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../testing/app.ts';
import { GREEN, uploadAvatar } from '../testing/pictures/avatars.ts';

async function listen(options?: TestAppOptions): Promise<TestApp> {
  const server = await openTestApp(options);
  onTestFinished(() => server.close());
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

function open({ app }: TestApp): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return socket.on('error', () => undefined);
}

function uploadSlowly(server: TestApp, session: Session): Socket {
  const socket = open(server);
  const headers = {
    host: 'pieno',
    ...asUser(session),
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '100000',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /api/user/avatar HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n--x\r\n`);
  return socket;
}

test.each([
  ['headers', 'POST /api/guest/access HTTP/1.1\r\nHost: pieno\r\n'],
  [
    'a body',
    'POST /api/login HTTP/1.1\r\nHost: pieno\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])(
  '%s that do not end are cut off at the limit',
  // Shorter than a minute, which is Node's own limit.
  { timeout: 45_000 },
  async (_, begun) => {
    const server = await listen({ requestLimitMs: 500 });
    const socket = open(server);
    socket.write(begun);
    expect(await text(socket)).toMatch(
      /^HTTP\/1\.1 408 Request Timeout\r\n[^]*"La richiesta non è leggibile"/,
    );
  },
);

test('an idle connection is cut after 72 seconds, between requests too', async () => {
  const server = await openTestApp();
  onTestFinished(() => server.close());
  expect(server.app.server).toMatchObject({ timeout: 72_000, keepAliveTimeout: 0 });
});

test('the limit is twenty seconds, checked each second', async () => {
  const server = await openTestApp();
  onTestFinished(() => server.close());
  expect(server.app.server).toMatchObject({ requestTimeout: 20_000, headersTimeout: 20_000 });
});

test('two accounts with 34 slow uploads block no other account', async () => {
  const server = await listen();
  const slow = await Promise.all([
    registerAnna(server),
    registerAnna(server, { email: 'eva@example.sm' }),
  ]);
  const other = await registerAnna(server, { email: 'ugo@example.sm' });
  const sockets = slow.flatMap((session) =>
    Array.from({ length: 17 }, () => uploadSlowly(server, session)),
  );
  // One upload of each account is read and three wait; the others get 429.
  let refused = 0;
  for (const socket of sockets) {
    socket.on('data', (answer: Buffer) => {
      if (answer.toString().startsWith('HTTP/1.1 429 ')) refused += 1;
    });
  }
  await expect.poll(() => refused).toBe(26);
  expect((await uploadAvatar(server, other, GREEN)).statusCode).toBe(200);
  const [first] = sockets;
  const closed = once(first!, 'close');
  first!.destroy();
  await closed;
});
