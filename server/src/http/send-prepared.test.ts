import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepare } from './prepared.ts';
import { protectPrepared, sendPrepared } from './send-prepared.ts';

const JSON_TEXT = JSON.stringify([{ name: 'Città' }]);
const app: FastifyInstance = Fastify();
beforeAll(async () => {
  const prepared = await prepare(JSON_TEXT);
  app.get('/', (request, reply) => sendPrepared(request, reply, prepared));
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/', headers });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (bytes: Buffer) => bytes],
] as const)('the answer as %s says what it is', async (encoding, decode) => {
  const answer = await get({ 'accept-encoding': encoding });
  expect(decode(answer.rawPayload).toString()).toBe(JSON_TEXT);
  expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(answer.rawPayload.length),
    vary: 'Accept-Encoding',
  });
});

test('each encoding has an ETag of its own', async () => {
  const etags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const { headers } = await get({ 'accept-encoding': encoding });
      return headers.etag;
    }),
  );
  expect(new Set(etags).size).toBe(3);
});

test('who has it already hears 304, who has another form gets the bytes', async () => {
  const { headers } = await get({ 'accept-encoding': 'br' });
  const etag = headers.etag as string;
  const known = (header: string, encoding = 'br') =>
    get({ 'accept-encoding': encoding, 'if-none-match': header });
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await known(header);
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    expect(answer.headers['cache-control']).toBe(headers['cache-control']);
  }
  expect((await known('"other"')).statusCode).toBe(200);
  expect((await known(etag, 'gzip')).statusCode).toBe(200);
});

test('HEAD says the same without the bytes', async () => {
  const [head, full] = [await get({}, 'HEAD'), await get()];
  expect(head.body).toBe('');
  expect(head.headers).toMatchObject({ etag: full.headers.etag });
});

describe('merged with what protects it', () => {
  const seen: string[] = [];
  const merging = Fastify({ logger: false });
  beforeAll(async () => {
    const prepared = await prepare(JSON_TEXT);
    const xml = { ...prepared.identity, headers: { 'content-type': 'application/xml' } };
    protectPrepared(merging, { 'x-content-type-options': 'nosniff' });
    merging.addHook('onRequest', async ({ url }, reply) => {
      seen.push(`onRequest ${url}`);
      reply.raw.setHeader('x-below', 'kept');
      reply.header('x-nonsense', 'lost');
    });
    merging.addHook('preHandler', async ({ url }) => void seen.push(`preHandler ${url}`));
    merging.addHook('onSend', async ({ url }) => void seen.push(`onSend ${url}`));
    merging.addHook('onResponse', async ({ url }, { statusCode }) => {
      seen.push(`onResponse ${url} ${statusCode}`);
    });
    merging.get('/json', (request, reply) => sendPrepared(request, reply, prepared));
    merging.get('/xml', (request, reply) =>
      sendPrepared(request, reply, { hash: '', identity: xml, br: xml, gzip: xml }),
    );
  });
  afterAll(() => merging.close());

  test('JSON passes the hooks before it and the last one, and keeps what is set below the framework', async () => {
    seen.length = 0;
    const answer = await merging.inject('/json');
    expect(seen).toEqual(['onRequest /json', 'preHandler /json', 'onResponse /json 200']);
    expect(answer.body).toBe(JSON_TEXT);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-below': 'kept',
    });
    expect(answer.headers).not.toHaveProperty('x-nonsense');
  });

  test.each([
    ['/xml', 200, undefined],
    ['/json', 304, '*'],
  ])('%s with %s passes all of them', async (url, status, known) => {
    seen.length = 0;
    const answer = await merging.inject({ url, headers: known ? { 'if-none-match': known } : {} });
    expect(answer.statusCode).toBe(status);
    expect(seen).toContain(`onSend ${url}`);
    expect(answer.headers).toMatchObject({ 'x-below': 'kept', 'x-nonsense': 'lost' });
  });

  test('HEAD has the same headers and no bytes', async () => {
    const [head, full] = [
      await merging.inject({ method: 'HEAD', url: '/json' }),
      await merging.inject('/json'),
    ];
    expect(head.body).toBe('');
    const { date: _then, ...rest } = full.headers;
    expect(head.headers).toMatchObject(rest);
  });
});
