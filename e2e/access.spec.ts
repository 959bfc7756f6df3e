import type { Page } from '@playwright/test';
import { PAGES } from '@pieno/contract/pages.ts';
import { isDemo, PROTECTED, PUBLIC } from './gallery-paths.ts';
import { expect, test } from './test.ts';

const address = (path: string) =>
  path
    .replace(':decade', '10')
    .replace(/:id|:station/, '1')
    .replace(':part', 'coda');
const open = PAGES.filter(({ access, path }) => access === 'everyone' && path !== '/');
// Two demo pages stand for all of them: the complete list is tested next to the page table.
const guarded = PAGES.filter(({ access, part }) => access === 'visitor' && part === 'product')
  .map(({ path }) => path)
  .concat('/pages', '/counterup');

test('anybody may open the public pages', async ({ page }) => {
  for (const { path } of open) {
    await page.goto(path);
    await expect(page.locator('main'), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
});

test('every other page redirects an anonymous visitor to the entry page', async ({ page }) => {
  for (const path of guarded) {
    await page.goto(address(path));
    await expect(page, path).toHaveURL(/\/social-login(\?to=|$)/);
  }
});

const product = (paths: readonly string[]) => paths.filter((path) => !isDemo(path));
const WAYS_IN = ['/social-login', '/login', '/register'];

/** Expects the page itself to be rendered, not only its URL: while the session is pending there is no h1. */
async function expectOpen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page, path).toHaveURL(path);
}

test('a guest may open every page of the product', async ({ guest: page }) => {
  for (const path of product([...PUBLIC, ...PROTECTED])) await expectOpen(page, path);
});

test('a signed-in user may open all of them but the sign-in pages, which redirect home', async ({
  member: page,
}) => {
  const paths = product([...PUBLIC, ...PROTECTED]).filter((path) => !WAYS_IN.includes(path));
  for (const path of paths) await expectOpen(page, path);
  for (const path of ['/', ...WAYS_IN]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/home');
  }
});

test.describe('a page that does not exist', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('says so, and leads home', async ({ guest: page }) => {
    await page.goto('/not/a/page');
    await expect(page.getByText('OOPS... Page not found!')).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('a ranking without a number', () => {
  test.use({ expectedFaults: /status of 404.*\/ranking\// });

  test('leads home', async ({ guest: page }) => {
    for (const path of ['/ranking', '/ranking/abc', '/ranking/-1']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/home');
    }
  });
});
