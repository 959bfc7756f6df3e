// Tests rules page-head, page-link, page-not-found, ranking-both.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAGES } from '@pieno/contract/pages.ts';
import { inTransaction } from '../db/transaction.ts';
import { bumpBoardVersion } from '../modules/changes/board-version.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { readLinkPreview } from '../testing/pages/link-preview.ts';
import { logPrices } from '../testing/prices/log-prices.ts';
import { makeWebRoot } from '../testing/pages/web-root.ts';

const SITE = 'https://pieno.example';
const STATION = 8;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ webRoot: makeWebRoot(), config: { publicUrl: SITE } });
});
afterAll(() => server.close());

async function visit(path: string, from = server) {
  // A request's own host is not trusted.
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const {
    statusCode,
    rawPayload,
    headers: answered,
  } = await from.app.inject({ url: path, headers });
  expect(rawPayload.toString()).not.toContain('evil.example');
  return { status: statusCode, answered, ...readLinkPreview(rawPayload, SITE + path) };
}

describe('with invented prices', () => {
  test.each([`/business/${STATION}`, '/ranking/20', '/home', '/'])(
    '%s contains none',
    async (path) => {
      const { status, title, tags } = await visit(path);
      expect(status).toBe(200);
      expect(title).not.toBe('Pieno');
      expect(JSON.stringify([title, tags])).not.toContain('€');
    },
  );
});

describe('with a real price', () => {
  beforeAll(async () => {
    const report = { stationId: STATION, price: 1759, state: 'accepted', origin: 'owner' } as const;
    await logPrices(server, [report]);
    await server.board.refresh();
  });

  test.each([
    [`/business/${STATION}`, /^.+: Diesel € 1,759 · Pieno$/, `/business/${STATION}`],
    ['/ranking/20', /^Diesel a San Marino: da € 1,759 · Pieno$/, '/ranking/20'],
    ['/ranking/20?area=confine', /^Diesel oltre confine · Pieno$/, '/ranking/20?area=confine'],
    [
      '/ranking/20?area=entrambe',
      /^Diesel a San Marino e oltre confine: da € 1,759 · Pieno$/,
      '/ranking/20?area=entrambe',
    ],
    ['/ranking/20?area=luna&mode=self', /^Diesel a San Marino: da/, '/ranking/20'],
    ['/', /^Diesel € 1,759 a San Marino · Pieno$/, '/'],
    ['/home', /^Diesel € 1,759 a San Marino · Pieno$/, '/'],
    ['/social-login', /^Diesel € 1,759 a San Marino · Pieno$/, '/'],
    [
      `/social-login?to=/business/${STATION}`,
      /^.+: Diesel € 1,759 · Pieno$/,
      `/business/${STATION}`,
    ],
    [`/business/${STATION}/?fbclid=x`, /^.+: Diesel € 1,759 · Pieno$/, `/business/${STATION}`],
    ['/social-login?to=/ranking/20?mode=self', /^Diesel a San Marino: da/, '/ranking/20'],
    ['/social-login?to=%2Franking%2F20%3Fmode%3Dself', /^Diesel a San Marino: da/, '/ranking/20'],
    [
      '/social-login?to=%2Franking%2F20%3Futm_source%3Dx%26area%3Dconfine&fbclid=x',
      /^Diesel oltre confine · Pieno$/,
      '/ranking/20?area=confine',
    ],
    ['/social-login?utm_source=x', /^Diesel € 1,759 a San Marino · Pieno$/, '/'],
    ['/social-login?to=/business/999999', /a San Marino · Pieno$/, '/'],
    ['/social-login?to=//evil.example/ranking/20', /a San Marino · Pieno$/, '/'],
  ])('a messenger finds title and address of %s', async (path, title, address) => {
    const page = await visit(path);
    expect(page.status).toBe(200);
    expect(page.title).toMatch(title);
    expect(page.tags).toMatchObject({
      'og:title': page.title,
      'og:url': SITE + address,
      'og:site_name': 'Pieno',
      'twitter:title': page.title,
    });
    expect(page.canonical).toBe(SITE + address);
    expect(page.tags['robots']).toBeUndefined();
  });

  test('the head follows the next price', async () => {
    server.clock.advance(60_000);
    const report = { stationId: STATION, price: 1749, state: 'accepted', origin: 'owner' } as const;
    await logPrices(server, [report]);
    await server.board.refresh();
    expect((await visit(`/business/${STATION}`)).title).toContain('€ 1,749');
    expect((await visit('/ranking/20')).title).toContain('€ 1,749');
  });
});

test('every page has a title, and pages for a single visitor are not indexed', async () => {
  const hidden = ['/login', '/settings', '/gestore', '/admin/prices', '/alerts'];
  for (const { path } of PAGES) {
    const address = path.replace(/:\w+/, '10');
    const { title, tags } = await visit(address);
    expect([address, title]).toEqual([address, expect.stringMatching(/.+ · Pieno$/)]);
    if (hidden.includes(address)) expect(tags['robots'], address).toBe('noindex');
  }
  expect((await visit('/about-us')).tags['robots']).toBeUndefined();
});

describe('a missing page', () => {
  test.each([
    ['/business/999999', 'Distributore non trovato · Pieno'],
    ['/business/one', 'Distributore non trovato · Pieno'],
    ['/business/99999999999', 'Distributore non trovato · Pieno'],
    ['/ranking/60', 'Classifica non trovata · Pieno'],
    ['/ranking/abc', 'Classifica non trovata · Pieno'],
    ['/nowhere', 'Pagina non trovata · Pieno'],
  ])('%s is answered with 404', async (path, title) => {
    const page = await visit(path);
    expect([page.status, page.title, page.tags['robots']]).toEqual([404, title, 'noindex']);
    expect(page.canonical).toBeUndefined();
  });

  test('before the board is filled no page counts as missing', async () => {
    const early = await openTestApp({ webRoot: makeWebRoot(), boardFilled: false });
    const page = await visit('/business/999999', early);
    expect([page.status, page.title, page.tags['robots']]).toEqual([200, 'Pieno', undefined]);
    await early.close();
  });
});

describe('a merged station', () => {
  beforeEach(async () => {
    await inTransaction(server.database.kysely, async (tx) => {
      await tx.updateTable('station').set({ merged_into: 2 }).where('id', '=', 1).execute();
      await bumpBoardVersion(tx, [1]);
    });
    await server.board.refresh();
  });

  test('redirects to the station into which it was merged', async () => {
    const { status, answered } = await visit('/business/1');
    expect([status, answered.location]).toEqual([307, '/business/2']);
    expect(answered['cache-control']).toContain('max-age=0');
  });
});
