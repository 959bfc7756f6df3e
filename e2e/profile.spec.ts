/** The profile: the picture, shared by all devices of the account, and the personal data. */
// Tests rules avatar-rules, profile-avatar, profile-save, profile-screen, shell-visitor.
import { PICTURE } from './people.ts';
import { expect, openMenu, signIn, test } from './test.ts';

test.use({ expectedFaults: /status of 422.*\/user\/avatar/ });

test('picture and data are saved, and the second phone shows them', async ({
  member: page,
  person,
  otherPhone,
}) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Update Bio' }).click();
  const bio = page.getByLabel('Bio');
  await expect(bio).toBeFocused();
  await bio.fill('Guido piano.\nE solo di giorno.');
  await page.getByLabel('Nome utente').fill('Annina');
  await page.getByLabel('Data di nascita').fill('1984-02-29');
  await page.getByLabel("Fascia d'età").selectOption('35-44');
  await page.getByLabel('Città').fill('Borgo Maggiore');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Profilo aggiornato con successo!')).toBeVisible();

  // The server checks the content.
  const picker = page.getByLabel("Cambia l'immagine del profilo");
  const buffer = Buffer.from('PK\u0003\u0004');
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await expect(page.getByText("Per favore seleziona un'immagine valida")).toBeVisible();
  const picture = page.getByRole('main').locator('img');
  await expect(picture).toHaveCount(0);
  await picker.setInputFiles(PICTURE);
  await expect(page.getByText('Immagine del profilo aggiornata con successo!')).toBeVisible();

  await signIn(otherPhone, person);
  await otherPhone.goto('/home');
  const menu = await openMenu(otherPhone);
  await expect(menu.getByText('Annina')).toBeVisible();
  const shown = menu.locator('img');
  await expect(shown).toHaveAttribute('src', /^\/api\/images\//);
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  await page.reload();
  await expect(picture).toHaveAttribute('src', (await shown.getAttribute('src'))!);
  await expect(bio).toHaveValue('Guido piano.\nE solo di giorno.');
  await expect(page.getByLabel('Data di nascita')).toHaveValue('1984-02-29');
  await expect(page.getByLabel("Fascia d'età")).toHaveValue('35-44');
});
