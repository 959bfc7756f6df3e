import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFitsLargeText } from './large-text.ts';
import { MEMBER_SCREENS, MISSING, SCREENS } from './screens.ts';
import { expect, test } from './test.ts';

test.use({ expectedFaults: MISSING });

test.describe('every screen keeps WCAG 2.2 AA and fits text at 200%, in both themes and directions', () => {
  test.slow();
  test('for guests', ({ guest }) => walk(guest, SCREENS));
  test('for who is signed in', ({ member }) => walk(member, MEMBER_SCREENS));
});

/** Light from left to right is held to every rule; colours depend on the theme too, place and size on the direction. */
async function walk(page: Page, screens: typeof SCREENS): Promise<void> {
  for (const { path, ready } of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await ready(page);
      await expectAccessible(page);
      await expectFitsLargeText(page);
      await turn(page, 'dark', 'rtl');
      await expectAccessible(page, { only: ['color-contrast', 'target-size'] });
      await expectFitsLargeText(page);
      await turn(page, 'light', 'ltr');
    });
  }
}

/** Changes theme and direction as another tab would. */
async function turn(page: Page, theme: string, dir: string): Promise<void> {
  await page.evaluate(
    (kept) => {
      for (const [key, newValue] of Object.entries(kept)) {
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    },
    { theme, dir },
  );
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', theme);
  await expect(root).toHaveAttribute('dir', dir);
}

test('the keyboard alone reaches a station from the entry page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Accedi come guest' })).toBeVisible();
  await expectAccessible(page);
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
