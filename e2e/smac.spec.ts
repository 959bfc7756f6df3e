/** The credit of the visitor's card next to San Marino's prices. */
// Tests rule smac-shown.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const CREDIT = /^(forse )?\d+ cent di credito SMaC \(stima\)$/;
const credits = (page: Page) => page.getByRole('main').getByText(CREDIT);

/** Collects requests about the card. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/smac|credit/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Stores a tank of petrol on this phone. */
async function keepTank(page: Page, smac: boolean): Promise<void> {
  await page.evaluate((card) => {
    const tank = { fuel: 10, mode: 'self', litres: 45, consumption: 6.5, smac: card };
    localStorage.setItem('pieno.tank', JSON.stringify(tank));
  }, smac);
  await page.reload();
}

test('is shown next to the price in rows, on a station and in the sheet, except for electricity', async ({
  guest: page,
}) => {
  await page.goto('/home');
  await keepTank(page, true);
  await page.getByRole('link', { name: 'Benzina', exact: true }).click();
  await expect(page).toHaveURL('/ranking/10');
  await expect(credits(page).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Tutto su questo prezzo/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Altro' }).click();
  await expect(
    sheet
      .getByText(/^Pieno da 45\sl: €\s\d+,\d\d · (forse|circa) \d,\d\d € di credito SMaC$/)
      .first(),
  ).toBeVisible();
  await expect(sheet.getByText(/alla pompa si paga il prezzo intero/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
  await expect(credits(page).first()).toBeVisible();
  await page.goBack();
  await expect(credits(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Elettrico', exact: true }).click();
  await expect(page).toHaveURL('/ranking/50');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(credits(page)).toHaveCount(0);
});

test('is neither shown nor loaded without the card', async ({ guest: page }) => {
  const asked = watch(page);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Benzina', exact: true }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(asked).toEqual([]);
  await page.goto('/home');
  await keepTank(page, false);
  await page.getByRole('link', { name: 'Benzina', exact: true }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(credits(page)).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
});
