// Tests rules gallery-off, shell-bar.
import { test } from './own-product.ts';
import { expect, linksIn } from './test.ts';

test.use({ productEnv: { GALLERY: 'off' } });

test('without the demo pages the bottom bar has the product’s own links', async ({
  guest: page,
}) => {
  await page.goto('/home');
  const bar = page.getByRole('navigation', { name: 'Navigazione principale' });
  await expect
    .poll(() => linksIn(bar))
    .toEqual([
      ['Home', '/home'],
      ['Classifica', '/ranking/10'],
      ['Impostazioni', '/settings'],
    ]);
  await page.goto('/ranking/20');
  await expect(page.getByRole('heading', { name: 'Diesel', level: 1 })).toBeVisible();
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/home');
  await expect.poll(async () => (await linksIn(bar))[1]).toEqual(['Classifica', '/ranking/20']);
});

test.describe('the path of a demo page', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('is not found', async ({ guest: page }) => {
    for (const path of ['/pages', '/otp']) {
      const answer = await page.goto(path);
      expect(answer!.status(), path).toBe(404);
      await expect(page.getByText('OOPS... Page not found!'), path).toBeVisible();
    }
    await page.goto('/home');
    await page.evaluate(() => history.pushState(null, '', '/counterup'));
    await expect(page.getByText('OOPS... Page not found!')).toBeVisible();
  });
});
