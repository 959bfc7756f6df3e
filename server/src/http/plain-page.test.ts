// Tests rules error-catalogue, owner-reminders.
import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { makeWebRoot } from '../testing/pages/web-root.ts';

/** The Accept header of a browser's navigation, as opposed to that of a `fetch`. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const FETCH = { accept: '*/*' };
const TOO_MANY = 'Troppe richieste. Riprova tra poco.';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ webRoot: makeWebRoot() });
  server.app.get('/broken', () => {
    throw new Error('the password of the database is hunter2');
  });
});
beforeEach(() => server.clear());
afterAll(() => server.close());

const open = (url: string, headers: Record<string, string> = BROWSER) =>
  server.app.inject({ url, headers });
const useUp = async () => {
  const { max, windowMs } = RATE_LIMITS.notFound;
  const resets_at = new Date(server.clock.now().getTime() + windowMs);
  const row = { key: 'notFound 127.0.0.1', hits: max, resets_at };
  await server.database.kysely.insertInto('rate_limit').values(row).execute();
};
const expectPage = ({ headers, body }: LightMyRequestResponse, sentence: string) => {
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(body).toMatch(/^<!doctype html>\n<html lang="it">/);
  expect(body).toContain(`<p>${sentence}</p>`);
};

test('a refused page tells a person so, and when to retry', async () => {
  await useUp();
  const refused = await open('/nowhere');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('600');
  expectPage(refused, TOO_MANY);
  const head = await server.app.inject({ method: 'HEAD', url: '/nowhere' });
  expect([head.statusCode, head.body]).toEqual([429, '']);
});

test('its policy allows its own style and nothing else', async () => {
  await useUp();
  const { headers, body } = await open('/nowhere');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'sha256-${hash}'`,
  );
});

test('an API route opened in a browser answers with a page, a fetch gets JSON', async () => {
  await useUp();
  const opened = await open('/api/images/0123456789abcdef.webp');
  expect(opened.statusCode).toBe(429);
  expectPage(opened, TOO_MANY);
  const fetched = await open('/api/images/0123456789abcdef.webp', FETCH);
  expect(fetched.json()).toMatchObject({ message: TOO_MANY });
});

test('a page that fails does not disclose why', async () => {
  const broken = await open('/broken');
  expect(broken.statusCode).toBe(500);
  expectPage(broken, 'Errore del server. Riprova più tardi.');
  expect(broken.body).not.toContain('hunter2');
  expect(server.log.some(({ msg }) => msg === 'request failed')).toBe(true);
});

test('parts of the address are escaped as text', async () => {
  const { body } = await open(`/api/global-settings/${encodeURIComponent('<img src="&">')}`);
  expect(body).not.toContain('<img');
  expect(body).toContain('&lt;img src=&quot;&amp;&quot;&gt;');
});
