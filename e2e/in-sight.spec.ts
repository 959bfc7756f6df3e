/** Number of prices visible without scrolling, on the prepared page and in the app (rule prices-in-sight). */
// Tests rules product-look, ranking-filters.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// The sample's prices are invented; on the smallest phone a ranking says so in three lines, which take the place of a
// row.
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

/** Counts the elements that are completely between the header and the bottom bar, if there is one. */
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
    // Never answered, so that the app does not load.
    await page.route(/\/assets\/index-[^/]*\.js$/, () => undefined);
    for (const [path, screen, selector] of SCREENS) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-prepared] [data-size]').first()).toBeVisible();
      await expect.poll(() => inSight(page, selector), path).toBeGreaterThanOrEqual(wanted[screen]);
    }
  });

const DESKTOP = { width: 1280, height: 800 };
const ON_ITS_SIDE = { width: 844, height: 390 };

const hidden = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

test('the sign-in options fit a wide window without scrolling', async ({ page }) => {
  for (const [size, paths] of [
    [DESKTOP, ['/social-login', '/login', '/register', '/forget-password']],
    [ON_ITS_SIDE, ['/social-login', '/login', '/forget-password']],
  ] as const) {
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('[data-prepared]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => hidden(page), `${path} at ${size.width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the settings have two columns on a phone in landscape, and fit a desktop without scrolling', async ({
  guest: page,
}) => {
  const topOf = async (title: string) =>
    (await page.getByRole('heading', { name: title, exact: true }).boundingBox())!.y;
  /** The distance between two headings, after the page has settled. */
  const between = (title: string, other: string) =>
    expect.poll(async () => (await topOf(title)) - (await topOf(other)));
  await page.setViewportSize(ON_ITS_SIDE);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Preferenze' })).toBeVisible();
  await between('Geolocalizzazione', 'Preferenze').toBe(0);
  await page.setViewportSize(DESKTOP);
  await between('Account Setup', 'Preferenze').toBe(0);
  expect(await hidden(page)).toBeLessThanOrEqual(0);
});

/** The focused element if it is completely hidden; pins of a map may cover each other. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    if (focused === document.body || focused.closest('[data-open]')) return [];
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isSeen = (x: number, y: number) => {
      const over = document.elementFromPoint(left + width * x, top + height * y);
      return over !== null && (focused.contains(over) || over.contains(focused));
    };
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return parts.some((x) => parts.some((y) => isSeen(x, y))) ? [] : [focused.outerHTML];
  });

// 1280 by 1024 and by 720 at 400 %, and the smallest phone.
for (const { width, height } of [
  { width: 320, height: 256 },
  { width: 320, height: 180 },
  { width: 320, height: 568 },
])
  test(`no sticky element hides the focused element at ${width} by ${height}`, async ({
    guest: page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/ranking/20', '/home']) {
      await page.goto(path);
      await expect(page.locator('[data-prepared]')).toHaveCount(0);
      await expect(page.locator('main [data-size]').first()).toBeVisible();
      const hidden: string[] = [];
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 0; presses < 40; presses++) {
          await page.keyboard.press(key);
          hidden.push(...(await hiddenFocus(page)));
        }
      expect.soft(hidden, path).toEqual([]);
    }
  });

test('a row of a ranking fits the lowest window', async ({ guest: page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto('/ranking/20');
  const row = page.locator('main ol > li').nth(4);
  await row.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect.poll(() => inSight(page, 'main ol > li')).toBeGreaterThanOrEqual(1);
});
