// Tests rules call-public, data-headers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { makeWebRoot } from '../testing/pages/web-root.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    config: { publicUrl: 'https://pieno.example' },
    webRoot: makeWebRoot(),
  });
});
afterAll(() => server.close());

const EVERYWHERE = {
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};
const OF_DOCUMENTS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};
/** A request of a browser that shows the answer as a page. */
const inBrowser = { accept: 'text/html' };

test.each([
  ['/api/docs', {}],
  ['/api/docs/static/index.html', {}],
  ['/api/nothing', inBrowser],
  ['/api/auth/social/google', {}],
  ['/home', {}],
  ['/nowhere', {}],
  ['/%zz', {}],
  ['/sw.js', {}],
])('%s carries the headers of documents', async (url, headers) => {
  const answer = await server.app.inject({ url, headers });
  expect(answer.headers).toMatchObject({ ...EVERYWHERE, ...OF_DOCUMENTS });
  expect(answer.headers).not.toHaveProperty('x-powered-by');
});

test.each([
  ['GET', '/api/prices/best-by-decade', 200],
  ['GET', '/api/business/8', 200],
  ['GET', '/api/health', 200],
  ['GET', '/api/nothing', 404],
  ['GET', '/api/business/999', 404],
  ['POST', '/api/register', 415],
] as const)(
  '%s %s carries the headers of data, and may load nothing',
  async (method, url, status) => {
    const answer = await server.app.inject({
      method,
      url,
      payload: method === 'POST' ? 'x' : undefined,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers).toMatchObject({
      ...EVERYWHERE,
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    for (const name of Object.keys(OF_DOCUMENTS)) expect(answer.headers).not.toHaveProperty(name);
  },
);

test('a 304 answer carries the same headers', async () => {
  const url = '/api/prices/best-by-decade';
  const { headers } = await server.app.inject(url);
  const again = await server.app.inject({ url, headers: { 'if-none-match': headers.etag } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers).toMatchObject({ ...EVERYWHERE, vary: 'Accept-Encoding' });
});

test('public answers do not vary on tokens, errors are not cached', async () => {
  const found = await server.app.inject('/api/business/8');
  expect(found.headers['vary']).toBe('Accept-Encoding');
  expect(found.headers['cache-control']).toMatch(/^public,/);
  const missing = await server.app.inject('/api/business/999');
  expect(missing.headers['cache-control']).toBe('no-store');
});

test('in a trial with a set clock, every answer carries its date', async () => {
  const trial = await openTestApp({ config: { clockStart: new Date('2026-08-21T08:00:00Z') } });
  trial.clock.set('2026-08-21T08:30:00Z');
  for (const url of ['/api/prices/best-by-decade', '/api/nothing']) {
    const { headers } = await trial.app.inject(url);
    expect(headers.date, url).toBe('Fri, 21 Aug 2026 08:30:00 GMT');
  }
  await trial.close();
});
