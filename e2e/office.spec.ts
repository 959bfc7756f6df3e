// Tests rules admin-invite, admin-screen, admin-stations-part, admin-system, owner-invitation, owner-publish,
// owner-schedules, station-closed-page.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFitsLargeText } from './large-text.ts';
import { administratorOn, invitedOwner, publish } from './office-people.ts';
import { verify } from './operator.ts';
import { fillInLogin, randomPerson, register } from './people.ts';
import { test } from './own-product.ts';
import { expect, signIn } from './test.ts';

// One instance of the product for all tests of this file.
test.describe.configure({ mode: 'default' });

/** A separate station for each test, because they run in parallel. */
const INVITED = { id: 3 };
const HANDED = { id: 7 };
const SCHEDULED = { id: 9 };
const MERGED = { id: 12 };

/** Types a price into its field: the digits after the first two, or all digits of an empty one. */
async function typePrice(page: Page, fuel: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: new RegExp(`^${fuel}, prezzo`) });
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

test('an invited owner publishes prices on a phone', async ({
  page,
  otherPhone,
  request,
  product,
}) => {
  await administratorOn(page, request, product.dataDir);
  // The old address redirects.
  await page.goto(`/admin/inviti/${INVITED.id}`);
  await expect(page).toHaveURL(`/admin/distributori/${INVITED.id}/gestori`);
  await page.getByRole('button', { name: 'Invita un gestore' }).click();
  const card = page.getByRole('region', { name: 'Invito' });
  const url = await card.getByText(/gestore\/invito#/).textContent();
  const { pathname, hash } = new URL(url!);
  await expectAccessible(page);

  // An anonymous visitor opens the link, signs in, and returns to it: the tab has kept the code.
  const owner = randomPerson();
  await register(request, owner);
  await verify(product.dataDir, owner.email);
  await otherPhone.goto(pathname + hash);
  await expect(otherPhone).toHaveURL('/social-login?to=%2Fgestore%2Finvito');
  await expect(otherPhone.getByText(/^Sei invitato a gestire/)).toBeVisible();
  await otherPhone.getByRole('link', { name: 'Accedi con Email' }).click();
  await fillInLogin(otherPhone, owner);
  await expect(otherPhone).toHaveURL('/gestore/invito');
  await expect(otherPhone.getByLabel("Codice d'invito")).toHaveValue(hash.slice(1, 10));
  await otherPhone.getByRole('button', { name: "Accetta l'invito" }).click();
  await otherPhone.getByRole('link', { name: 'Scrivi i prezzi' }).click();
  await expect(otherPhone).toHaveURL(`/gestore/${INVITED.id}`);

  await typePrice(otherPhone, 'Benzina Servito', '1,687');
  await typePrice(otherPhone, 'Diesel Servito', '1,612');
  await otherPhone.getByRole('button', { name: 'Pubblica' }).click();
  const published = otherPhone.getByText(/^Pubblicato/);
  const question = otherPhone.getByRole('alertdialog');
  await expect(published.or(question)).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Sì' }).click();
  await expect(published).toBeVisible();
  await expectAccessible(otherPhone);
  await otherPhone.goto(`/business/${INVITED.id}`);
  await expect(otherPhone.getByText('€ 1,687 al litro').first()).toBeAttached();
});

test('a price of tomorrow is scheduled on a phone, and announced on the station’s page', async ({
  page,
  otherPhone,
  request,
  product,
}) => {
  const owner = await invitedOwner(page, request, product.dataDir, SCHEDULED.id);
  await publish(request, owner.as, SCHEDULED.id, { fuel_type_id: 21, price: 1.659 });
  await signIn(otherPhone, owner.person);
  await otherPhone.goto('/gestore');
  await typePrice(otherPhone, 'Diesel Servito', '1,639');
  await otherPhone.getByRole('button', { name: 'Programma' }).click();
  const dialog = otherPhone.getByRole('dialog', { name: 'Da quando vale?' });
  await dialog.getByRole('switch', { name: 'Pubblico' }).check();
  await expectAccessible(otherPhone);
  await dialog.getByRole('button', { name: 'Programma' }).click();
  await expect(otherPhone.getByText(/^Programmato\./)).toBeVisible();
  const list = otherPhone.getByRole('region', { name: 'Prezzi programmati' });
  await expect(list.getByText(/^domani alle 06:00/)).toBeVisible();
  await expect(list.getByRole('button', { name: /^Annulla/ })).toHaveCount(0);

  await page.goto(`/business/${SCHEDULED.id}`);
  await expect(page.getByText('da domani alle 06:00 € 1,639')).toBeVisible();
  await expect(page.getByText('€ 1,659 al litro').first()).toBeAttached();
});

test('a handover revokes the people of a station at once', async ({
  page,
  otherPhone,
  request,
  product,
}) => {
  const { person } = await invitedOwner(page, request, product.dataDir, HANDED.id);
  await signIn(otherPhone, person);
  await otherPhone.goto('/gestore');
  await expect(
    otherPhone.getByRole('heading', { name: 'I prezzi del distributore' }),
  ).toBeVisible();
  await page.goto(`/admin/distributori/${HANDED.id}/gestori`);
  await page.getByRole('button', { name: 'Cambio gestione' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cambio gestione' }).click();
  await expect(page.getByText(/^Fatto\. Persone revocate/)).toBeVisible();
  await otherPhone.goto('/gestore');
  await expect(otherPhone.getByText(/^Questa pagina è di chi gestisce/)).toBeVisible();
});

test("the administration's back arrow returns to the previous page, or one level up", async ({
  page,
  request,
  product,
}) => {
  await administratorOn(page, request, product.dataDir);
  const arrow = page.getByRole('link', { name: 'Indietro' });
  const nav = page.getByRole('navigation', { name: 'Amministrazione' });
  await page.goto('/admin');
  await nav.getByRole('link', { name: 'Distributori' }).click();
  await page.getByRole('searchbox').fill('domagnano');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Domagnano/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/distributori\/\d+$/);
  await nav.getByRole('link', { name: 'Persone' }).click();
  await expect(page).toHaveURL('/admin/persone');
  await expect(nav.locator('[aria-current]')).toHaveText(['Persone']);
  await arrow.click();
  await expect(page).toHaveURL(/\/admin\/distributori\/\d+$/);
  await arrow.click();
  await expect(page).toHaveURL('/admin/distributori');
  await page.goBack();
  await expect(page).toHaveURL('/admin');
  await expect(arrow).toHaveAttribute('href', '/home');
  await page.goto('/admin/distributori/1/scheda');
  await arrow.click();
  await expect(page).toHaveURL('/admin/distributori');
  await page.goto('/admin/sistema/registro');
  await expect(page).toHaveURL('/admin/sistema/registro');
  await arrow.click();
  await expect(page).toHaveURL('/admin/sistema');
});

test.describe('the administration', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('does not exist for other users, and loads nothing', async ({ member: page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/admin');
    await expect(page.getByText('OOPS... Page not found!')).toBeVisible();
    expect(loaded.filter((url) => /admin-screen|\/api\/admin/.test(url))).toEqual([]);
  });
});

test('every part of the administration keeps WCAG 2.2 AA', async ({ page, request, product }) => {
  test.slow();
  await administratorOn(page, request, product.dataDir);
  for (const part of [
    '',
    '/coda',
    '/distributori',
    '/distributori/1',
    '/distributori/1/gestori',
    '/distributori/1/immagini',
    '/distributori/1/scheda',
    '/persone',
    '/sistema',
    '/sistema/impostazioni',
    '/sistema/benvenuto',
    '/sistema/smac',
    '/sistema/importazioni',
    '/sistema/lavori',
    '/sistema/registro',
    '/sistema/accesso',
  ]) {
    await page.goto(`/admin${part}`);
    await expect(page.getByRole('navigation', { name: 'Amministrazione' })).toBeVisible();
    await expect(page.getByText('Caricamento…')).toHaveCount(0);
    await expectAccessible(page);
    await expectFitsLargeText(page);
  }
});

test('a new station ranks with its first price, and a merged one redirects to the other', async ({
  page,
  request,
  product,
}) => {
  const { as } = await administratorOn(page, request, product.dataDir);
  await page.goto('/admin/distributori/nuovo');
  await page.getByLabel('Nome').fill('Stazione Nuova');
  await page.getByLabel('Latitudine').fill('43.9813');
  await page.getByLabel('Longitudine').fill('12.4897');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(page.getByRole('heading', { name: 'Stazione Nuova' })).toBeVisible();
  const [, id] = /distributori\/(\d+)\/scheda$/.exec(page.url())!;
  await request.put(`/api/admin/stations/${id}/prices/10`, { headers: as, data: { price: 1.769 } });
  await page.goto('/ranking/10');
  const row = page.getByRole('link', { name: /Stazione Nuova/ }).first();
  await expect(row).toBeVisible();

  await page.goto(`/admin/distributori/${MERGED.id}/scheda`);
  await page.getByRole('button', { name: 'Unisci un altro distributore' }).click();
  await page.getByLabel("Cerca l'altro distributore").fill('Stazione Nuova');
  await page.getByRole('button', { name: 'Unisci a questo: Stazione Nuova' }).click();
  await page.getByLabel('Motivo').fill('lo stesso piazzale');
  await page.getByRole('button', { name: 'Unisci', exact: true }).click();
  await expect(page.getByText(/Stazione Nuova è stato unito/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/business/${id}`);
  await expect(page).toHaveURL(`/business/${MERGED.id}`);
});
