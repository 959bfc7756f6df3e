// Tests rules board-prepared, quick-answers.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepare, preparePage } from '../../prepared/prepared.ts';
import { DOCUMENT_HEADERS, NO_CONTENT_POLICY, securityHeaders } from '../security-headers.ts';
import { protectPrepared, sendPrepared } from './send-prepared.ts';

const JSON_TEXT = JSON.stringify([{ name: 'Città' }]);
const app: FastifyInstance = Fastify();
beforeAll(async () => {
  const prepared = await prepare(JSON_TEXT);
  protectPrepared(app, securityHeaders(undefined));
  app.get('/', (request, reply) => sendPrepared(request, reply, prepared));
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/', headers });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (bytes: Buffer) => bytes],
] as const)('the answer as %s has its type and encoding', async (encoding, decode) => {
  const answer = await get({ 'accept-encoding': encoding });
  expect(decode(answer.rawPayload).toString()).toBe(JSON_TEXT);
  expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(answer.rawPayload.length),
    vary: 'Accept-Encoding',
  });
});

test('each encoding has its own ETag', async () => {
  const etags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const { headers } = await get({ 'accept-encoding': encoding });
      return headers.etag;
    }),
  );
  expect(new Set(etags).size).toBe(3);
});

test('a client that has the bytes gets 304, one that has another encoding gets the bytes', async () => {
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

test('HEAD has the same headers without the body', async () => {
  const [head, full] = [await get({}, 'HEAD'), await get()];
  expect(head.body).toBe('');
  expect(head.headers).toMatchObject({ etag: full.headers.etag });
});

describe('merged with the security headers', () => {
  const seen: string[] = [];
  const merging = Fastify({ logger: false });
  const own = {
    kept: { 'content-security-policy': 'of the page' },
    fresh: ['server-timing', 'now'],
  } as const;
  const LONG_TEXT = JSON.stringify('à'.repeat(20_000));
  beforeAll(async () => {
    const prepared = await prepare(JSON_TEXT);
    const long = await prepare(LONG_TEXT);
    const html = await preparePage('<p>Città</p>', 'no-cache');
    protectPrepared(merging, securityHeaders(undefined));
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
    merging.get('/long', (request, reply) => sendPrepared(request, reply, long));
    merging.get('/html', (request, reply) => sendPrepared(request, reply, html, own));
    merging.get('/other', (request, reply) =>
      sendPrepared(request, reply, html, { ...own, kept: { 'content-security-policy': 'other' } }),
    );
  });
  afterAll(() => merging.close());

  test.each([
    ['/json', JSON_TEXT],
    ['/html', '<p>Città</p>'],
    ['/long', LONG_TEXT],
  ])(
    '%s passes the hooks before the handler and the last one, and keeps headers set below the framework',
    async (url, text) => {
      seen.length = 0;
      const answer = await merging.inject(url);
      expect(seen).toEqual([`onRequest ${url}`, `preHandler ${url}`, `onResponse ${url} 200`]);
      expect(answer.body).toBe(text);
      expect(answer.headers).toMatchObject({
        'content-length': String(Buffer.byteLength(text)),
        'x-content-type-options': 'nosniff',
        'x-below': 'kept',
      });
      expect(answer.headers).not.toHaveProperty('x-nonsense');
    },
  );

  test('JSON carries the headers of data, HTML those of documents and its own', async () => {
    const json = (await merging.inject('/json')).headers;
    expect(json['content-security-policy']).toBe(NO_CONTENT_POLICY);
    for (const name of Object.keys(DOCUMENT_HEADERS)) expect(json).not.toHaveProperty(name);
    const html = (await merging.inject('/html')).headers;
    expect(html).toMatchObject({
      ...DOCUMENT_HEADERS,
      'content-security-policy': 'of the page',
      'server-timing': 'now',
    });
  });

  test('the same bytes with other additional headers carry these', async () => {
    for (const [url, policy] of [
      ['/html', 'of the page'],
      ['/other', 'other'],
      ['/html', 'of the page'],
    ]) {
      const { headers } = await merging.inject(url!);
      expect(headers['content-security-policy']).toBe(policy);
    }
  });

  test.each([
    ['/json', {}],
    ['/html', { 'content-security-policy': 'of the page', 'server-timing': 'now' }],
  ])('an unchanged %s passes all hooks, with its own headers', async (url, carried) => {
    const known = { 'if-none-match': '*' };
    seen.length = 0;
    const answer = await merging.inject({ url, headers: known });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(seen).toContain(`onSend ${url}`);
    const { etag, vary, 'cache-control': cacheControl } = (await merging.inject(url)).headers;
    expect(answer.headers).toMatchObject({
      ...carried,
      etag,
      vary,
      'cache-control': cacheControl,
      'x-below': 'kept',
      'x-nonsense': 'lost',
    });
  });

  test.each(['/json', '/html', '/long'])(
    'HEAD of %s has the same headers and no body',
    async (url) => {
      const [head, full] = [
        await merging.inject({ method: 'HEAD', url }),
        await merging.inject(url),
      ];
      expect(head.body).toBe('');
      const { date: _then, ...rest } = full.headers;
      expect(head.headers).toMatchObject(rest);
    },
  );

  test('bytes reach a socket unchanged, in each encoding', async () => {
    const origin = await merging.listen({ host: '127.0.0.1', port: 0 });
    for (const [path, text] of [
      ['/json', JSON_TEXT],
      ['/html', '<p>Città</p>'],
      ['/long', LONG_TEXT],
    ]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await fetch(origin + path, { headers: { 'accept-encoding': encoding } });
        expect([path, encoding, await answer.text()]).toEqual([path, encoding, text]);
      }
    }
  });
});
