import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { isDemo, PROTECTED, PUBLIC } from './gallery-paths.ts';
import { expect, test } from './test.ts';

/** Every tenth demo page is loaded by a full navigation; the others are opened by the router. */
const LOADED_ANEW = 10;
/** Those are also looked at by axe in their frame; the gallery's own tests hold each page to it in both themes. */
const HELD_BY_COMPONENTS = ['color-contrast'];
/** Number of parts of the walk, which run in parallel. */
const PARTS = 4;

test('the public pages are open to everybody', async ({ page }) => {
  test.slow();
  await page.goto('/social-login');
  await walk(page, PUBLIC);
});

for (let part = 0; part < PARTS; part++) {
  test(`a guest can open every demo page, ${part + 1} of ${PARTS}`, async ({ guest: page }) => {
    test.slow();
    const demos = [...PUBLIC, ...PROTECTED].filter(isDemo);
    await walk(
      page,
      demos.filter((_, index) => index % PARTS === part),
    );
  });
}

test('an anonymous visitor is redirected from every protected page to the entry page', async ({
  page,
}) => {
  await page.goto('/social-login');
  for (const path of PROTECTED) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect(page, path).toHaveURL(/\/social-login(\?to=|$)/);
  }
});

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const calls = callsOfDemos(page);
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      const isLoadedAnew = index % LOADED_ANEW === 0;
      await go(page, path, !isDemo(path) || isLoadedAnew);
      await expect(page, path).toHaveURL(path);
      if (isDemo(path)) await expectFramed(page);
      await expectWhole(page);
      if (isDemo(path) && isLoadedAnew) await expectAccessible(page, HELD_BY_COMPONENTS);
      await changeTheme(page);
      await expectWhole(page);
    });
  }
  expect(calls, 'demo pages make no calls').toEqual([]);
}

/** Collects the calls of the API that are made while a demo page is open. */
function callsOfDemos(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const at = new URL(page.url()).pathname;
    if (pathname.startsWith('/api/') && isDemo(at)) calls.push(`${at} calls ${pathname}`);
  });
  return calls;
}

/** Toggles the theme as if in another tab; the next page then opens in this theme. */
async function changeTheme(page: Page): Promise<void> {
  const theme = await page.evaluate(() => {
    const next = localStorage.getItem('theme') === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', next);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    return next;
  });
  // The entry page is always light.
  if (new URL(page.url()).pathname === '/social-login') return;
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Opens a page and waits for its title: while it loads, the title is "Pieno" or that of the page before. */
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

/** Expects a header with an English title, which is also the document's title, and a back link (rule gallery-pages). */
async function expectFramed(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${await title.innerText()} · Pieno`);
  const back = page.getByRole('banner').getByRole('link', { name: 'Indietro' });
  await expect(back).toHaveAttribute('href', /^\/[a-z]/);
}

/** Expects no horizontal overflow and no broken images. */
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
