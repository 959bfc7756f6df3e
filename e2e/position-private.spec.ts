/** A whole visit with a known position, which neither leaves the phone nor is stored on it (rule position-private). */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const HERE = { latitude: 43.93617, longitude: 12.44753, accuracy: 20 };

/** Each coordinate exactly, and rounded to four and to three digits, with a point and with a comma. */
const TRACES = [HERE.latitude, HERE.longitude].flatMap((degrees) =>
  [5, 4, 3].flatMap((digits) => {
    const cut = (Math.floor(degrees * 10 ** digits) / 10 ** digits).toFixed(digits);
    return [degrees.toFixed(digits), cut].flatMap((text) => [text, text.replace('.', ',')]);
  }),
);

const traceIn = (text: string) => TRACES.find((trace) => text.includes(trace));

/** Collects everything that a context sends, including its worker's requests: addresses, headers and bodies. */
function watchRequests(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const parts = [request.url(), JSON.stringify(request.headers()), request.postData()];
    sent.push(parts.filter(Boolean).join(' '));
  });
  return sent;
}

/**
 * Everything that the page's origin stores: storages, and the requests in its caches. The cached answers come from the
 * server.
 */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url, headers }) => [url, ...headers]),
      ),
    );
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), asked]);
  });

test.use({ serviceWorkers: 'allow', geolocation: HERE, permissions: ['geolocation'] });

test('the position is neither sent nor stored', async ({ guest: page, context }) => {
  const sent = watchRequests(context);
  await page.goto('/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/ranking/10');
  const rows = page.getByRole('list', { name: 'Classifica' }).locator('> li');
  await page.getByRole('button', { name: 'Più vicini' }).click();
  await expect(rows.first()).toContainText(/\d k?m\b/);
  await expect(page).toHaveURL('/ranking/10?order=near');

  await page.getByRole('button', { name: 'Conviene?' }).click();
  await expect(page).toHaveURL('/ranking/10?order=conviene');
  const panel = page.getByRole('region', { name: 'Conviene?' });
  await panel.getByText('Andata e ritorno').click();
  // The sample's prices are invented, so there is no plain yes.
  await expect(panel.getByRole('status')).toHaveText(/^(Forse|No|Non ne vale la pena)\b/);
  await panel.getByText('Ci passo già').click();
  await rows.first().locator('summary').click();
  await rows
    .first()
    .getByRole('button', { name: /mio solito/ })
    .click();

  await rows.first().getByRole('link').first().click();
  await expect(page.getByText(/in linea d'aria$/)).toBeVisible();
  const directions = page.getByRole('link', { name: 'Indicazioni' });
  const address = (await directions.getAttribute('href'))!;
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Preferenze' })).toBeVisible();

  expect(sent.filter((request) => request.includes('/api/prices/ranking/10'))).not.toEqual([]);
  for (const request of [...sent, address]) expect(traceIn(request), request).toBeUndefined();
  const kept = await keptBy(page);
  expect(kept).toContain('pieno.usual');
  expect(kept).toContain('/api/prices/ranking/10');
  expect(traceIn(kept)).toBeUndefined();
  const databases = JSON.stringify(await context.storageState({ indexedDB: true }));
  expect(traceIn(databases)).toBeUndefined();
});
