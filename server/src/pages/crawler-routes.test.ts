// Tests rule page-sitemap.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { logPrices } from '../testing/prices/log-prices.ts';
import { sitemapEntries } from './sitemap.ts';

const SITE = 'https://pieno.example';
const STATION = 8;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ config: { publicUrl: SITE } });
  const report = { stationId: STATION, price: 1759, state: 'accepted', origin: 'owner' } as const;
  await logPrices(server, [report]);
  await server.board.refresh();
});
afterAll(() => server.close());

const read = async (path: string, from = server) => await from.app.inject(path);

describe('robots.txt', () => {
  test('keeps crawlers away from calls and accounts, not from pictures', async () => {
    const { headers, body } = await read('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Allow: /api/images/']));
    for (const path of ['/api/', '/admin', '/gestore', '/login', '/settings']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  test('names no sitemap when no address is configured, and there is none', async () => {
    const unnamed = await openTestApp();
    expect((await read('/robots.txt', unnamed)).body).not.toContain('Sitemap');
    expect((await read('/sitemap.xml', unnamed)).statusCode).not.toBe(200);
    await unnamed.close();
  });
});

describe('the sitemap', () => {
  test('has home, rankings and stations with the time of their newest real price', async () => {
    const { headers, body } = await read('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml');
    const modified = '<lastmod>2026-11-21T08:00:00.000Z</lastmod>';
    for (const path of ['/', '/ranking/20', `/business/${STATION}`]) {
      expect(body).toContain(`<url><loc>${SITE}${path}</loc>${modified}</url>`);
    }
    expect(body).toContain(`<url><loc>${SITE}/ranking/10</loc></url>`);
    expect(body).not.toContain('/admin');
  });

  test('follows the prices', async () => {
    server.clock.advance(60_000);
    const report = { stationId: 7, price: 1769, state: 'accepted', origin: 'owner' } as const;
    await logPrices(server, [report]);
    await server.board.refresh();
    expect((await read('/sitemap.xml')).body).toContain(
      `<url><loc>${SITE}/business/7</loc><lastmod>2026-11-21T08:01:00.000Z</lastmod></url>`,
    );
  });

  test('leaves out stations that are closed for good or in no area', () => {
    const [first] = server.board.stations.all();
    const make = (id: number, more: object) => ({ ...first!, id, ...more });
    const paths = sitemapEntries([
      make(1, { areas: ['SM'], closed: true }),
      make(2, { areas: [] }),
      make(3, { areas: ['confine'] }),
    ]).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/business/'))).toEqual(['/business/3']);
  });
});
