/** The settings stored in the account, and those stored in the browser. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, openMenu, signIn, test } from './test.ts';

const SAVED = 'Impostazione aggiornata con successo!';
const turn = (page: Page, name: string) => page.getByRole('switch', { name }).click();

test('a switch says for three seconds that it was saved, and is saved', async ({
  member: page,
}) => {
  await page.goto('/settings');
  const notifications = page.getByRole('switch', { name: 'Notifiche Accettate' });
  await expect(notifications).toBeChecked();
  await page.clock.install();
  await notifications.click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page.getByText(SAVED)).toBeHidden();
  await page.reload();
  await expect(notifications).not.toBeChecked();
});

test('the theme follows the account’s setting', async ({ member: page }) => {
  const root = page.locator('html');
  await page.goto('/settings');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await turn(page, 'Tema scuro');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('switch', { name: 'Tema scuro' })).toBeChecked();
});

test('a second phone takes over the account’s theme, once', async ({
  member: page,
  person,
  otherPhone,
}) => {
  await page.goto('/settings');
  await turn(page, 'Tema scuro');
  await expect(page.getByText(SAVED)).toBeVisible();
  const root = otherPhone.locator('html');
  await signIn(otherPhone, person);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await (await openMenu(otherPhone)).getByRole('button', { name: 'Light Mode' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  const known = otherPhone.waitForResponse('**/api/user');
  await otherPhone.reload();
  await known;
  await expect(otherPhone.getByRole('heading', { name: 'Vincitori per Categoria' })).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the consent is given and withdrawn', async ({ member: page }) => {
  await page.goto('/settings');
  await turn(page, 'Consenso alla geolocalizzazione');
  await expect(
    page.getByText('Consenso alla geolocalizzazione concesso con successo!'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Concesso il /)).toBeVisible();
  await turn(page, 'Consenso alla geolocalizzazione');
  await expect(
    page.getByText('Consenso alla geolocalizzazione revocato con successo!'),
  ).toBeVisible();
  await expect(page.getByText('Non concesso')).toBeVisible();
});

test('the popup of an inner page changes the account’s theme and the phone’s direction', async ({
  member: page,
}) => {
  const root = page.locator('html');
  await page.goto('/ranking/10');
  await page.getByRole('button', { name: 'Apri le impostazioni rapide' }).click();
  const popup = page.getByRole('dialog', { name: 'Impostazioni rapide' });
  await expect(popup.getByRole('switch')).toHaveCount(4);
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user') && answer.request().method() === 'PUT',
  );
  await popup.getByRole('switch', { name: 'Tema scuro' }).click();
  await saved;
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await popup.getByRole('switch', { name: 'Da destra a sinistra' }).click();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(popup.getByText(SAVED)).toBeHidden();
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Chiudi le impostazioni rapide' }).click();
  await expect(popup).toBeHidden();

  await page.reload();
  await expect(root).toHaveAttribute('dir', 'rtl');
  // The map's buttons are there once the script has taken the page over.
  const smaller = page.getByRole('button', { name: 'Riduci' });
  await expect(smaller).toBeVisible();
  const back = (await page.getByRole('link', { name: 'Indietro' }).boundingBox())!;
  const menu = (await page.getByRole('button', { name: 'Apri il menu' }).boundingBox())!;
  expect(back.x, 'the arrow stands on the other side').toBeGreaterThan(menu.x);
  // The map's layout is not mirrored; nothing may cover its buttons in right-to-left direction.
  await smaller.click({ trial: true });
});

test.describe('a switch that cannot be saved', () => {
  test.use({ expectedFaults: /status of 500|ERR_FAILED/ });

  test('returns to its value before, and so does the theme', async ({ member: page }) => {
    await page.goto('/settings');
    const { promise: looked, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/user', async (route) => {
      await looked;
      await route.fulfill({ status: 500, json: { message: '' } });
    });
    const dark = page.getByRole('switch', { name: 'Tema scuro' });
    await dark.click();
    await expect(dark).toBeChecked();
    await expect(dark).toBeDisabled();
    letGo();
    await expect(
      page.getByText("Si è verificato un errore durante l'aggiornamento dell'impostazione"),
    ).toBeVisible();
    await expect(dark).not.toBeChecked();
    await expect(dark).toBeEnabled();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    await page.unroute('**/api/user');
    await page.route('**/api/user', (route) => route.abort());
    const available = page.getByRole('switch', { name: 'Stato disponibile' });
    await available.click();
    await expect(page.getByText('Errore di connessione al server')).toBeVisible();
    await expect(available).not.toBeChecked();
    await page.unroute('**/api/user');
    await page.reload();
    await expect(available).not.toBeChecked();
    await expect(dark).not.toBeChecked();
  });
});
