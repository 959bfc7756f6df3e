/** How many prices are in sight without scrolling, on the prepared page and in the app alike (rule prices-in-sight). */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// Prices of the sample are invented, which a ranking says in three lines on the smallest phone, in the place of a row.
const SIZES = [
  { width: 390, height: 844, home: 3, ranking: 5, station: 2 },
  { width: 320, height: 568, home: 1, ranking: 1, station: 2 },
  { width: 844, height: 390, home: 1, ranking: 2, station: 2 },
  { width: 1280, height: 800, home: 4, ranking: 8, station: 2 },
] as const;

const SCREENS = [
  ['/home', 'home', 'main article [data-size]'],
  ['/ranking/10', 'ranking', 'main ol [data-size]'],
  ['/business/8', 'station', 'main header [data-size]'],
] as const;

/** Counts the elements that lie whole between the header and the bar, where that is below. */
const inSight = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const top = document.querySelector('header')!.getBoundingClientRect().bottom;
    const bar = document.querySelector('nav:has([href="/settings"])')!.getBoundingClientRect();
    const bottom = bar.width < bar.height ? innerHeight : bar.top;
    return [...document.querySelectorAll(wanted)].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
  }, selector);

for (const { width, height, ...wanted } of SIZES)
  test(`prices are in sight at ${width} by ${height}`, async ({ guest: page }) => {
    await page.setViewportSize({ width, height });
    for (const [path, screen, selector] of SCREENS) {
      await page.goto(path);
      await expect(page.locator('[data-prepared]')).toHaveCount(0);
      await expect.poll(() => inSight(page, selector), path).toBeGreaterThanOrEqual(wanted[screen]);
    }
    // Never answered: the app does not come.
    await page.route(/\/assets\/index-[^/]*\.js$/, () => undefined);
    for (const [path, screen, selector] of SCREENS) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-prepared] [data-size]').first()).toBeVisible();
      await expect.poll(() => inSight(page, selector), path).toBeGreaterThanOrEqual(wanted[screen]);
    }
  });
