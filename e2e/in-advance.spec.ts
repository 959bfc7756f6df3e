/** The offline data of San Marino after one visit. */
// Tests rule offline-in-advance.
import { SAN_MARINO_ADDRESS, SAN_MARINO_BYTES } from '@pieno/contract/offline/san-marino.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({
  serviceWorkers: 'allow',
  savesData: false,
  // Buildings, and parts of a station's page that have to be opened, are not included.
  expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload/,
});

/** The stored addresses, each with its size in bytes. */
const onPhone = (page: Page) =>
  page.evaluate(async () => {
    const rows: Record<string, number> = {};
    for (const name of ['pieno-answers', 'pieno-assets']) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        const { pathname } = new URL(request.url);
        rows[pathname] = Number(answer!.headers.get('content-length'));
      }
    }
    return rows;
  });
/** The last file to be fetched. */
const LAST = /^\/assets\/surfaces-/;

/** Waits until the worker has finished fetching in advance. */
const fetched = (page: Page) =>
  expect
    .poll(async () => Object.keys(await onPhone(page)).some((path) => LAST.test(path)), {
      timeout: 60_000,
    })
    .toBe(true);

test('one visit to the start page is enough for every ranking, station and street', async ({
  guest: page,
  context,
}) => {
  test.slow();
  await page.goto('/home');
  await fetched(page);
  // The map's own code is stored after a map was opened.
  await page.getByRole('button', { name: 'Apri la mappa' }).click();
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
  for (const part of [/\/maplibre-gl-worker-/, /\/live-map-.+\.js$/, /\/use-live-map-.+\.css$/])
    await expect
      .poll(async () => Object.keys(await onPhone(page)).some((path) => part.test(path)))
      .toBe(true);
  await context.setOffline(true);
  for (const decade of [10, 20, 30, 40, 50, 100]) {
    await page.goto(`/ranking/${decade}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/^Prezzi letti oggi all/)).toBeVisible();
  }
  await page.goto('/ranking/20');
  const rows = page.getByRole('list', { name: 'Classifica' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  // Both from one row: with two queries another row might be last.
  const [name, address] = await rows
    .last()
    .evaluate((row: HTMLElement) => [row.innerText, row.getAttribute('href')!] as const);
  await page.goto(address);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Posizione' })).toBeVisible();
  await expect(page.getByText(/^Qui c'è quello che il telefono ricorda/)).toBeHidden();
  // The live map with its streets.
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
});

test('rankings and stations are the parts of one answer of 40 kB at most', async ({
  guest: page,
}) => {
  await page.goto('/settings');
  await fetched(page);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('pieno-answers');
    const rows: [string, string | null][] = [];
    for (const request of await cache.keys()) {
      const answer = await cache.match(request, { ignoreVary: true });
      rows.push([new URL(request.url).pathname, answer!.headers.get('x-cached-at')]);
    }
    return rows;
  });
  const of = (start: string) => kept.filter(([path]) => path.startsWith(start));
  const [rankings, stations] = [of('/api/prices/ranking/'), of('/api/business/')];
  expect(rankings).toHaveLength(6);
  expect(stations.length).toBeGreaterThan(30);
  expect(new Set([...rankings, ...stations].map(([, at]) => at)).size).toBe(1);
  const answer = await page.request.get(SAN_MARINO_ADDRESS, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(SAN_MARINO_BYTES);
});
