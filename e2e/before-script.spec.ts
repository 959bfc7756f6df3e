/** A page's content before and without its script (rule page-content): readable, with working links. */
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

const PREPARED = ['/home', '/ranking/10', '/business/8', '/social-login?to=%2Fbusiness%2F8'];

for (const theme of ['light', 'dark'])
  test(`every prepared page can be read before the script, ${theme}`, async ({ guest: page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    // Never answered, so that the app does not load.
    await page.route(/\/assets\/index-[^/]*\.js$/, () => undefined);
    for (const path of PREPARED) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-prepared] [data-size]').first()).toBeVisible();
      await expectAccessible(page);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /404 \(Not Found\).*no-such-page/ });

  for (const path of ['/', '/settings', '/about-us', '/no-such-page'])
    test(`${path} says what it needs, and links to the prices`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      await page.getByRole('link', { name: 'I prezzi si leggono anche senza.' }).click();
      await expect(page).toHaveURL('/home');
      await expect(page.getByText(/^€ \d,\d{3} al litro$/).first()).toBeAttached();
    });
});
