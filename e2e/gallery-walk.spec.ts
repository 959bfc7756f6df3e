// Tests rule product-language.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { DEMOS, OPEN_DEMOS } from './gallery-paths.ts';
import { expect, test } from './test.ts';

/** Demo pages opened by a full navigation; the router opens the others. */
const LOADED_ANEW = ['/elements', '/shop-grid', '/form-select', '/image-gallery', '/data-table'];
/** These pages are also checked by axe in their frame; the gallery's own tests check each page in both themes. */
const HELD_BY_COMPONENTS = { except: ['color-contrast'] };

test('an anonymous visitor can open the public demo pages', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto(OPEN_DEMOS[0]!);
  await walk(page, OPEN_DEMOS);
  expect(calls, 'demo pages make no calls').toEqual([]);
});

test('a guest can open every demo page, in its frame', async ({ guest: page }) => {
  await page.goto(DEMOS[0]!);
  const calls = callsOf(page);
  await walk(page, DEMOS);
  for (const path of LOADED_ANEW) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
      await expectAccessible(page, HELD_BY_COMPONENTS);
    });
  }
  expect(calls, 'demo pages make no calls').toEqual([]);
});

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${new URL(page.url()).pathname}: ${pathname}`);
  });
  return calls;
}

/**
 * Opens pages by the router, beginning with the open one, and checks each in both themes: it has its frame
 * (rule gallery-pages), no horizontal overflow and no broken picture.
 */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      const before = await page.title();
      await page.evaluate((to) => history.pushState(null, '', to), path);
      // While a page loads, the title is "Pieno" or the previous page's.
      const isOpen = path === paths[0];
      await page.waitForFunction(
        ({ old, isSame }) => document.title !== 'Pieno' && (isSame || document.title !== old),
        { old: before, isSame: isOpen },
      );
      await page.locator('h1[lang=en]').waitFor();
      const seen = await page.evaluate(look);
      expect(seen, path).toEqual({
        path,
        titleLang: 'en',
        isTitleOfDocument: true,
        back: expect.stringMatching(/^\/[a-z]/),
        themes: ['light', 'dark'].map((theme) => ({ theme, overflow: 0, broken: [] })),
      });
    });
  }
}

/** Runs in the browser: records the page in the light and the dark theme. */
async function look() {
  const frame = () => new Promise(requestAnimationFrame);
  const title = document.querySelector('h1');
  const themes = [];
  // Changes the theme as another tab would.
  for (const theme of ['light', 'dark']) {
    localStorage.setItem('theme', theme);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    await frame();
    await frame();
    const { scrollWidth, clientWidth } = document.documentElement;
    const broken = [...document.images].filter(
      (image) => image.complete && image.naturalWidth === 0,
    );
    themes.push({
      theme: document.documentElement.dataset.theme,
      overflow: scrollWidth - clientWidth,
      broken: broken.map(({ src }) => src),
    });
  }
  return {
    path: location.pathname,
    titleLang: title?.lang,
    isTitleOfDocument: document.title === `${title?.textContent} · Pieno`,
    back: document.querySelector('header [aria-label="Indietro"]')?.getAttribute('href'),
    themes,
  };
}
