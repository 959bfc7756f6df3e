/** Settings in the account, and settings in the browser. */
// Tests rules settings-consent, settings-popup, settings-screen, settings-switch, theme-account.
import type { Page } from '@playwright/test';
import { fillInLogin } from './people.ts';
import { expect, isMarked, openMenu, test } from './test.ts';

const SAVED = 'Impostazione aggiornata con successo!';
const GIVEN = 'Consenso alla geolocalizzazione concesso con successo!';
const WITHDRAWN = 'Consenso alla geolocalizzazione revocato con successo!';

/** Turns a switch, and waits until the account has saved it. */
async function turn(page: Page, name: string, sentence = SAVED): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('switch', { name }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(sentence)).toBeVisible();
}

test('settings are saved, and a second phone adopts the theme, once', async ({
  member: page,
  person,
  otherPhone,
}) => {
  const root = page.locator('html');
  const option = (name: string) => page.getByRole('switch', { name });
  await page.goto('/settings');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(option('Notifiche Accettate')).toBeChecked();
  await turn(page, 'Notifiche Accettate');
  await turn(page, 'Consenso alla geolocalizzazione', GIVEN);
  await turn(page, 'Tema scuro');
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(option('Tema scuro')).toBeChecked();
  await expect(option('Notifiche Accettate')).not.toBeChecked();
  await expect(page.getByText(/^Concesso il /)).toBeVisible();
  await turn(page, 'Consenso alla geolocalizzazione', WITHDRAWN);
  await expect(page.getByText('Non concesso')).toBeVisible();

  const other = otherPhone.locator('html');
  await otherPhone.goto('/login');
  await fillInLogin(otherPhone, person);
  await expect(other).toHaveAttribute('data-theme', 'dark');
  await (await openMenu(otherPhone)).getByRole('button', { name: 'Light Mode' }).click();
  await expect(other).toHaveAttribute('data-theme', 'light');
  await expect(otherPhone.getByRole('dialog')).toBeHidden();
  // Closing the menu steps back in the history, which would abort a reload.
  await expect.poll(() => isMarked(otherPhone)).toBe(false);
  const known = otherPhone.waitForResponse('**/api/user');
  await otherPhone.reload();
  await known;
  await expect(otherPhone.getByRole('heading', { name: 'Vincitori per Categoria' })).toBeVisible();
  await expect(other).toHaveAttribute('data-theme', 'light');
});

test('the popup of an inner page changes the direction, and the phone stores it', async ({
  guest: page,
}) => {
  const root = page.locator('html');
  await page.goto('/ranking/10');
  await page.getByRole('button', { name: 'Apri le impostazioni rapide' }).click();
  const popup = page.getByRole('dialog', { name: 'Impostazioni rapide' });
  await popup.getByRole('switch', { name: 'Da destra a sinistra' }).click();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await popup.getByRole('button', { name: 'Chiudi le impostazioni rapide' }).click();
  await expect(popup).toBeHidden();
  await expect.poll(() => isMarked(page)).toBe(false);

  await page.reload();
  await expect(root).toHaveAttribute('dir', 'rtl');
  // The map's buttons appear once the script has taken over the page.
  const smaller = page.getByRole('button', { name: 'Riduci' });
  await expect(smaller).toBeVisible();
  const back = (await page.getByRole('link', { name: 'Indietro' }).boundingBox())!;
  const menu = (await page.getByRole('button', { name: 'Apri il menu' }).boundingBox())!;
  expect(back.x, 'the arrow stands on the other side').toBeGreaterThan(menu.x);
  // The map's layout is not mirrored; nothing may cover its buttons in right-to-left direction.
  await smaller.click({ trial: true });
});
