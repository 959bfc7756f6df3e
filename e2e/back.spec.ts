/** The browser's Back button, and layers over a page. */
// Tests rules account-logout, page-back.
import type { Page } from '@playwright/test';
import { expect, isMarked, openMenu, test } from './test.ts';

/** Expects that, with all layers closed, Back opens a path. */
async function expectBackLeads(page: Page, path: string) {
  await expect.poll(() => isMarked(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(path);
}

async function openRanking(page: Page) {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Benzina', exact: true }).click();
  await expect(page).toHaveURL('/ranking/10');
  await expect(page.getByRole('heading', { level: 1, name: 'Benzina' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
}

test('closes the layers over the page, leaves no history entries, and then goes back', async ({
  guest: page,
}) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await openRanking(page);

  await test.step('the menu, while the page keeps its scroll position', async () => {
    await page.evaluate(() => scrollTo(0, 400));
    const position = () => page.evaluate(() => Math.round(scrollY));
    await expect.poll(position).toBe(400);
    // Not a click, which would scroll the visible button to the beginning of the list.
    await page.getByRole('button', { name: 'Apri il menu' }).dispatchEvent('click');
    await expect(menu).toBeVisible();
    expect(await position()).toBe(400);
    await page.goBack();
    await expect(menu).toBeHidden();
    expect(await position()).toBe(400);
  });

  await test.step('the prompt, then the popup below it', async () => {
    await page.getByRole('button', { name: 'Apri le impostazioni rapide' }).click();
    const popup = page.getByRole('dialog', { name: 'Impostazioni rapide' });
    await popup.getByRole('switch', { name: 'Notifiche Accettate' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(popup).toBeVisible();
    await page.goBack();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL('/ranking/10');
  });

  await test.step('a menu after a reload of the page', async () => {
    await openMenu(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Benzina' })).toBeVisible();
    await expect.poll(() => isMarked(page)).toBe(false);
  });

  await test.step('a layer that was closed by its button or Escape', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Commercio Petroli' }).first().click();
    await expect(page).toHaveURL('/business/8');
    await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
    await openMenu(page);
    await menu.getByRole('button', { name: 'Chiudi il menu' }).click();
    await expect(menu).toBeHidden();
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expectBackLeads(page, '/ranking/10');
  });

  await test.step('a page opened from the menu replaces it in the history', async () => {
    await (await openMenu(page)).getByRole('link', { name: 'Impostazioni' }).click();
    await expect(page).toHaveURL('/settings');
    await expectBackLeads(page, '/ranking/10');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectBackLeads(page, '/home');
  });
});

test('opens no earlier page after a logout from the menu', async ({ guest: page }) => {
  await openRanking(page);
  await (await openMenu(page)).getByRole('button', { name: 'Disconnetti' }).click();
  await expect(page).toHaveURL('/social-login');
  await page.goBack();
  await expect(page).toHaveURL('/social-login');
  await page.goto('/settings');
  await expect(page).toHaveURL('/social-login?to=%2Fsettings');
});
