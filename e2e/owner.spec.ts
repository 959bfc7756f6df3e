import { expectAccessible } from './axe.ts';
import { ownerOf, publish } from './office-people.ts';
import { test } from './own-product.ts';
import { expect, signIn } from './test.ts';

const REPORTED = { id: 14 };

test('a guest sees what an owner wrote: hours, services, and the price history', async ({
  guest: page,
  otherPhone,
  request,
  product,
}) => {
  const owner = await ownerOf(request, product.dataDir, REPORTED.id);
  for (const price of [1.711, 1.705, 1.701, 1.689])
    await publish(request, owner.as, REPORTED.id, { fuel_type_id: 10, price });
  await signIn(otherPhone, owner.person);
  await otherPhone.goto('/gestore');
  await otherPhone.getByRole('button', { name: 'Modifica i dati' }).click();
  await otherPhone
    .getByRole('region', { name: 'Orari del servizio' })
    .getByText('Per giorno')
    .click();
  await otherPhone.getByLabel('lunedì, fascia 1, inizio').fill('07:00');
  await otherPhone.getByLabel('lunedì, fascia 1, fine').fill('20:30');
  await otherPhone.getByRole('button', { name: 'Copia da lunedì a venerdì' }).click();
  for (const day of ['sabato', 'domenica']) {
    await otherPhone.getByRole('button', { name: `Togli la fascia 1: ${day}` }).click();
  }
  await otherPhone.getByRole('checkbox', { name: 'Bar' }).check();
  await otherPhone.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(otherPhone.getByText('Dati salvati')).toBeVisible();
  // axe considers a box that the page's header half covers too small a target.
  await otherPhone.evaluate(() => scrollTo(0, 0));
  await expectAccessible(otherPhone);

  await page.goto(`/business/${REPORTED.id}`);
  await expect(page.getByText('7:00–20:30')).toBeVisible();
  await expect(page.getByText('Bar', { exact: true })).toBeVisible();
  await page.getByRole('region', { name: 'Andamento' }).scrollIntoViewIfNeeded();
  const figure = page.getByRole('figure', { name: 'Andamento dei prezzi: Benzina' });
  const cursor = figure.getByRole('slider', { name: 'Cursore sui cambi di prezzo' });
  await expect(cursor).toHaveAttribute('aria-valuetext', /1,689/);
  await cursor.press('ArrowLeft');
  await expect(cursor).toHaveAttribute('aria-valuetext', /1,701/);
  await figure.getByText('Come tabella').click();
  await expect(figure.getByRole('row').filter({ hasText: '1,701' })).toBeVisible();
  await expectAccessible(page);
});
