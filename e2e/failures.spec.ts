/** The errors of the pages that show prices (rules ranking-states, station-states). */
// Tests rules error-calls, error-retry.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ expectedFaults: /ERR_FAILED|status of (404|503)/ });

/** Opens every station and ranking as an empty page, so that its answers have to be requested. */
test.beforeEach(async ({ page, baseURL }) => {
  await page.route(/\/(business|ranking)\/\d+$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/shell.html` }) });
  });
});

/** Expects the message of a failed request, and a working "Riprova" once requests to `path` succeed again. */
async function expectRetry(page: Page, path: string, sentence: string) {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText(sentence)).toBeHidden();
}

test('a failing ranking and station say why, a retry works, and an unknown one links home', async ({
  guest: page,
}) => {
  await page.route('**/api/prices/ranking/20', (route) => route.abort());
  await page.goto('/ranking/20');
  await expectRetry(page, '**/api/prices/ranking/20', 'Errore nel caricamento della classifica');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.route('**/api/business/1', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/business/1');
  await expect(page.getByText('Errore nella richiesta: 503')).toBeVisible();
  await expectRetry(page, '**/api/business/1', 'Errore nel caricamento dei dettagli');
  await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();

  await page.goto('/business/999999');
  await expect(page.getByText('Business non trovato')).toBeVisible();
  await page.getByRole('link', { name: 'Torna alla Home' }).click();
  await expect(page).toHaveURL('/home');
});
