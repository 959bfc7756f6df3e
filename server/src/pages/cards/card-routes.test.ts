// Tests rule page-card.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import { RateLimitStore } from '../../limits/rate-limit-store.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { readLinkPreview } from '../../testing/pages/link-preview.ts';
import { logPrices } from '../../testing/prices/log-prices.ts';
import { makeWebRoot } from '../../testing/pages/web-root.ts';

const SITE = 'https://pieno.example';
const STATION = 8;
const PICTURE_MAX = 100_000;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ webRoot: makeWebRoot(), config: { publicUrl: SITE } });
});
afterAll(() => server.close());

async function pictureOf(page: string): Promise<string> {
  const { rawPayload } = await server.app.inject(page);
  const address = readLinkPreview(rawPayload, SITE + page).tags['og:image']!;
  expect(new URL(address).origin).toBe(SITE);
  return new URL(address).pathname;
}
const get = (path: string) => server.app.inject(path);

async function reportDiesel(price: number) {
  server.clock.advance(60_000);
  const report = { stationId: STATION, price, state: 'accepted', origin: 'owner' } as const;
  await logPrices(server, [report]);
  await server.board.refresh();
}

describe('the picture of a page', () => {
  const rankings = ['', '?area=confine', '?area=entrambe'].map((query) => `/ranking/20${query}`);
  test.each([`/business/${STATION}`, ...rankings, '/'])(
    'of %s is 1200×630, small, and never changes',
    async (page) => {
      const answer = await get(await pictureOf(page));
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.rawPayload.length).toBeLessThan(PICTURE_MAX);
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
    },
  );

  test('has another address after a price change, to which the old one redirects', async () => {
    await reportDiesel(1759);
    const old = await pictureOf(`/business/${STATION}`);
    const before = (await get(old)).rawPayload;
    await reportDiesel(1749);
    const now = await pictureOf(`/business/${STATION}`);
    expect(now).not.toBe(old);
    const answer = await get(old);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, now]);
    expect(answer.headers['cache-control']).toContain('max-age=0');
    const after = (await get(now)).rawPayload;
    expect(after.equals(before)).toBe(false);
  });

  test('is not sent again to a client that has it', async () => {
    const path = await pictureOf('/ranking/10');
    const { headers } = await get(path);
    const again = await server.app.inject({
      url: path,
      headers: { 'if-none-match': headers.etag },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test.each([
    '/cards/business-999999-0123456789abcdef.png',
    '/cards/business-99999999999-0123456789abcdef.png',
    '/cards/ranking-SM-60-0123456789abcdef.png',
    '/cards/ranking-luna-20-0123456789abcdef.png',
    '/cards/business-8.png',
  ])('is missing at %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});

test('has a limit for drawing, not for drawn ones', async () => {
  const drawn = await pictureOf('/ranking/30');
  expect((await get(drawn)).statusCode).toBe(200);
  const { max, windowMs } = RATE_LIMITS.cards;
  const store = new RateLimitStore(server.database.kysely, server.clock);
  for (let count = 0; count <= max; count += 1) await store.count('cards 127.0.0.1', windowMs, max);
  expect((await get(await pictureOf('/ranking/40'))).statusCode).toBe(429);
  expect((await get(drawn)).statusCode).toBe(200);
});
