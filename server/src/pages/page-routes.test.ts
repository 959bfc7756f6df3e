// Tests rules content-policy, first-visit, gallery-off, page-not-found.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '@pieno/contract/pages.ts';
import { BestByDecadeSchema } from '@pieno/contract/prices/prices.ts';
import { inTransaction } from '../db/transaction.ts';
import { saveSetting } from '../modules/settings/repository.ts';
import { saveWelcome } from '../modules/welcome/repository.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { makeWebRoot, THEME_SCRIPT } from '../testing/pages/web-root.ts';

let server: TestApp;
const webRoot = makeWebRoot();
beforeAll(async () => {
  server = await openTestApp({ webRoot });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject(url);
const answersIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html)![1]!);
const policyOf = (answer: Awaited<ReturnType<typeof get>>) =>
  String(answer.headers['content-security-policy']).split('; ');

test('every page of the contract exists, any other is not found', async () => {
  for (const { path } of PAGES) {
    const answer = await get(path.replace(/:\w+/, '10'));
    expect([path, answer.statusCode]).toEqual([path, 200]);
  }
  const unknown = ['/nowhere', '/business', '/ranking/10/20', '/.sources', '/index.html'];
  for (const path of [...unknown, '/%zz', `/business/${'9'.repeat(500)}`]) {
    const answer = await get(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test('a page is revalidated each time, and contains whether the gallery is on', async () => {
  const answer = await get('/home');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    link: '</assets/type.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  });
  expect(answer.body).toContain('<meta name="gallery" content="on">');
});

describe('the policy of a page', () => {
  test('allows the theme script by its hash and no inline style, and is the same each time', async () => {
    const [first, second] = [await get('/home'), await get('/home')];
    const [theme, paint] = [THEME_SCRIPT, 'paint();'].map((script) =>
      createHash('sha256').update(script).digest('base64'),
    );
    expect(policyOf(first)).toEqual(
      expect.arrayContaining([
        `script-src 'self' 'sha256-${theme}' 'sha256-${paint}'`,
        "style-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policyOf(second)).toEqual(policyOf(first));
    expect(second.body).toBe(first.body);
  });

  test('follows the map setting', async () => {
    expect(policyOf(await get('/home'))).toContain("connect-src 'self'");
    await inTransaction(server.database.kysely, (tx) =>
      saveSetting(tx, 'maps_api_key', ['https://maps.example/style.json?key={key}', 'k']),
    );
    await server.board.refresh();
    expect(policyOf(await get('/home'))).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://maps.example",
        "img-src 'self' data: blob: https://maps.example",
      ]),
    );
  });
});

describe('the answers of the root page', () => {
  test('are those of /home, to which it redirects', async () => {
    const answers = answersIn((await get('/')).body) as Record<string, unknown>;
    expect(Object.keys(answers)).toEqual(['/prices/best-by-decade', '/welcome-message']);
    const api = await get('/api/prices/best-by-decade');
    expect(answers['/prices/best-by-decade']).toEqual(BestByDecadeSchema.parse(api.json()));
    expect(answers['/welcome-message']).toEqual((await get('/api/welcome-message')).json());
  });

  test.each(['/settings', '/shell.html', '/nowhere'])('are not embedded in %s', async (path) => {
    expect((await get(path)).body).not.toContain('id="answers"');
  });

  test('cannot end their own element', async () => {
    await inTransaction(server.database.kysely, (tx) =>
      saveWelcome(tx, '<p>Ciao &lt;/script&gt;</p>', '</script><script>alert(1)</script>'),
    );
    await server.board.refresh();
    const { body } = await get('/');
    expect(body).not.toContain('alert(1)</script>');
    expect(answersIn(body)).toMatchObject({
      '/welcome-message': { source: '</script><script>alert(1)</script>' },
    });
  });
});

test('every page carries the time in a form that its script can read', async () => {
  const now = `now;desc="${server.clock.now().toISOString()}"`;
  expect((await get('/home')).headers['server-timing']).toContain(now);
});

test('the shell has a policy of its own', async () => {
  const shell = await get('/shell.html');
  expect(shell.statusCode).toBe(200);
  expect(policyOf(shell)).toContain("style-src 'self'");
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('pages are sent as %s where it is accepted', async (encoding, decode) => {
  const answer = await server.app.inject({
    url: '/ranking/10',
    headers: { 'accept-encoding': encoding },
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(decode(answer.rawPayload).toString()).toMatch(/^<!doctype html>/);
});

test('without the gallery its pages are not found, and the page says so', async () => {
  const bare = await openTestApp({ webRoot, config: { gallery: false } });
  const home = await bare.app.inject('/home');
  expect(home.body).toContain('<meta name="gallery" content="off">');
  for (const { path, part } of PAGES) {
    const { statusCode } = await bare.app.inject(path.replace(/:\w+/, '10'));
    expect([path, statusCode]).toEqual([path, part === 'gallery' ? 404 : 200]);
  }
  await bare.close();
});

test('without built pages the server says how to build them, and the API works', async () => {
  const unbuilt = await openTestApp({ webRoot: '/nowhere' });
  const answer = await unbuilt.app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toMatch(/<p>Le pagine di Pieno non sono ancora state preparate: .*npm start/);
  expect((await unbuilt.app.inject('/api/prices/best-by-decade')).statusCode).toBe(200);
  await unbuilt.close();
});
