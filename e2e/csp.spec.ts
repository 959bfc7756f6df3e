import { PICTURE } from './people.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('the content policy', () => {
  // A violation is reported as an unexpected fault by the fixture in test.ts, in every test: accessibility.spec.ts opens
  // all screens. These open what appears on them later.
  test('holds for the map', async ({ guest: page }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: /mappa/i }).click();
    await expect(page.locator('canvas')).toBeVisible();
  });

  test('holds in the dialogs of an account and for an avatar', async ({ member: page }) => {
    await page.goto('/user-profile');
    await page.getByRole('button', { name: 'Apri le impostazioni rapide' }).click();
    await expect(page.getByRole('dialog', { name: 'Impostazioni rapide' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel("Cambia l'immagine del profilo").setInputFiles(PICTURE);
    await expect(page.getByText('Immagine del profilo aggiornata con successo!')).toBeVisible();
    await page.getByRole('button', { name: 'Elimina account' }).click();
    await expect(page.getByRole('dialog', { name: /^Vuoi eliminare/ })).toBeVisible();
  });

  test('allows nothing inline but two scripts and the styles of prepared pages, and no nonce', async ({
    page,
  }) => {
    const answer = await page.goto('/social-login');
    const policy = (answer!.headers()['content-security-policy'] ?? '').split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy.find((part) => part.startsWith('style-src'))).toMatch(
      /^style-src 'self'(?: 'sha256-[^' ]+'){5}$/,
    );
    expect(policy.find((part) => part.startsWith('script-src'))).toMatch(
      /^script-src 'self'(?: 'sha256-[^' ]+'){2}$/,
    );
    expect(policy.join()).not.toMatch(/unsafe|nonce/);
  });

  test('lets a layout follow the width, and a dialog hold the page still', async ({
    guest: page,
  }) => {
    await page.goto('/partner-logo');
    const slide = page.getByRole('region', { name: 'Partners' }).getByRole('group').first();
    const share = () =>
      slide.evaluate((one) => one.clientWidth / one.closest('[role="region"]')!.clientWidth);
    await expect.poll(share).toBeGreaterThan(0.9);
    await page.setViewportSize({ width: 1000, height: 844 });
    await expect.poll(share).toBeLessThan(0.4);

    await page.goto('/modal');
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
    expect(await overflow()).not.toBe('hidden');
    await page
      .getByRole('button', { name: /^Open:/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(overflow).toBe('hidden');
  });
});

test.describe('a foreign script', () => {
  test.use({ expectedFaults: /content policy: script-src|Content Security Policy/ });

  test('does not run', async ({ page }) => {
    await page.goto('/social-login');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = "document.title = 'foreign'";
      document.head.append(script);
      return document.title === 'foreign';
    });
    expect(ran).toBe(false);
  });
});

test.describe('a foreign style', () => {
  test.use({ expectedFaults: /content policy: style-src|Content Security Policy|style element/ });

  test('does not apply', async ({ page }) => {
    await page.goto('/social-login');
    const color = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: rgb(1, 2, 3) }';
      document.head.append(style);
      return getComputedStyle(document.body).color;
    });
    expect(color).not.toBe('rgb(1, 2, 3)');
  });
});
