// Tests rules offline-prices, offline-shell, price-stale, station-states.
import type { Page } from '@playwright/test';
import { isKeptCall } from '@pieno/contract/kept-calls.ts';
import { goOffline, goOnline } from './network.ts';
import { enterAsGuest, expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

// The map's own worker may not be cached yet; then the drawn poster is shown instead of the live map.
const OFFLINE_FAULTS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload|Worker failed to load/;
const offlineBanner = (page: Page) => page.getByText(/^Prezzi letti oggi all.*: sei offline\.$/);

/** Waits until the service worker controls the page and has cached these paths. */
async function keptBy(page: Page, ...paths: string[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  await expect
    .poll(() => keptAddresses(page), { message: 'kept on the phone' })
    .toEqual(expect.arrayContaining(paths.map((path) => expect.stringContaining(path))));
}

/** Ends the service worker, as the browser does after a while; the next request starts it again. */
async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const stopped = Promise.withResolvers<void>();
  // A page that is opened while the worker stops may be aborted with it.
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) stopped.resolve();
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await stopped.promise;
  await session.detach();
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map((request) => {
      const { pathname, search } = new URL(request.url);
      return pathname + search;
    });
  });
}

test.describe('without a network', () => {
  test.use({ expectedFaults: OFFLINE_FAULTS });

  test('prices from the first visit are shown again', async ({ guest: page }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Vincitori per Categoria' })).toBeVisible();
    const winner = await page.getByRole('main').getByText(/€ \d/).first().innerText();
    await keptBy(page, '/shell.html', '/api/prices/best-by-decade');
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('main').getByText(winner).first()).toBeVisible();
    await expect(offlineBanner(page)).toBeVisible();
  });

  test('pages opened before open again, also by deep links', async ({ guest: page, context }) => {
    await page.goto('/home');
    await keptBy(page, '/shell.html');
    await page.goto('/ranking/10');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await keptBy(page, '/api/prices/ranking/10');
    await page.goto('/business/1');
    await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
    await keptBy(page, '/api/business/1');
    await context.setOffline(true);
    await page.goto('/ranking/10');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.goto('/business/1');
    await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
  });

  test('a station that was never opened shows the data of its ranking', async ({
    guest: page,
    context,
  }) => {
    await page.goto('/ranking/10');
    await keptBy(page, '/shell.html', '/api/prices/ranking/10');
    const row = page.getByRole('list', { name: 'Classifica' }).getByRole('link').last();
    const name = await row.innerText();
    await context.setOffline(true);
    await row.click();
    const station = page.getByRole('article', { name });
    await expect(station.getByText(/€ \d,\d{3} al litro/).first()).toBeAttached();
    await expect(station.getByText(/^Qui c'è quello che il telefono ricorda/)).toBeVisible();
    await expect(offlineBanner(page)).toBeVisible();
    await page.reload();
    await expect(station).toBeVisible();
    await context.setOffline(false);
    await expect(station.getByText(/^Qui c'è quello che il telefono ricorda/)).toBeHidden();
    await expect(station.getByRole('heading', { name: 'Posizione' })).toBeVisible();
  });

  test('forty days later no stored price has a medal, and each needs a confirmation', async ({
    guest: page,
    context,
  }) => {
    await page.goto('/home');
    await keptBy(page, '/shell.html', '/api/prices/best-by-decade');
    await page.goto('/ranking/10');
    await expect(page.getByRole('img', { name: '1º posto' }).first()).toBeVisible();
    await keptBy(page, '/api/prices/ranking/10');
    await page.goto('/business/1');
    await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
    await keptBy(page, '/api/business/1');
    await context.setOffline(true);
    // Only the page's clock can be set: for a running worker these answers would have just arrived.
    await stopWorker(page);
    await page.clock.setSystemTime(Date.now() + 40 * 86_400_000);
    await page.goto('/home');
    const winners = page.getByRole('region', { name: 'Vincitori per Categoria' });
    await expect(winners.getByRole('article').first()).toBeVisible();
    await expect(winners.getByText('da confermare')).toHaveCount(
      await winners.getByRole('article').count(),
    );
    await page.goto('/ranking/10');
    await expect(page.getByRole('heading', { name: 'Da confermare' })).toBeVisible();
    await expect(page.getByRole('img', { name: /º posto/ })).toHaveCount(0);
    await expect(page.locator('[data-metal="gold"]')).toHaveCount(0);
    await page.goto('/business/1');
    await expect(page.getByText(/da confermare/).first()).toBeVisible();
  });

  test("the menu's screens open although they were never opened before", async ({
    page,
    context,
  }) => {
    await enterAsGuest(page);
    await keptBy(page, '/shell.html');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible();
    await page.goto('/social-login');
    await expect(page.getByRole('heading', { name: 'Benvenuto su Pieno' })).toBeVisible();
  });

  test('a screen that is not on the phone says so, and opens with the network', async ({
    guest: page,
  }) => {
    await page.goto('/home');
    await keptBy(page, '/shell.html');
    await goOffline(page);
    await page.goto('/about-us');
    await expect(page.getByText(/^Questa pagina non è ancora sul tuo telefono/)).toBeVisible();
    await goOnline(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  });

  test('a picture that is on the phone opens full-screen', async ({ guest: page, context }) => {
    await page.goto('/image-gallery');
    await keptBy(page, '/assets/lightbox-viewer');
    await context.setOffline(true);
    const wall = page.getByRole('region', { name: 'Closer together' });
    await wall.getByRole('button').first().click();
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  test('a page without stored data says so, and loads when the network is back', async ({
    guest: page,
    context,
  }) => {
    await page.goto('/ranking/10');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await keptBy(page, '/api/prices/ranking/10');
    await context.setOffline(true);
    await page.goto('/ranking/20');
    await expect(page.getByText('Errore nel caricamento della classifica')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(offlineBanner(page)).toBeHidden();
  });
});

test('the phone stores public answers only, no tokens and no personal data', async ({
  guest: page,
}) => {
  await page.goto('/home');
  await page.evaluate(() => fetch('/api/auth/current-user'));
  await page.goto('/business/1');
  await keptBy(page, '/api/business/1');
  const addresses = await keptAddresses(page);
  const calls = addresses.filter((address) => address.startsWith('/api/'));
  expect(calls).toContain('/api/business/1');
  for (const call of calls) {
    const isImage = call.startsWith('/api/images/');
    expect(isImage || isKeptCall('GET', call.slice('/api'.length)), call).toBe(true);
  }
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('pieno-answers');
    const answers = await cache.matchAll();
    return Promise.all(answers.map((answer) => answer.text()));
  });
  expect(texts.join('\n')).not.toContain('token');
});

test("the precache contains the menu's screens, and nothing of map or gallery", async ({
  guest: page,
}) => {
  await page.goto('/home');
  await keptBy(page, '/shell.html');
  const files = await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('precache'))!;
    const cache = await caches.open(name);
    const answers = await cache.matchAll();
    return Promise.all(
      answers.map(async (answer) => ({
        path: new URL(answer.url).pathname,
        length: (await fetch(answer.url)).headers.get('content-length'),
      })),
    );
  });
  expect(files.map(({ path }) => path)).not.toContainEqual(expect.stringMatching(/map|gallery/));
  const bytes = files.reduce((sum, { length }) => sum + Number(length), 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(200_000);
});
