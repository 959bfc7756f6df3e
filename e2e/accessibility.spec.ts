// Tests rule product-look.
import type { StationHistory } from '@pieno/contract/history/history.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFitsLargeText } from './large-text.ts';
import { MEMBER_SCREENS, MISSING, SCREENS } from './screens.ts';
import { expect, test } from './test.ts';

test.use({ expectedFaults: MISSING });

test.describe('every screen keeps WCAG 2.2 AA and fits text at 200%, in both themes and directions', () => {
  test.slow();
  test('for guests', ({ guest }) => walk(guest, SCREENS));
  test('for signed-in users', ({ member }) => walk(member, MEMBER_SCREENS));
});

/**
 * The light theme from left to right is checked against every rule; the others only for colours (theme) or place and
 * size (direction).
 */
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

const CHANGES: StationHistory = {
  station: 8,
  fuel_type_id: 10,
  days: '30',
  from: '2026-10-23T22:00:00.000Z',
  to: '2026-11-22T23:00:00.000Z',
  steps: ([1.739, 1.659, 1.699, 1.679] as const).map((price, days) => ({
    at: `2026-11-0${days + 1}T08:00:00.000Z`,
    price,
    source: 'import',
    state: 'fresh',
  })),
  min: { at: '2026-11-02T08:00:00.000Z', price: 1.659 },
  max: { at: '2026-11-01T08:00:00.000Z', price: 1.739 },
  reduced: false,
  daily_until: null,
};

test.describe('a contrast theme shows the selection', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`over ${colorScheme}`, async ({ guest: page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const background = (element: Element) => getComputedStyle(element).backgroundColor;
      const expectDistinct = async (chosen: Locator, other: Locator) =>
        expect(await chosen.first().evaluate(background)).not.toBe(
          await other.first().evaluate(background),
        );
      await page.goto('/ranking/20');
      const within = (name: string) => page.getByRole('group', { name }).locator('label');
      const fuels = page.getByRole('main').getByRole('navigation').getByRole('link');
      const ON = { has: page.locator(':checked') };
      const OFF = { hasNot: page.locator(':checked') };
      await expectDistinct(
        fuels.and(page.locator('[aria-current]')),
        fuels.and(page.locator(':not([aria-current])')),
      );
      for (const name of ['Zona', 'Modalità'])
        await expectDistinct(within(name).filter(ON), within(name).filter(OFF));
      await page.goto('/home');
      const bar = page.getByRole('navigation').last().getByRole('link');
      await expectDistinct(bar.filter({ hasText: 'Home' }), bar.filter({ hasText: 'Pages' }));
      await page.route('**/api/prices/history/8?*', (route) => route.fulfill({ json: CHANGES }));
      await page.goto('/business/8');
      await page.getByRole('region', { name: 'Andamento' }).scrollIntoViewIfNeeded();
      await expectDistinct(within('Giorni').filter(ON), within('Giorni').filter(OFF));
      const label = page.getByRole('slider').locator('text').first();
      const canvasText = await page.evaluate(() => {
        document.body.style.setProperty('outline-color', 'CanvasText');
        return getComputedStyle(document.body).outlineColor;
      });
      expect(await label.evaluate((text) => getComputedStyle(text).fill)).toBe(canvasText);
    });
});

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
  // Before that, Tab would start from the previous page.
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
