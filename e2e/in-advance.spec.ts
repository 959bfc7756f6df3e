/** What the phone has of San Marino without a network after one visit. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({
  serviceWorkers: 'allow',
  savesData: false,
  // Buildings, and what else lies on a station's page to be opened, are no part of it.
  expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload/,
});

/** The addresses on the phone with the bytes that each took. */
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
const FILES = /^\/assets\/(streets|surfaces)-.+\.geojson$/;
/** The file that is fetched last. */
const LAST = /^\/assets\/surfaces-/;

/** Waits until the worker has fetched what it fetches in advance. */
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
  // The map's own code is kept once a map was opened.
  await page.getByRole('button', { name: 'Apri la mappa' }).click();
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
  for (const part of [/\/maplibre-gl-worker-/, /\/live-map-.+\.js$/, /\/use-live-map-.+\.css$/])
    await expect
      .poll(async () => Object.keys(await onPhone(page)).some((path) => part.test(path)))
      .toBe(true);
  await context.setOffline(true);
  await page.goto('/ranking/20');
  const rows = page.getByRole('list', { name: 'Classifica' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  const name = await rows.last().innerText();
  await page.goto((await rows.last().getAttribute('href'))!);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Posizione' })).toBeVisible();
  await expect(page.getByText(/^Qui c'è quello che il telefono ricorda/)).toBeHidden();
  // The live map with its streets.
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
});

test('weighs at most 200 kB, headers included', async ({ guest: page }) => {
  await page.goto('/settings');
  await fetched(page);
  const kept = Object.entries(await onPhone(page)).filter(
    ([path]) => /^\/api\/(prices\/ranking|business)\//.test(path) || FILES.test(path),
  );
  const stations = kept.filter(([path]) => path.startsWith('/api/business/'));
  expect(kept).toHaveLength(6 + stations.length + 2);
  expect(stations.length).toBeGreaterThan(30);
  const bytes = kept.reduce((sum, [, length]) => sum + length + 600, 0);
  expect(bytes).toBeGreaterThan(120_000);
  expect(bytes).toBeLessThan(200_000);
});
