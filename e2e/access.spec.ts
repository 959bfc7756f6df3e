import { PAGES } from '@pieno/contract/pages.ts';
import { expect, test } from './test.ts';

const address = (path: string) => path.replace(':decade', '10').replace(':id', '1');
const open = PAGES.filter(({ access, path }) => access === 'everyone' && path !== '/');
// Of the demo pages two stand for all: which there are is tested beside their table.
const guarded = PAGES.filter(({ access, part }) => access === 'visitor' && part === 'product')
  .map(({ path }) => path)
  .concat('/pages', '/counterup');

test('everybody may open the public pages', async ({ page }) => {
  for (const { path } of open) {
    await page.goto(path);
    await expect(page.locator('main'), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
});

test('every other page sends a stranger to the entry page', async ({ page }) => {
  for (const path of guarded) {
    await page.goto(address(path));
    await expect(page, path).toHaveURL('/social-login');
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

test('a ranking without a number leads home', async ({ guest: page }) => {
  for (const path of ['/ranking', '/ranking/abc', '/ranking/-1']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/home');
  }
});
