/** Price alerts: created on the pages, sent after a price has fallen, and deleted with the account. */
// Tests rules alert-favorite, alert-kept, alert-sheet, alerts-screen, inbox-screen.
import { AlertsSchema } from '@pieno/contract/alerts/alerts.ts';
import { NotificationsSchema } from '@pieno/contract/notifications/notifications.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { goOffline, goOnline } from './network.ts';
import { ownerOf, publish } from './office-people.ts';
import { test } from './own-product.ts';
import { fillInRegistration, randomPerson, register, tokenOn } from './people.ts';
import { expect, isMarked, openMenu, signIn } from './test.ts';

/** Alerts are not sent at night. */
const NOON = `${new Date().toISOString().slice(0, 10)}T11:00:00Z`;

test.use({
  productEnv: { CLOCK_START: NOON },
  serviceWorkers: 'allow',
  expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload/,
});

/** Sells petrol and diesel; its owner sets its prices. */
const AMICI = 1;
/** The station with the best price of a ranking. */
const BEST = 17;

const rows = (page: Page) =>
  page.getByRole('list', { name: 'I tuoi avvisi' }).getByRole('listitem');
const sheet = (page: Page, name = 'Avvisami') => page.getByRole('dialog', { name });

/** The owner's price of diesel, set once per product instance: an invented price cannot be a threshold. */
let diesel: Promise<void> | undefined;
async function publishDiesel(request: APIRequestContext, dataDir: string): Promise<void> {
  diesel ??= ownerOf(request, dataDir, BEST).then(({ as }) =>
    publish(request, as, BEST, { fuel_type_id: 20, price: 1.711 }),
  );
  await diesel;
}

