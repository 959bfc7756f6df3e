/** The scripts of the next screens are loaded in advance (rule next-screen). */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const SCREENS = ['ranking._decade', 'business._id', 'facts-cards', 'schemas'];

/** The scripts that a page has loaded so far, by the names of their chunks. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(name)?.[1]),
  );

test.describe('while the first screen is shown', () => {
  test.use({ savesData: false });

  test('the next ones are fetched, and a tap waits for no script', async ({ guest: page }) => {
    await page.goto('/home');
    await expect.poll(() => scriptsOf(page)).toEqual(expect.arrayContaining(SCREENS));
    // From now on no script and no style is answered.
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\.(js|css)$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Benzina' }).first().click();
    const first = page.getByRole('list', { name: 'Classifica' }).getByRole('listitem').first();
    await expect(first.getByText(/€ \d,\d{3}/)).toBeVisible();
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/€ \d,\d{3}/)
        .first(),
    ).toBeVisible();
    letGo();
  });
});

test('nothing is fetched in advance in a browser that saves data', async ({ guest: page }) => {
  await page.goto('/home');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect((await scriptsOf(page)).filter((name) => SCREENS.includes(name!))).toEqual([]);
  // A tap still loads them.
  await page.getByRole('link', { name: 'Benzina' }).first().click();
  await expect(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
});
