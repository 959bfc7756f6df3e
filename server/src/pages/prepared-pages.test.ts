// Tests rules page-content, ranking-both.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { inTransaction } from '../db/transaction.ts';
import { saveWelcome } from '../modules/welcome/repository.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { makeWebRoot } from '../testing/pages/web-root.ts';
import { PreparedPages } from './prepared-pages.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ webRoot: makeWebRoot(true) });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const contentOf = async (url: string) =>
  /<div id="root"[^>]*>(.*?)<\/div>/s.exec((await get(url)).body)![1];

test.each([
  ['/home', '<main>/home /prices/best-by-decade /welcome-message</main>'],
  ['/social-login', '<main>/social-login /prices/best-by-decade /auth/social</main>'],
  ['/ranking/10', '<main>/ranking/10 /prices/ranking/10 /prices/best-by-decade</main>'],
  [
    '/ranking/10?area=confine',
    '<main>/ranking/10?area=confine /prices/ranking/10?area=confine /prices/best-by-decade</main>',
  ],
  [
    '/ranking/10?area=entrambe',
    '<main>/ranking/10?area=entrambe /prices/ranking/10 /prices/ranking/10?area=confine /prices/best-by-decade</main>',
  ],
  [
    '/social-login?to=/ranking/20?area=entrambe',
    '<main>/social-login?to=%2Franking%2F20%3Farea%3Dentrambe /prices/ranking/20 /prices/best-by-decade /auth/social</main>',
  ],
  [
    '/business/8?focus=prices',
    '<main>/business/8 /business/8 /global-settings/business_marker_color</main>',
  ],
  [
    '/social-login?to=/ranking/20',
    '<main>/social-login?to=%2Franking%2F20 /prices/ranking/20 /prices/best-by-decade /auth/social</main>',
  ],
  [
    '/social-login?foreign=1&to=/ranking/20',
    '<main>/social-login?to=%2Franking%2F20 /prices/ranking/20 /prices/best-by-decade /auth/social</main>',
  ],
  ['/settings', ''],
  ['/business/999999', ''],
  ['/shell.html', ''],
])('%s has the content %s', async (url, content) => {
  expect(await contentOf(url)).toBe(content);
});

test('the same bytes are sent until an answer of the page changes', async () => {
  const first = await get('/home');
  expect(first.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=10',
    vary: 'Accept-Encoding',
  });
  const etag = String(first.headers.etag);
  const again = await get('/home', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const entry = (await get('/social-login')).headers.etag;

  await inTransaction(server.database.kysely, (tx) => saveWelcome(tx, '<p>Nuovo</p>', 'prova'));
  await server.board.refresh();
  const changed = await get('/home', { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('Nuovo');
  expect((await get('/social-login')).headers.etag).toBe(entry);
});

test('a change remakes only the pages that were requested since they were made', async () => {
  const made: string[] = [];
  const pages = new PreparedPages({
    board: server.board,
    clock: server.clock,
    render: ({ address }) => {
      made.push(address);
      return Promise.resolve('');
    },
    isGalleryOn: false,
    entryAnswers: [],
    fill: ({ address }) => Promise.resolve(address),
    logger: server.app.log,
  });
  await pages.makeEager();
  expect(made).toEqual(expect.arrayContaining(['/home', '/social-login', '/ranking/10']));
  await pages.of('/home');
  const madeAfter = async (text: string) => {
    await inTransaction(server.database.kysely, (tx) => saveWelcome(tx, text, 'prova'));
    await server.board.refresh();
    made.length = 0;
    await pages.makeEager();
    return made;
  };
  expect(await madeAfter('<p>Uno</p>')).toEqual(['/home']);
  expect(await madeAfter('<p>Due</p>')).toEqual([]);
  await pages.of('/home');
  expect(made).toEqual(['/home']);
  await pages.close();
});

test('a page is sent compressed, with the policy of a page', async () => {
  const answer = await get('/ranking/10', { 'accept-encoding': 'br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<main>/ranking/10');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a page carries its styles, allowed by their hash', async () => {
  const { body, headers } = await get('/ranking/10');
  const styles = 'body { margin: 0 }\nol { margin: 0 }';
  expect(body).toContain(`<style>${styles}</style><template`);
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('the scripts wait in a template until the content is painted, with the names of the inlined styles', async () => {
  const { body } = await get('/ranking/10');
  expect(body).toContain(
    '<template id="app"><link rel="stylesheet" href="/assets/app.css" disabled>' +
      '<link rel="stylesheet" href="/assets/ranking.css" disabled>' +
      '<link rel="modulepreload" crossorigin href="/assets/ranking.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/shared.js">' +
      '<script type="module" src="/assets/app-1a2b3c.js"></script></template>',
  );
  expect(body.match(/<link rel="stylesheet"(?![^>]* disabled)/g)).toBeNull();
});

test('a page that cannot be rendered is sent without content, and logged', async () => {
  expect(await contentOf('/ranking/50')).toBe('');
  expect(server.log.some(({ address }) => address === '/ranking/50')).toBe(true);
});

test('an error of one station stops neither the server nor the making of pages', async () => {
  // Every time: earlier pages may still be in progress, and their heads ask for stations too.
  const failing = vi.spyOn(server.board, 'station').mockRejectedValue(new Error('unreadable'));
  server.board.events.emit('made');
  const isLogged = () =>
    server.log.some(({ msg }) => msg === 'the answers of a page could not be made');
  await vi.waitFor(() => expect(isLogged()).toBe(true), { timeout: 30_000 });
  failing.mockRestore();
});
