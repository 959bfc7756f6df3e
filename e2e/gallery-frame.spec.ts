// Tests rule gallery-menus.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function openMenu(page: Page, path: string) {
  await page.goto(path);
  // Before the demo page has loaded, the button opens the product's own menu.
  await expect(page.getByRole('heading', { level: 1, name: /^Sidebar/ })).toBeVisible();
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Demo menu' });
  await expect(menu).toBeVisible();
  return menu;
}

test('the left menu links to pages, and the Logout of the right one ends the session', async ({
  guest: page,
}) => {
  const left = await openMenu(page, '/sidebar-left-menu');
  await expect.poll(async () => (await left.boundingBox())!.x).toBe(0);
  await left.getByText('Shop', { exact: true }).click();
  await left.getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL('/cart');
  const right = await openMenu(page, '/sidebar-right-menu');
  await right.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/social-login');
  await page.goto('/pages');
  await expect(page).toHaveURL('/social-login?to=%2Fpages');
});

test.describe('a demo page that was never opened', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to/,
  });

  test('says that it needs a network, and opens with one', async ({ guest: page, context }) => {
    await page.goto('/home');
    await page.waitForFunction(() => navigator.serviceWorker?.controller);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
    await expect(page.getByText(/^Questa pagina non è ancora sul tuo telefono/)).toBeVisible();
    await expect(page).toHaveURL('/pages');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Shop Grid' })).toBeVisible();
  });
});
