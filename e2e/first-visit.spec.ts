// Tests rules entry-guest, entry-screen, first-visit, home-screen, home-winners, page-gate, page-root,
// ranking-screen, station-position.
import { enterAsGuest, expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('a new visitor finds the cheapest petrol and the way there', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/social-login');
  await expect(page.getByRole('heading', { name: 'Benvenuto su Pieno' })).toBeVisible();

  await page.getByRole('button', { name: 'Accedi come guest' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: 'Vincitori per Categoria' })).toBeVisible();

  await page
    .getByRole('link', { name: /Vedi Classifica.*Benzina|Benzina.*Vedi Classifica/ })
    .click();
  await expect(page).toHaveURL('/ranking/10');
  await expect(page.getByRole('heading', { name: 'Benzina', level: 1 })).toBeVisible();

  const first = page.getByRole('main').getByRole('listitem').first();
  const name = await first.getByRole('link').first().innerText();
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/business\/\d+$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(name.split('\n')[0]!);
  await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Indicazioni' })).toHaveAttribute('target', '_blank');
});

test('a guest who comes back goes straight to the winners', async ({ page }) => {
  await enterAsGuest(page);
  await page.goto('/');
  await expect(page).toHaveURL('/home');
});

test('the entry page stays light and keeps the chosen theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/social-login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.getByRole('button', { name: 'Accedi come guest' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('a session that is over', () => {
  test.use({ expectedFaults: /status of 401.*api\/user\)/ });

  test('a visitor with a session sees a spinner until it is checked', async ({ page }) => {
    await page.addInitScript(() => {
      const visitor = { kind: 'registered', token: 'of a session that is over', user: null };
      localStorage.setItem('pieno.visitor', JSON.stringify(visitor));
    });
    const { promise: looked, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/user', async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByText('Pieno si apre…')).toBeVisible();
    letGo();
    await expect(page).toHaveURL('/social-login');
  });
});
