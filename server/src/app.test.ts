import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from './testing/app.ts';

test('closing waits for the answer in progress, then refuses', async () => {
  const { app, close } = await openTestApp();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  app.get('/api/slow', async () => {
    begin();
    await held;
    return { done: true };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${address}/api/slow`);
  await begun;
  const closing = close();
  release();
  expect(await (await answer).json()).toEqual({ done: true });
  await closing;
  await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed');
});

test('a request that is still arriving when closing begins is answered too', async () => {
  const { app, close } = await openTestApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const connected = once(app.server, 'connection');
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  const answer = text(socket);
  const [ear] = (await connected) as [Socket];
  const half = 'GET /api/health HTTP/1.1\r\nHost: pieno\r\n';
  socket.write(half);
  await expect.poll(() => ear.bytesRead).toBe(half.length);
  const closing = close();
  socket.write('\r\n');
  expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*^connection: close\r\n/im);
  await closing;
});

test("the database's error is logged without the row that it quotes", async () => {
  const { app, database, log, close } = await openTestApp();
  app.get('/api/clash', () =>
    sql`insert into app_user (name, email) values (${'Anna'}, ${'Anna@example.sm'})`.execute(
      database.kysely,
    ),
  );
  await app.inject('/api/clash');
  const [line] = log.filter(({ msg }) => msg === 'request failed');
  expect(line?.['err']).toMatchObject({ code: '23514', constraint: 'app_user_email_check' });
  expect(JSON.stringify(log)).not.toContain('Anna');
  await close();
});

test('no token, query or address of a visitor reaches the log', async () => {
  const { app, log, close } = await openTestApp();
  app.get('/api/boom', (request) => {
    request.log.warn({ headers: request.headers }, 'headers');
    throw new Error('boom');
  });
  await app.inject({
    url: '/api/boom?token=query-secret',
    headers: { authorization: 'Bearer bearer-secret', 'x-guest-token': 'guest-secret' },
    remoteAddress: '192.0.2.77',
  });
  const text = JSON.stringify(log);
  expect(text).toContain('"path":"/api/boom"');
  expect(text).not.toMatch(/query-secret|bearer-secret|guest-secret|192\.0\.2\.77/);
  await close();
});
