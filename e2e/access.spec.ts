/** Who may open which page (rule page-access); the table of all pages and visitors is that of session/guards.test.ts. */
// Tests rules entry-screen, page-not-found, page-root, ranking-parameter.
import { expect, test } from './test.ts';

test('a stranger may open a public page, and is led from any other to the entry', async ({
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

test('a signed-in user is led home from the entrance and the sign-in pages', async ({
  member: page,
}) => {
  for (const path of ['/', '/social-login', '/login', '/register']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/home');
  }
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('says so, or leads home where it is a ranking without a number', async ({ guest: page }) => {
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
