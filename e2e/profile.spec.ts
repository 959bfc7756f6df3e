/** The profile: the picture, shared by all devices of the account, and the personal data. */
import type { Page } from '@playwright/test';
import { PICTURE } from './people.ts';
import { expect, openMenu, signIn, test } from './test.ts';

const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByLabel("Cambia l'immagine del profilo").setInputFiles(file);

/** Delays the requests to a path until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a picture shows at once, is uploaded and appears on the second phone', async ({
  member: page,
  person,
  otherPhone,
}) => {
  await page.goto('/user-profile');
  const letGo = await hold(page, '**/api/user/avatar');
  await choose(page, PICTURE);
  const picture = page.getByRole('main').locator('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect(page.getByText("Caricamento dell'immagine…")).toBeAttached();
  letGo();
  await expect(page.getByText('Immagine del profilo aggiornata con successo!')).toBeVisible();
  await expect(page.getByText("Caricamento dell'immagine…")).not.toBeAttached();

  await signIn(otherPhone, person);
  const shown = (await openMenu(otherPhone)).locator('img');
  await expect(shown).toHaveAttribute('src', /^\/api\/images\//);
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  await page.reload();
  await expect(picture).toHaveAttribute('src', (await shown.getAttribute('src'))!);
});

test('the profile is saved', async ({ member: page }) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Update Bio' }).click();
  const bio = page.getByLabel('Bio');
  await expect(bio).toBeFocused();
  await bio.fill('Guido piano.\nE solo di giorno.');
  await page.getByLabel('Nome utente').fill('Annina');
  await page.getByLabel('Data di nascita').fill('1984-02-29');
  await page.getByLabel("Fascia d'età").selectOption('35-44');
  await page.getByLabel('Città').fill('Borgo Maggiore');
  const letGo = await hold(page, '**/api/user');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('button', { name: 'Aggiornamento in corso...' })).toBeVisible();
  letGo();
  await expect(page.getByText('Profilo aggiornato con successo!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva' })).toBeVisible();

  await page.reload();
  await expect(bio).toHaveValue('Guido piano.\nE solo di giorno.');
  await expect(page.getByLabel('Data di nascita')).toHaveValue('1984-02-29');
  await expect(page.getByLabel("Fascia d'età")).toHaveValue('35-44');
  await expect((await openMenu(page)).getByText('Annina')).toBeVisible();
});

test('a file that is no picture, or too large, is not sent', async ({ member: page }) => {
  await page.goto('/user-profile');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await choose(page, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByText("Per favore seleziona un'immagine valida")).toBeVisible();
  const large = Buffer.alloc(2 * 1024 * 1024 + 1);
  await choose(page, { name: 'a.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByText("L'immagine deve essere inferiore a 2MB")).toBeVisible();
  expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
  await page.getByRole('button', { name: "Chiudi l'avviso" }).click();
  await expect(page.getByText("L'immagine deve essere inferiore a 2MB")).toBeHidden();
});

test.describe('a picture that the server refuses', () => {
  test.use({ expectedFaults: /status of (422|500).*\/user\/avatar/ });

  test('is judged by its content, and the previous picture returns', async ({ member: page }) => {
    await page.goto('/user-profile');
    await choose(page, {
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('PK\u0003\u0004'),
    });
    await expect(page.getByText("Per favore seleziona un'immagine valida")).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    await page.route('**/api/user/avatar', (route) =>
      route.fulfill({ status: 500, json: { message: '' } }),
    );
    await choose(page, PICTURE);
    await expect(
      page.getByText("Si è verificato un errore durante il caricamento dell'immagine"),
    ).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });
});
