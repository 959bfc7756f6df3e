/** Without a mail server: the page names the operator, and an administrator confirms an e-mail. */
// Tests rules operator-contact, verification-request.
import { expectAccessible } from './axe.ts';
import { administratorOn } from './office-people.ts';
import { test } from './own-product.ts';
import { randomPerson, register } from './people.ts';
import { expect, signIn } from './test.ts';

// One instance of the product, as in the office's journeys.
test.describe.configure({ mode: 'default' });

/** A station that no other journey writes to. */
const ASKED = { id: 16 };

// The answer about the missing mail server.
test.use({ expectedFaults: /status of 409/ });

test('a driver finds the operator and requests verification, and an administrator confirms', async ({
  page,
  otherPhone,
  request,
  product,
}) => {
  const { as } = await administratorOn(page, request, product.dataDir);
  const contact = ['Marta Rossi', 'marta@pieno.example', '0549 991 234'];
  await request.put('/api/admin/settings/operator_contact', {
    headers: as,
    data: { values: contact },
  });
  const driver = randomPerson();
  await register(request, driver);
  await signIn(otherPhone, driver);
  await otherPhone.goto('/home');
  await otherPhone.getByRole('button', { name: 'Apri il menu' }).click();
  await otherPhone.getByRole('link', { name: 'Contatti' }).click();
  await expect(otherPhone).toHaveURL('/contatti');
  const mail = otherPhone.getByRole('link', { name: contact[1]! });
  await expect(mail).toHaveAttribute('href', `mailto:${contact[1]}`);
  await expectAccessible(otherPhone);

  await otherPhone.goto(`/business/${ASKED.id}`);
  await otherPhone.getByRole('button', { name: 'Scrivi i prezzi' }).click();
  await otherPhone.getByRole('textbox', { name: /^Diesel Self, prezzo/ }).fill('1,699');
  await otherPhone.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(mail).toBeVisible();
  await otherPhone.getByRole('button', { name: 'Chiedi la verifica' }).click();
  await expect(otherPhone.getByText(/^Richiesta inviata: chi gestisce Pieno/)).toBeVisible();

  await page.goto('/admin');
  const asked = page.getByRole('listitem').filter({ hasText: driver.email });
  await asked.getByRole('link', { name: 'Decidi' }).click();
  await page.getByRole('button', { name: /^Conferma l'email/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Per telefono' }).click();
  await dialog.getByRole('button', { name: "Conferma l'email" }).click();
  await expect(dialog).toBeHidden();
  await otherPhone.getByRole('button', { name: 'Conferma e invia' }).click();
  await expect(otherPhone.getByText(/Lo mostriamo come segnalato/)).toBeVisible();
});
