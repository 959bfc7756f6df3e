// Tests rule write-turns.
import { request as send, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { identify } from '../authentication.ts';
import { answerError } from '../error-answers.ts';
import { unauthorized } from '../../errors.ts';
import { Turns } from './turns.ts';
import { takeTurns } from './write-turns.ts';

const WITHIN = { timeout: 20_000 };
const SESSIONS: Record<string, string> = { eva1: 'eva', eva2: 'eva', ugo: 'ugo', anna: 'anna' };

let app: FastifyInstance;
let recognised: string[];
let handled: string[];
let ends: (() => void)[];
beforeEach(async () => {
  [recognised, handled, ends] = [[], [], []];
  const recognise = identify({
    guest: () => Promise.reject(unauthorized()),
    user: async (token) => {
      recognised.push(token);
      const id = SESSIONS[token];
      if (!id) throw unauthorized();
      return { id } as User;
    },
  });
  const handler = async ({ headers }: { headers: { authorization?: string } }) => {
    handled.push(headers.authorization?.split(' ')[1] ?? 'nobody');
    await new Promise<void>((end) => ends.push(end));
    return 'done';
  };
  app = Fastify({ trustProxy: true });
  app.setErrorHandler(answerError);
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  takeTurns(app, { turns: new Turns(), pressure: { delayMs: () => 0 } });
  const onRequest = recognise;
  app.post('/', { onRequest, handler });
  app.get('/', { onRequest, handler });
  app.post('/reports', { onRequest, handler, schema: { tags: ['reports'] } });
  app.post('/file', { onRequest, handler, schema: { consumes: ['multipart/form-data'] } });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const end of ends) end();
  app.server.closeAllConnections();
  await app.close();
});

const call = (token?: string, { method = 'POST', url = '/', from = '192.0.2.1' } = {}) =>
  app.inject({
    method: method as 'POST',
    url,
    headers: {
      'x-forwarded-for': from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
/** Sends a call over a connection that can be cut. @param body sent without an end */
function callFrom(token: string, body?: string): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': '192.0.2.1',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': 100 }),
  };
  const sent = send({ port, method: 'POST', agent: false, headers }).on('error', () => undefined);
  if (body === undefined) sent.end();
  else sent.write(body);
  return sent;
}
const untilHandled = (...tokens: string[]) =>
  vi.waitFor(() => expect(handled).toEqual(tokens), WITHIN);

test('a second write of an account waits for the first, also from another session', async () => {
  const first = call('eva1');
  await untilHandled('eva1');
  const second = call('eva2', { from: '192.0.2.2' });
  const other = call('ugo', { from: '192.0.2.2' });
  await untilHandled('eva1', 'ugo');
  expect(recognised).toEqual(['eva1', 'eva2', 'ugo']);
  ends[1]!();
  expect((await other).statusCode).toBe(200);
  expect(handled).toEqual(['eva1', 'ugo']);
  ends[0]!();
  expect((await first).statusCode).toBe(200);
  await untilHandled('eva1', 'ugo', 'eva2');
  ends[2]!();
  expect((await second).statusCode).toBe(200);
});

test('reads do not wait', async () => {
  void call('eva1');
  await untilHandled('eva1');
  void call('eva1', { method: 'GET' });
  await untilHandled('eva1', 'eva1');
  expect(recognised).toEqual(['eva1', 'eva1']);
});

test('a network has one turn whatever its last digits, and sessions are looked up only within it', async () => {
  void call('eva1', { from: '2001:db8:1:2::a' });
  await untilHandled('eva1');
  const second = call('ugo', { from: '2001:db8:1:2::b' });
  void call(undefined, { from: '2001:db8:1:3::a' });
  await untilHandled('eva1', 'nobody');
  expect(recognised).toEqual(['eva1']);
  ends[0]!();
  await untilHandled('eva1', 'nobody', 'ugo');
  ends.at(-1)!();
  expect((await second).statusCode).toBe(200);
});

test('beyond fifty waiting callers, 429 with a sentence and a time to retry', async () => {
  void call('eva1');
  await untilHandled('eva1');
  const crowd = Array.from({ length: 51 }, () => call('anna'));
  const refused = await Promise.any(crowd);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    429,
    '5',
    {
      code: 'too_many_waiting',
      message: 'Dalla tua rete arrivano troppe richieste insieme. Riprova tra qualche secondo.',
    },
  ]);
});

test('a refused caller passes the turn on', async () => {
  const answers = await Promise.all(['nobody1', 'nobody1', 'nobody2'].map((token) => call(token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  void call('eva1');
  await untilHandled('eva1');
});

test('a client that goes away stops waiting', async () => {
  callFrom('eva1');
  await untilHandled('eva1');
  const second = callFrom('eva1');
  const third = callFrom('eva2');
  await vi.waitFor(async () => expect(await connections()).toBe(3), WITHIN);
  second.destroy();
  await vi.waitFor(async () => expect(await connections()).toBe(2), WITHIN);
  ends[0]!();
  await untilHandled('eva1', 'eva2');
  expect(recognised).toEqual(['eva1', 'eva2']);
  third.destroy();
});

test('a write that has begun keeps its turn when its client goes away', async () => {
  const first = callFrom('eva1');
  await untilHandled('eva1');
  callFrom('ugo');
  await vi.waitFor(async () => expect(await connections()).toBe(2), WITHIN);
  first.destroy();
  await vi.waitFor(async () => expect(await connections()).toBe(1), WITHIN);
  expect([recognised, handled]).toEqual([['eva1'], ['eva1']]);
  ends[0]!();
  await untilHandled('eva1', 'ugo');
});

test('bodies that arrive slowly hold no turn', async () => {
  for (const token of ['eva1', 'ugo', 'anna']) callFrom(token, '{');
  await vi.waitFor(() => expect(recognised).toHaveLength(3), WITHIN);
  void call('eva2');
  await untilHandled('eva2');
});

test('reports of many drivers wait for one another, and other writes do not wait for them', async () => {
  for (const number of [1, 2, 3]) void call('eva1', { url: '/reports', from: `192.0.2.${number}` });
  await untilHandled('eva1');
  void call('ugo', { url: '/reports', from: '192.0.2.4' });
  await untilHandled('eva1', 'ugo');
  const third = call('anna', { url: '/reports', from: '192.0.2.5' });
  await vi.waitFor(() => expect(recognised).toContain('anna'), WITHIN);
  void call(undefined, { from: '192.0.2.6' });
  await untilHandled('eva1', 'ugo', 'nobody');
  ends[1]!();
  await untilHandled('eva1', 'ugo', 'nobody', 'anna');
  ends[3]!();
  expect((await third).statusCode).toBe(200);
});

test('uploads do not wait, as they have places of their own', async () => {
  void call('eva1', { url: '/file' });
  await untilHandled('eva1');
  void call('eva1');
  await untilHandled('eva1', 'eva1');
  expect(recognised).toEqual(['eva1', 'eva1']);
});

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
