import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { isDemo, PROTECTED, PUBLIC } from './gallery-paths.ts';
import { expect, test } from './test.ts';

/** A tenth of the demo pages is loaded anew; to the rest one goes by the router, as visitors do. */
const LOADED_ANEW = 10;
/** Parts of the walk run beside each other. */
const PARTS = 4;

// A picture of every step of so long a way costs more than the walk.
test.use({ trace: 'off' });

test('the public pages are open to everybody', async ({ page }) => {
  test.slow();
  await page.goto('/social-login');
  await walk(page, PUBLIC);
});

for (let part = 0; part < PARTS; part++) {
  test(`a guest finds every page finished, ${part + 1} of ${PARTS}`, async ({ guest: page }) => {
    test.slow();
    const demos = [...PUBLIC, ...PROTECTED].filter(isDemo);
    await walk(
      page,
      demos.filter((_, index) => index % PARTS === part),
    );
  });
}

test('a stranger is led from every protected page to the entry page', async ({ page }) => {
  await page.goto('/social-login');
  for (const path of PROTECTED) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect(page, path).toHaveURL('/social-login');
  }
});

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await go(page, path, !isDemo(path) || index % LOADED_ANEW === 0);
      await expect(page, path).toHaveURL(path);
      if (isDemo(path)) await expectFramed(page);
      await expectFinished(page);
      await changeTheme(page);
      await expectFinished(page);
    });
  }
}

/** As a choice in another tab does; the next page then opens in this theme. */
async function changeTheme(page: Page): Promise<void> {
  const theme = await page.evaluate(() => {
    const next = localStorage.getItem('theme') === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', next);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    return next;
  });
  // The entry page is light, always.
  if (new URL(page.url()).pathname === '/social-login') return;
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

async function expectFinished(page: Page): Promise<void> {
  await expectWhole(page);
  await expectAccessible(page);
}

/** Waits for the page itself: until it is there the frame bears the product's name, or the last page's. */
async function go(page: Page, path: string, isLoadedAnew: boolean): Promise<void> {
  const before = await page.title();
  if (isLoadedAnew) await page.goto(path);
  else await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForFunction(
    ({ old, isSame }) => document.title !== 'Pieno' && (isSame || document.title !== old),
    { old: before, isSame: isLoadedAnew },
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Header with an English title, which is the tab's too, and the way back (spec §2). */
async function expectFramed(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${await title.innerText()} · Pieno`);
  const back = page.getByRole('banner').getByRole('link', { name: 'Indietro' });
  await expect(back).toHaveAttribute('href', /^\/[a-z]/);
}

/** Nothing to scroll sideways, and no picture that did not come. */
async function expectWhole(page: Page): Promise<void> {
  const { overflow, broken } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const pictures = [...document.images].filter(
      (image) => image.complete && image.naturalWidth === 0,
    );
    return { overflow: scrollWidth - clientWidth, broken: pictures.map(({ src }) => src) };
  });
  expect(overflow, 'wider than the screen by').toBe(0);
  expect(broken, 'pictures that did not come').toEqual([]);
}
