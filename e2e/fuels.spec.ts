/** Switching the ranking to another fuel. */
// Tests rule ranking-fuels.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const shows = async (page: Page, decade: number, name: string) => {
  await expect(page).toHaveURL(`/ranking/${decade}`);
  await expect(page).toHaveTitle(`${name} · Pieno`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
const list = (page: Page) => page.getByRole('main').getByRole('listitem').first();

/** Drags one finger between two points, in steps as a screen reports them. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (share: number) => ({
    x: from[0] + (to[0] - from[0]) * share,
    y: from[1] + (to[1] - from[1]) * share,
  });
  const send = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [at(share)] });
  await send('touchStart', 0);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await send('touchMove', share);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('works with a tap, a key or a swipe, and Back returns to the previous page', async ({
  guest: page,
}) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Benzina', exact: true }).click();
  await shows(page, 10, 'Benzina');
  const fuels = page.getByRole('navigation', { name: 'Categorie di carburante' });
  await fuels.getByRole('link', { name: 'Diesel' }).click();
  await shows(page, 20, 'Diesel');
  await page.keyboard.press('ArrowRight');
  await shows(page, 30, 'GPL');
  await expect(fuels.getByRole('link', { name: 'GPL' })).toBeFocused();
  await list(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/business\/\d+$/);
  await page.goBack();
  await shows(page, 30, 'GPL');
  await expect(list(page)).toBeVisible();

  await drag(page, [120, 700], [300, 690]);
  await shows(page, 20, 'Diesel');
  await expect(list(page)).toBeVisible();
  await drag(page, [250, 740], [230, 500]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await shows(page, 20, 'Diesel');
  await drag(page, [300, 700], [120, 690]);
  await shows(page, 30, 'GPL');
  await page.goBack();
  await expect(page).toHaveURL('/home');
});
