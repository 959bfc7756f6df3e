// Tests rules error-status, form-errors.
import { once } from 'node:events';
import { maxHeaderSize } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { BODY_MAX_BYTES } from '@pieno/contract/limits.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { securityHeaders } from './security-headers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  const { app } = server;
  app.get('/api/boom', () => {
    throw new Error('the password of the database is hunter2');
  });
  const body = z.object({ email: z.email(), age: z.number() });
  app.post('/api/echo', { schema: { body } }, () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const post = (payload: string, type = 'application/json') =>
  server.app.inject({
    method: 'POST',
    url: '/api/echo',
    payload,
    headers: { 'content-type': type },
  });

describe('an address that does not exist', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/prices', '/api/user/../nothing'])(
    'GET %s is answered in JSON',
    async (url) => {
      const answer = await server.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toMatchObject({ message: 'Risorsa non trovata' });
    },
  );

  test('a POST to a page is answered in JSON', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/home' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: 'Risorsa non trovata' },
    ]);
  });

  test("a path segment longer than any route's is answered like an unknown address", async () => {
    const answer = await server.app.inject(`/api/business/${'9'.repeat(500)}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: 'Risorsa non trovata' },
    ]);
  });
});

test.each([
  ['POST', '/api/prices/best-by-decade', 'GET, HEAD'],
  ['DELETE', '/api/business/8', 'GET, HEAD'],
  ['GET', '/api/guest/access', 'POST'],
  ['PUT', '/api/guest/access/', 'POST'],
] as const)('%s %s lists the allowed methods', async (method, url, allow) => {
  const answer = await server.app.inject({ method, url });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers['allow']?.toString().split(', ').toSorted().join(', ')).toBe(allow);
  expect(answer.json()).toMatchObject({ message: 'Questa operazione non è prevista' });
});

describe('a body', () => {
  test('that is not JSON: 400', async () => {
    const answer = await post('{"email":');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: 'La richiesta non è leggibile' },
    ]);
  });

  test('that would pollute a prototype: 400', async () => {
    expect((await post('{"__proto__":{"admin":true}}')).statusCode).toBe(400);
  });

  test('over the limit: 413', async () => {
    const answer = await post(JSON.stringify({ email: 'x'.repeat(BODY_MAX_BYTES) }));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { message: 'La richiesta è troppo grande' },
    ]);
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'of type %s: 415',
    async (type) => {
      const answer = await post('x', type);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        415,
        { message: 'Questo formato di richiesta non è accettato' },
      ]);
    },
  );

  test('with wrong fields: 422, each field with its Italian sentence', async () => {
    const answer = await post('{"email":"nobody"}');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: 'Errore di validazione',
      errors: { email: ["L'email non è valida"], age: ['Campo obbligatorio'] },
    });
  });

  test('that is announced but empty counts as no body', async () => {
    expect((await post('')).statusCode).toBe(422);
  });
});

test('a repeated query parameter is invalid, not missing', async () => {
  const answer = await server.app.inject('/api/prices/ranking/10?area=SM&area=confine');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { message: 'Errore di validazione', errors: { area: ['Valore non valido'] } },
  ]);
});

test('an internal error is logged and not disclosed', async () => {
  const answer = await server.app.inject('/api/boom?token=secret');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    500,
    { message: 'Errore del server. Riprova più tardi.' },
  ]);
  const line = server.log.find(({ msg }) => msg === 'request failed')!;
  expect(line['err']).toMatchObject({ message: 'the password of the database is hunter2' });
  expect(line['req']).toEqual({
    id: expect.any(String) as string,
    method: 'GET',
    path: '/api/boom',
  });
});

test('a malformed address: 400, with the security headers', async () => {
  const answer = await server.app.inject('/api/%zz');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { message: 'La richiesta non è leggibile' },
  ]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['nonsense\r\n\r\n', '400 Bad Request', 'La richiesta non è leggibile'],
  [
    `GET / HTTP/1.1\r\nx: ${'x'.repeat(maxHeaderSize)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'La richiesta è troppo grande',
  ],
  [
    'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n',
    '400 Bad Request',
    'La richiesta non è leggibile',
  ],
  [
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: nothing\r\n\r\n',
    '417 Expectation Failed',
    'La richiesta non è leggibile',
  ],
])(
  'bytes that are no HTTP request are answered like every other error',
  async (bytes, status, message) => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.write(bytes);
    await once(socket, 'close');
    expect(text.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
    expect(text.toLowerCase()).toContain('\r\ncache-control: no-store\r\n');
    for (const [name, value] of Object.entries(securityHeaders(undefined).data)) {
      expect(text).toContain(`\r\n${name}: ${value}\r\n`);
    }
    const [, body = ''] = text.split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual({ message, code: expect.any(String) as string });
  },
);