/** Creates an alert with two taps from a ranking. */
async function wish(page: Page): Promise<void> {
  await page.goto('/ranking/20');
  await page.getByRole('button', { name: 'Avvisami', exact: true }).click();
  await expect(sheet(page).getByText(/^Il migliore adesso: €\s1,711/)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Avvisami' }).click();
}

test('an alert takes two taps, and can be paused, changed and deleted', async ({
  member: page,
  request,
  product,
}) => {
  await publishDiesel(request, product.dataDir);
  await wish(page);
  await expect(
    page.getByText('Fatto: ti avviso quando Diesel a San Marino costa € 1,691 o meno.'),
  ).toBeVisible();
  await expectAccessible(page);
  await sheet(page).getByRole('link', { name: 'I tuoi avvisi' }).click();
  await expect(page).toHaveURL('/avvisi');
  const row = rows(page);
  await expect(row.getByText('A € 1,691 o meno')).toBeVisible();

  await row.getByRole('button', { name: 'Metti in pausa' }).click();
  await expect(row.getByText('In pausa', { exact: true })).toBeVisible();
  await page.reload();
  await row.getByRole('button', { name: 'Riprendi' }).click();
  await expect(row.getByText('In pausa', { exact: true })).toHaveCount(0);

  await row.getByRole('button', { name: 'Cambia' }).click();
  const change = sheet(page, "Cambia l'avviso");
  await change.getByRole('radio', { name: 'Quando il pieno costa meno' }).check();
  await change.getByRole('radio', { name: '2 €' }).check();
  await change.getByRole('button', { name: 'Salva' }).click();
  await expect(change.getByText(/^Fatto: .* costa €\s1,666 o meno\.$/)).toBeVisible();
  await change.getByRole('button', { name: 'Chiudi' }).click();
  await expect(
    row.getByText(/€\s2,00 in meno per .* \(€\s1,711 quando l'hai scelto\)$/),
  ).toBeVisible();

  await row.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText('Ancora nessun avviso')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ancora nessun avviso')).toBeVisible();
});

test('a star creates an alert with one tap, and its message becomes read on every phone', async ({
  member: page,
  person,
  otherPhone,
  request,
  product,
}) => {
  const owner = await ownerOf(request, product.dataDir, AMICI);
  const publishPetrol = (price: number) =>
    publish(request, owner.as, AMICI, { fuel_type_id: 10, price });
  await publishPetrol(1.711);
  await page.goto(`/business/${AMICI}`);
  await page.getByRole('button', { name: 'Aggiungi ai preferiti' }).click();
  await page.getByRole('button', { name: /^Avvisami a €/ }).click();
  await expect(
    page.getByText('Fatto: ti avviso quando Benzina Self da Amici costa € 1,691 o meno.'),
  ).toBeVisible();

  const headers = { authorization: `Bearer ${await tokenOn(page)}` };
  let thousandths = 1690;
  await expect
    .poll(
      async () => {
        const answer = await request.get('/api/user/notifications', { headers });
        const messages = NotificationsSchema.parse(await answer.json());
        // If the price was not seen before, this report becomes the first one, and the next is news.
        if (messages.length === 0) await publishPetrol((thousandths -= 1) / 1000);
        return messages.length;
      },
      { message: 'notified', intervals: [15_000], timeout: 120_000 },
    )
    .toBe(1);

  await page.goto('/home');
  const menu = await openMenu(page);
  await expect(menu.getByRole('img', { name: '1 da leggere' })).toBeVisible();
  await menu.getByRole('link', { name: 'Avvisi' }).click();
  const message = (on: Page) => on.getByRole('list', { name: 'Messaggi' }).getByRole('link');
  const unread = message(page).getByText(/^Non letto: Benzina 1,68\d a Falciano$/);
  await expect(unread).toBeVisible();
  await expect(
    message(page).getByText(/^Amici, .+: il pieno da 45 l costa \d,\d\d € meno di prima\.$/),
  ).toBeVisible();
  await expectAccessible(page);

  const read = page.waitForResponse((answer) => answer.url().endsWith('/notifications/read'));
  await message(page).click();
  await expect(page).toHaveURL(new RegExp(`/business/${AMICI}\\?avviso=\\d+$`));
  await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
  expect((await read).status()).toBe(204);
  await page.goBack();
  await expect(message(page).getByText(/^\s*Benzina 1,68\d a Falciano$/)).toBeVisible();
  await expect((await openMenu(page)).getByRole('img', { name: /da leggere/ })).toHaveCount(0);

  await signIn(otherPhone, person);
  await otherPhone.goto('/avvisi');
  await expect(message(otherPhone).getByText(/^\s*Benzina 1,68\d a Falciano$/)).toBeVisible();
  await expect(rows(otherPhone).getByText(/Ultimo messaggio: oggi, 1,68\d$/)).toBeVisible();
});

test("a guest's alert is created after registering", async ({ guest: page, request, product }) => {
  await publishDiesel(request, product.dataDir);
  await wish(page);
  const dialog = page.getByRole('alertdialog', { name: /avviso devi essere registrato/ });
  await dialog.getByRole('link', { name: 'Accedi o registrati' }).click();
  await page.getByRole('link', { name: 'Registrati' }).first().click();
  await fillInRegistration(page, randomPerson());
  await page.getByRole('button', { name: 'Completa registrazione' }).click();
  await expect(page).toHaveURL('/avvisi');
  await expect(page.getByText(/^Fatto: ti avviso quando Diesel a San Marino/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('without a network the chosen alert is not lost', async ({
  member: page,
  request,
  product,
}) => {
  await publishDiesel(request, product.dataDir);
  await page.goto('/avvisi');
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  // The worker stores the page's files once they pass through it.
  await page.reload();
  await expect(page.getByText('Ancora nessun avviso')).toBeVisible();
  await page.goto('/ranking/20');
  await page.getByRole('button', { name: 'Avvisami', exact: true }).click();
  await expect(sheet(page).getByText(/^Il migliore adesso: €\s1,711/)).toBeVisible();
  await goOffline(page);
  await sheet(page).getByRole('button', { name: 'Avvisami' }).click();
  await expect(sheet(page).getByText(/^Senza rete non si può salvare/)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Chiudi' }).click();
  // The dialog removes its entry from the history.
  await expect.poll(() => isMarked(page)).toBe(false);

  await page.goto('/avvisi');
  const kept = page.getByText(/^Avviso non ancora salvato: Diesel a San Marino\./);
  await expect(kept).toBeVisible();
  await expect(page.getByText('Messaggi e avvisi hanno bisogno della rete.')).toHaveCount(2);
  await goOnline(page);
  await expect(page.getByText('Ancora nessun avviso')).toBeVisible();
  await page.getByRole('button', { name: 'Avvisami' }).click();
  await expect(rows(page).getByText('A € 1,691 o meno')).toBeVisible();
  await expect(kept).toHaveCount(0);

  await goOffline(page);
  await rows(page).getByRole('button', { name: 'Metti in pausa' }).click();
  await expect(rows(page).getByText(/^Senza rete non si può cambiare/)).toBeVisible();
});

test('deleting an account deletes its alerts', async ({ member: page, person, request }) => {
  await page.goto('/user-profile');
  const headers = { authorization: `Bearer ${await tokenOn(page)}` };
  const data = { decade: 20, area: 'SM', below: 1.5, channels: [] };
  const made = await request.post('/api/user/alerts', { headers, data });
  expect(made.ok()).toBe(true);
  await page.getByRole('button', { name: 'Elimina account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vuoi eliminare il tuo account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Elimina per sempre' }).click();
  await expect(page).toHaveURL('/social-login');
  expect((await request.get('/api/user/alerts', { headers })).status()).toBe(401);

  const { token } = await register(request, person);
  const again = await request.get('/api/user/alerts', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(AlertsSchema.parse(await again.json())).toEqual([]);
});
