import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../testing/fixed-clock.ts';
import { prepare, type Prepared } from './prepared.ts';
import { readyAnswer, wholeAnswer } from './ready-answer.ts';
import { ReadyResponse } from './ready-response.ts';
import { securityHeaders } from './security-headers.ts';
import { protectPrepared, sendPrepared } from './send-prepared.ts';

const clock = fixedClock('2026-11-23T08:00:00.900Z');
const PROTECTION = securityHeaders('https://pieno.example');
const DATE = 'Mon, 23 Nov 2026 08:00:00 GMT';
const LONG = JSON.stringify('à'.repeat(40_000));
const fresh = ['server-timing', 'now'] as const;
const own = { kept: { 'content-security-policy': 'of the page' }, fresh };

/** How often a head was written by Node. */
let written = 0;
class Counted extends ReadyResponse {
  override writeHead(...args: [number]): this {
    written += 1;
    return super.writeHead(...args);
  }
}

const servers = { ready: make({ ServerResponse: Counted }), plain: make({}) };
let prepared: Prepared;
let long: Prepared;
beforeAll(async () => {
  prepared = await prepare('"Città"');
  long = await prepare(LONG);
  for (const app of Object.values(servers)) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => Promise.all(Object.values(servers).map((app) => app.close())));

function make(http: object) {
  const app = Fastify({ logger: false, http, keepAliveTimeout: 0 });
  app.server.keepAliveTimeout = 0;
  protectPrepared(app, PROTECTION, clock);
  app.addHook('onRequest', (request, reply, done) => {
    const { below } = request.query as { below?: string };
    if (below) reply.raw.setHeader('x-below', below);
    done();
  });
  app.get('/json', (request, reply) => sendPrepared(request, reply, prepared));
  app.get('/long', (request, reply) => sendPrepared(request, reply, long));
  app.get('/html', (request, reply) => sendPrepared(request, reply, prepared, own));
  return app;
}

const request = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: pieno\r\n${more}\r\n`;
const LAST = 'Connection: close\r\n';

/** Sends requests over one connection at once. @returns everything that comes until it is closed, in latin1 */
async function exchange(name: keyof typeof servers, requests: string): Promise<string> {
  const { port } = servers[name].server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  await once(socket, 'connect');
  socket.write(requests);
  return await text(socket);
}

/** Lines of the head, in order, and the bytes of the first answer. */
function firstAnswer(answers: string) {
  const [head = '', ...rest] = answers.split('\r\n\r\n');
  return { head: head.split('\r\n').toSorted(), rest: rest.join('\r\n\r\n') };
}

test.each(['/json', '/html', '/long'])(
  '%s has the head that Node would write, though Node does not write it',
  async (path) => {
    const last = request('HEAD', '/none', LAST);
    const asked = request('GET', path) + last;
    written = 0;
    const ready = firstAnswer(await exchange('ready', asked));
    expect(written).toBe(1);
    const plain = firstAnswer(await exchange('plain', asked));
    const undated = (head: string[]) => head.filter((line) => !line.startsWith('Date: '));
    expect(undated(ready.head)).toEqual(undated(plain.head));
    expect(ready.head).toContain(`Date: ${DATE}`);
    const [bytes] = ready.rest.split('HTTP/1.1 404');
    expect(bytes).toBe(plain.rest.split('HTTP/1.1 404')[0]);
  },
);

test('requests that come together are answered in their order, each whole', async () => {
  const paths = ['/long', '/json', '/html', '/long', '/json'];
  const asked = paths.map((path) => request('GET', path)).join('') + request('GET', '/json', LAST);
  const answers = await exchange('ready', asked);
  const lengths = [...answers.matchAll(/^content-length: (\d+)\r$/gm)].map(([, length]) => length);
  const [short, much] = [prepared, long].map(({ identity }) => String(identity.body.length));
  expect(lengths).toEqual([much, short, short, much, short, short]);
  expect(answers.match(/HTTP\/1\.1 200 OK\r$/gm)).toHaveLength(6);
});

test('who wants the connection closed is told so, and it is closed', async () => {
  const answer = await exchange('ready', request('GET', '/json', LAST));
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).not.toMatch(/keep-alive/i);
  const old = await exchange('ready', 'GET /json HTTP/1.0\r\n\r\n');
  expect(old).toMatch(/^connection: close\r$/im);
});

test('HEAD has no bytes, and the next answer follows', async () => {
  const asked = request('HEAD', '/json') + request('GET', '/json', LAST);
  const { head, rest } = firstAnswer(await exchange('ready', asked));
  expect(head).toContain(`content-length: ${prepared.identity.body.length}`);
  expect(rest).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('what a hook sets below the framework is in it', async () => {
  const asked = request('GET', '/json?below=kept') + request('GET', '/json', LAST);
  const answers = await exchange('ready', asked);
  expect(answers.match(/^x-below: kept\r$/gm)).toHaveLength(1);
});

test('its date is that of its second', async () => {
  const asked = request('GET', '/json') + request('HEAD', '/none', LAST);
  clock.set('2026-11-23T08:00:01.100Z');
  expect(await exchange('ready', asked)).toContain('Date: Mon, 23 Nov 2026 08:00:01 GMT\r\n');
  clock.set('2026-11-23T08:00:00.900Z');
  expect(await exchange('ready', asked)).toContain(`Date: ${DATE}\r\n`);
});

test('it is put together once, as long as date and headers are the same', () => {
  const answer = readyAnswer(prepared.br, PROTECTION);
  const whole = wholeAnswer(answer, DATE, fresh);
  expect(wholeAnswer(answer, DATE, fresh)).toBe(whole);
  expect(wholeAnswer(answer, DATE, ['server-timing', 'later'])).not.toBe(whole);
  expect(wholeAnswer(answer, 'later', undefined).head).toContain('Date: later\r\n');
});

test('a header that would end its line is refused, as Node does', () => {
  const { body, etag, headers } = prepared.br;
  const evil = { body, etag, headers: { ...headers, 'x-note': 'a\r\nset-cookie: b' } };
  expect(() => readyAnswer(evil, PROTECTION)).toThrow('Invalid character in header content');
});
