/** The browser's Back, and what lies over a page. */
import type { Page } from '@playwright/test';
import { enterAsGuest, expect, openMenu, test } from './test.ts';

const isMarked = (page: Page) =>
  page.evaluate(() => JSON.stringify(history.state).includes('Layer'));

/** Expects that Back, once everything is closed, leads to a path. */
async function expectBackLeads(page: Page, path: string) {
  await expect.poll(() => isMarked(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(path);
}

async function openStation(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Commercio Petroli' }).first().click();
  await expect(page).toHaveURL('/business/8');
  await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await enterAsGuest(page);
  await page.getByRole('link', { name: 'Benzina', exact: true }).click();
  await expect(page).toHaveURL('/ranking/10');
  await expect(page.getByRole('heading', { level: 1, name: 'Benzina' })).toBeVisible();
});

test('closes the menu, and leaves the page the second time', async ({ page }) => {
  await openStation(page);
  const menu = await openMenu(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/business/8');
  await expectBackLeads(page, '/ranking/10');
});

test('leaves nothing behind of what was closed by its button or by Escape', async ({ page }) => {
  await openStation(page);
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Chiudi il menu' }).click();
  await expect(menu).toBeHidden();
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expectBackLeads(page, '/ranking/10');
});

test('from a page opened in the menu leads to where the menu was opened', async ({ page }) => {
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Impostazioni' }).click();
  await expect(page).toHaveURL('/settings');
  await expectBackLeads(page, '/ranking/10');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectBackLeads(page, '/home');
});

test('closes the question first, then the popup under it', async ({ page }) => {
  await page.getByRole('button', { name: 'Apri le impostazioni rapide' }).click();
  const popup = page.getByRole('dialog', { name: 'Impostazioni rapide' });
  await popup.getByRole('switch', { name: 'Tema scuro' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL('/ranking/10');
  await expectBackLeads(page, '/home');
});

test('keeps the page where it was scrolled to', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  const position = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(position).toBe(400);
  // Not a click: it would scroll the button, which is in sight, to where the list begins.
  await page.getByRole('button', { name: 'Apri il menu' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await position()).toBe(400);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  expect(await position()).toBe(400);
});

test('leads, after a logout from the menu, to no page of before', async ({ page }) => {
  await (await openMenu(page)).getByRole('button', { name: 'Disconnetti' }).click();
  await expect(page).toHaveURL('/social-login');
  await page.goBack();
  await expect(page).toHaveURL('/social-login');
});

test('is needed once after a reload under an open menu', async ({ page }) => {
  await openMenu(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Benzina' })).toBeVisible();
  await expectBackLeads(page, '/home');
});

test('closes the viewer of pictures', async ({ page }) => {
  await page.goto('/image-gallery');
  const wall = page.getByRole('region', { name: 'Closer together' });
  await wall.getByRole('button').first().click();
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  await page.goBack();
  await expect(close).toBeHidden();
  await expect(page).toHaveURL('/image-gallery');
});

test("closes the demo's drawer and modal", async ({ page }) => {
  for (const [path, opener] of [
    ['/offcanvas', /left/i],
    ['/modal', /basic/i],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(path);
  }
});
