// Tests rule quick-answers.
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare, type Prepared } from '../prepared/prepared.ts';
import { securityHeaders } from './security-headers.ts';
import { protectPrepared, sendPrepared } from './prepared/send-prepared.ts';

const LONG = JSON.stringify('à'.repeat(40_000));
const LAST = 'Connection: close\r\n';
const app = Fastify({ logger: false });
let prepared: Prepared;
let long: Prepared;
beforeAll(async () => {
  prepared = await prepare('"Città"');
  long = await prepare(LONG);
  protectPrepared(app, securityHeaders('https://pieno.example'));
  app.addHook('onRequest', (request, reply, done) => {
    const { below } = request.query as { below?: string };
    if (below) reply.raw.setHeader('x-below', below);
    done();
  });
  app.get('/json', (request, reply) => sendPrepared(request, reply, prepared));
  app.get('/long', (request, reply) => sendPrepared(request, reply, long));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const request = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: pieno\r\n${more}\r\n`;

/**
 * Sends requests over one connection at once. @returns all that arrives until it is closed, one character for each byte
 */
async function exchange(...requests: string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  await once(socket, 'connect');
  socket.write(requests.join(''));
  return await text(socket);
}

const bodiesOf = (answers: string) => answers.split(/HTTP\/1\.1 200 OK\r\n[^]*?\r\n\r\n/u).slice(1);

test('the bytes are the prepared ones, in each encoding', async () => {
  const plain = bodiesOf(await exchange(request('GET', '/long', LAST)));
  expect(plain).toEqual([Buffer.from(LONG).toString('latin1')]);
  const accept = 'Accept-Encoding: br\r\n';
  const brotli = bodiesOf(await exchange(request('GET', '/long', accept + LAST)));
  expect(brotli).toEqual([long.br.body.toString('latin1')]);
});

test('pipelined requests are answered completely and in order', async () => {
  const asked = ['/long', '/json', '/long'].map((path) => request('GET', path));
  const bodies = bodiesOf(await exchange(...asked, request('GET', '/json', LAST)));
  const [short, much] = [prepared, long].map(({ identity }) => identity.body.length);
  expect(bodies.map(({ length }) => length)).toEqual([much, short, much, short]);
});

test('HEAD has no body, and the next answer follows', async () => {
  const answers = await exchange(request('HEAD', '/json'), request('GET', '/json', LAST));
  expect(bodiesOf(answers).map(({ length }) => length)).toEqual([0, prepared.identity.body.length]);
});

test('a client that asks to close the connection gets that header back, and it is closed', async () => {
  expect(await exchange(request('GET', '/json', LAST))).toMatch(/^connection: close\r$/imu);
  expect(await exchange('GET /json HTTP/1.0\r\n\r\n')).toMatch(/^connection: close\r$/imu);
});

test('headers that a hook sets below the framework are sent', async () => {
  const answers = await exchange(request('GET', '/json?below=kept'), request('GET', '/json', LAST));
  expect(answers.match(/^x-below: kept\r$/gmu)).toHaveLength(1);
});
