/** Access to pages (rule page-access); session/guards.test.ts has the table of all pages and visitors. */
// Tests rules entry-screen, page-not-found, page-root, ranking-parameter.
import { expect, test } from './test.ts';

test('an anonymous visitor can open a public page, and is redirected from others to the entry page', async ({
  page,
}) => {
  for (const path of ['/about-us', '/otp']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
  const led = (path: string) => `/social-login?to=${encodeURIComponent(path)}`;
  for (const path of ['/settings', '/counterup']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(led(path));
  }
  await page.evaluate(() => history.pushState(null, '', '/user-profile'));
  await expect(page).toHaveURL(led('/user-profile'));
});

test('a signed-in user is redirected home from the entry and sign-in pages', async ({
  member: page,
}) => {
  for (const path of ['/', '/social-login', '/login', '/register']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/home');
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('shows an error, or redirects home for a ranking without a number', async ({
    guest: page,
  }) => {
    await page.goto('/not/a/page');
    await expect(page.getByText('OOPS... Page not found!')).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/home');
    for (const path of ['/ranking', '/ranking/abc', '/ranking/-1']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/home');
    }
  });
});
