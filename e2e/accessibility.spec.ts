import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFitsLargeText } from './large-text.ts';
import { MEMBER_SCREENS, MISSING, SCREENS } from './screens.ts';
import { expect, test } from './test.ts';

test.use({ expectedFaults: MISSING });

// Contrast depends on the theme, place and size on the direction: each is looked at once.
for (const [theme, direction] of [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const) {
  test.describe(`every screen keeps WCAG 2.2 AA and fits text at 200%, ${theme} and ${direction}`, () => {
    const walk = async (page: Page, screens: typeof SCREENS) => {
      test.slow();
      await page.evaluate((kept) => Object.assign(localStorage, kept), { theme, dir: direction });
      for (const { path, ready } of screens) {
        await page.goto(path);
        await ready(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expectAccessible(page);
        await expectFitsLargeText(page);
      }
    };
    test('for guests', ({ guest }) => walk(guest, SCREENS));
    test('for who is signed in', ({ member }) => walk(member, MEMBER_SCREENS));
  });
}

test('the entry page keeps WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/social-login');
  await expect(page.getByRole('button', { name: 'Accedi come guest' })).toBeVisible();
  await expectAccessible(page);
});

test('the menu keeps WCAG 2.2 AA', async ({ guest: page }) => {
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the keyboard alone reaches a station from the entry page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Accedi come guest' })).toBeVisible();
  await tabTo(page, /^Accedi come guest$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: /Vedi Classifica/ }).first()).toBeVisible();
  await tabTo(page, /Vedi Classifica/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ranking\/\d+$/);
  // The pins are placed once the size of the map is known.
  await expect(page.getByRole('link', { name: /€/ }).first()).toBeVisible();
  // Until then a Tab goes on from the page before.
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, /€/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/business\/\d+$/);
});

/** Presses Tab until an element whose accessible name or text matches has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab never reaches ${String(name)}`);
}
