// Tests rules error-page, shell-frame, theme-switch.
import type { Page } from '@playwright/test';
import { expect, openMenu, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** From the next navigation on, records every theme since the first visible element: a late correction would flash. */
async function watchTheme(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const theme = document.documentElement.dataset.theme ?? 'none';
      if (document.body !== null && shown.at(-1) !== theme) shown.push(theme);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

test('the theme is changed and stored, and its switch names the other one', async ({
  guest: page,
}) => {
  const root = page.locator('html');
  await page.goto('/home');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await (await openMenu(page)).getByRole('button', { name: 'Dark Mode' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  const shown = await watchTheme(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vincitori per Categoria' })).toBeVisible();
  expect(await shown()).toEqual(['dark']);
  await (await openMenu(page)).getByRole('button', { name: 'Light Mode' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the back arrow opens the page’s parent, or the ranking where it was scrolled', async ({
  guest: page,
}) => {
  const back = page.getByRole('link', { name: 'Indietro' });
  for (const path of ['/ranking/30', '/business/3']) {
    await page.goto('/ranking/10?mode=self');
    await page.goto(path);
    await back.click();
    await expect(page, path).toHaveURL('/home');
  }
  await page.goto('/ranking/10?mode=self');
  const last = page.getByRole('main').locator('li a[href^="/business/"]').last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await last.click();
  const name = page.getByRole('article').getByRole('heading', { level: 2 }).first();
  await expect(page).toHaveTitle(`${await name.innerText()} · Pieno`);
  await expect(back).toHaveAttribute('href', '/ranking/10?mode=self');
  await back.click();
  await expect(page).toHaveURL('/ranking/10?mode=self');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test.describe('a page that fails to load', () => {
  test.use({
    serviceWorkers: 'block',
    expectedFaults: /ERR_FAILED|Unable to preload|Failed to fetch|Questa pagina è rotta/,
  });

  test('is reloaded once if its files are missing, and shows an error', async ({ guest: page }) => {
    await page.route(/\/assets\/business/, (route) => route.abort());
    let visits = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits += 1;
    });
    // The failing chunk may reload the page before it has loaded, so this waits for the commit only.
    await page.goto('/business/1', { waitUntil: 'commit' });
    await expect(page.getByText('Non riesco ad aprire questa pagina.')).toBeVisible();
    expect(visits).toBe(2);
    await page.unroute(/\/assets\/business/);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();

    const broken = "export const component = () => { throw new Error('Questa pagina è rotta') }";
    await page.route(/\/assets\/about-us.*js$/, (route) =>
      route.fulfill({ body: broken, contentType: 'text/javascript' }),
    );
    await page.goto('/about-us');
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await expect(page.getByText('Questa pagina è rotta')).toBeVisible();
    await page.getByRole('link', { name: 'Torna alla Home' }).click();
    await expect(page).toHaveURL('/home');
  });

  test('stays when only the styles of an optional part are missing', async ({ guest: page }) => {
    const styles = /\/assets\/station-report.*css/;
    await page.route(styles, (route) => route.abort());
    const failures: string[] = [];
    page.on('requestfailed', (request) => {
      if (styles.test(request.url())) failures.push(request.url());
    });
    await page.goto('/business/1', { waitUntil: 'commit' });
    // Again after the automatic reload.
    await expect.poll(() => failures.length).toBe(2);
    await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Condividi' }).first()).toBeVisible();
    await expect(page.getByText('Non riesco ad aprire questa pagina.')).toBeHidden();
  });
});
