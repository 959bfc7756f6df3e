/** A station's photographs: its owner adds one, and a driver sees it. */
// Tests rule pictures-card.
import { expectAccessible } from './axe.ts';
import { invitedOwner } from './office-people.ts';
import { test } from './own-product.ts';
import { PICTURE } from './people.ts';
import { becomeGuest, expect, signIn } from './test.ts';

const STATION = 4;

test('an owner adds a photograph with a caption, and a guest sees it', async ({
  page,
  otherPhone,
  request,
  product,
}) => {
  const { person } = await invitedOwner(page, request, product.dataDir, STATION);
  await signIn(otherPhone, person);
  await otherPhone.goto(`/gestore/${STATION}`);
  await otherPhone.getByRole('button', { name: 'Modifica logo e foto' }).click();
  await otherPhone.getByLabel('Aggiungi foto').setInputFiles(PICTURE);
  await otherPhone.getByRole('button', { name: 'Testi: Foto 1' }).click();
  await otherPhone.getByLabel('Testo alternativo').fill('Le pompe');
  await otherPhone.getByLabel('Didascalia').fill('Aperte anche di notte');
  await otherPhone.getByRole('button', { name: 'Salva i testi' }).click();
  await expect(otherPhone.getByText('Testi salvati')).toBeVisible();
  await otherPhone.getByLabel('Scegli il logo').setInputFiles(PICTURE);
  await expect(otherPhone.getByRole('img', { name: 'Il logo di adesso' })).toBeVisible();
  await expectAccessible(otherPhone);

  await becomeGuest(page);
  await page.goto(`/business/${STATION}`);
  await page.getByRole('button', { name: "Apri l'immagine: Le pompe" }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('Aperte anche di notte')).toBeVisible();
  const picture = viewer.getByRole('img', { name: 'Le pompe' });
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
});
