/** The answer above the winners of /home, for visitors with a tank on the phone only (rule home-answer). */
import type { Page } from '@playwright/test';
import { watchShifts } from './shifts.ts';
import { expect, test } from './test.ts';

const DIESEL = { fuel: 20, mode: 'self', litres: 45, consumption: 5.5, smac: false };
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const keepTank = (page: Page) =>
  page.addInitScript((tank) => localStorage.setItem('pieno.tank', tank), JSON.stringify(DIESEL));
const answer = (page: Page) => page.getByRole('region', { name: 'Il tuo pieno: Diesel' });
const winners = (page: Page) => page.getByRole('heading', { name: 'Vincitori per Categoria' });
const appHasCome = (page: Page) => expect(page.locator('[data-prepared]')).toHaveCount(0);
const topOf = async (page: Page) => Math.round((await winners(page).boundingBox())!.y);

for (const viewport of SIZES)
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('without a tank nothing is loaded, there is no gap and nothing moves', async ({
      guest: page,
    }) => {
      const shifted = await watchShifts(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/home');
      const before = await topOf(page);
      await appHasCome(page);
      await page.waitForLoadState('networkidle');
      expect(await topOf(page)).toBe(before);
      expect(await shifted()).toBe(0);
      expect(asked.filter((path) => /answer|ranking/.test(path))).toEqual([]);
      const [above, first] = await winners(page).evaluate((title) => {
        const column = title.closest('section')!.parentElement!;
        return [column.getBoundingClientRect().top, title.getBoundingClientRect().top];
      });
      expect(first).toBe(above);
    });

    test('with a tank its place is reserved, and nothing moves', async ({ guest: page }) => {
      await keepTank(page);
      const shifted = await watchShifts(page);
      await page.goto('/home');
      const before = await topOf(page);
      await appHasCome(page);
      await expect(answer(page).getByText(/^€ \d,\d{3} al litro$/)).toBeAttached();
      await expect(answer(page).getByText(/^Pieno da 45\sl: €\s\d+,\d\d$/)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await topOf(page)).toBe(before);
      expect(await shifted()).toBe(0);
    });
  });

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload/,
  });

  test('the stored answer is shown, with its age', async ({ guest: page, context }) => {
    await keepTank(page);
    await page.goto('/home');
    await page.waitForFunction(() => navigator.serviceWorker?.controller);
    // Requests of the first page, before the worker was active, are repeated through it.
    await page.reload();
    const price = answer(page).getByText(/^€ \d,\d{3} al litro$/);
    await expect(price).toBeAttached();
    const text = await price.innerText();
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/api/prices/ranking/20'))))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(answer(page).getByText(text)).toBeAttached();
    await expect(page.getByText(/^Prezzi letti oggi all/)).toBeVisible();
  });
});
