import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { makeWebRoot } from '../testing/pages/web-root.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ webRoot: makeWebRoot() });
});
afterAll(() => server.close());

test('hashed files are cached for good', async () => {
  const answer = await server.app.inject('/assets/app-1a2b3c.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/) as string,
  });
});

test('the compressed file is sent where the client accepts it', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await server.app.inject({ url: '/assets/app-1a2b3c.js', headers });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(String(answer.headers['vary']).toLowerCase()).toBe('accept-encoding');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('console.log("Pieno");');
});

test.each(['/sw.js', '/manifest.webmanifest'])(
  '%s is revalidated each time, under the policy of the page only',
  async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers).not.toHaveProperty('content-security-policy');
  },
);

test.each([
  '/assets/app-1a2b3c.js.br',
  '/assets/other.js',
  '/assets/',
  '/.sources',
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
])('%s is not a served file', async (url) => {
  expect((await server.app.inject(url)).statusCode).toBe(404);
});
