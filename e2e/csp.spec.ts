import { PICTURE } from './people.ts';
import { expect, test } from './test.ts';

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

  test('allows nothing inline and makes a nonce for each answer', async ({ page }) => {
    const policies = [];
    for (let visit = 0; visit < 2; visit++) {
      const answer = await page.goto('/social-login');
      policies.push(answer!.headers()['content-security-policy'] ?? '');
    }
    expect(policies[0]).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policies[0]).toMatch(/style-src 'self' 'nonce-[^']+'/);
    expect(policies[0]).not.toMatch(/unsafe/);
    expect(policies[0]).not.toBe(policies[1]);
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
