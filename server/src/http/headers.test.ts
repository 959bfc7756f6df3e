import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { makeWebRoot } from '../testing/web-root.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    config: { publicUrl: 'https://pieno.example' },
    webRoot: makeWebRoot(),
  });
});
afterAll(() => server.close());

const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test.each([
  '/api/prices/best-by-decade',
  '/api/health',
  '/api/nothing',
  '/api/docs',
  '/home',
  '/nowhere',
  '/sw.js',
])('%s carries the security headers', async (url) => {
  const answer = await server.app.inject(url);
  expect(answer.headers).toMatchObject(EVERYWHERE);
  expect(answer.headers).not.toHaveProperty('x-powered-by');
});

test.each(['/api/prices/best-by-decade', '/api/nothing'])('%s may load nothing', async (url) => {
  const { headers } = await server.app.inject(url);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('an answer that did not change says so under the same headers', async () => {
  const url = '/api/prices/best-by-decade';
  const { headers } = await server.app.inject(url);
  const again = await server.app.inject({ url, headers: { 'if-none-match': headers.etag } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers).toMatchObject({ ...EVERYWHERE, vary: 'Accept-Encoding' });
});

test('public answers do not vary on tokens, errors are not kept', async () => {
  const found = await server.app.inject('/api/business/8');
  expect(found.headers['vary']).toBe('Accept-Encoding');
  expect(found.headers['cache-control']).toMatch(/^public,/);
  const missing = await server.app.inject('/api/business/999');
  expect(missing.headers['cache-control']).toBe('no-store');
});

test('in a trial with an old clock, every answer has its date', async () => {
  const trial = await openTestApp({ config: { clockStart: new Date('2026-08-21T08:00:00Z') } });
  trial.clock.set('2026-08-21T08:30:00Z');
  for (const url of ['/api/prices/best-by-decade', '/api/nothing']) {
    const { headers } = await trial.app.inject(url);
    expect(headers.date, url).toBe('Fri, 21 Aug 2026 08:30:00 GMT');
  }
  await trial.close();
});
