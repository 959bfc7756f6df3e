/**
 * Drivers' reports of prices: the first one for a fuel, a second one that agrees, undo, and the queue of a phone
 * without a network.
 */
// Tests rules report-editor, report-offline, report-tapped.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { recoveryCodeOf } from './mailbox.ts';
import { vouchFor } from './operator.ts';
import { fillInLogin, fillInRegistration, randomPerson, register, type Person } from './people.ts';
import { test } from './own-product.ts';
import { expect, signIn } from './test.ts';

// One instance of the product for all tests of this file, because a real price replaces the invented ones of other
// journeys. The office's journeys may share it; they use other stations.
test.describe.configure({ mode: 'default' });

// Without a mail server the server says so, and writes the code to its outbox.
test.use({
  serviceWorkers: 'allow',
  expectedFaults:
    /status of 409|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload|Worker failed to load/,
});

const field = (page: Page) => page.getByRole('textbox', { name: /^Diesel Self, prezzo/ });
const send = (page: Page) => page.getByRole('button', { name: 'Invia', exact: true }).click();

/** Reports the price of diesel at a station with invented prices only. */
async function write(page: Page, station: number, price: string): Promise<void> {
  await page.goto(`/business/${station}`);
  await page.getByRole('button', { name: 'Scrivi i prezzi' }).click();
  await field(page).fill(price);
  await send(page);
}

async function verify(page: Page, dataDir: string, { email }: Person): Promise<void> {
  const code = await recoveryCodeOf(email, 1, dataDir);
  await page.getByRole('button', { name: 'Ho un codice' }).click();
  await page.getByRole('textbox', { name: 'Codice di 8 cifre' }).fill(code);
  await page.getByRole('button', { name: 'Conferma e invia' }).click();
}

const sheetButton = (page: Page) =>
  page.getByRole('button', { name: /^Tutto su questo prezzo/ }).first();

test('a row opens the sheet with reason and origin; before the first use it needs a network', async ({
  guest: page,
  context,
}) => {
  await page.goto('/ranking/10');
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  await expect(sheetButton(page)).toBeVisible();
  await context.setOffline(true);
  await sheetButton(page).click();
  const missing = page.getByRole('status').filter({ hasText: 'hanno bisogno della rete' });
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  await missing.getByRole('button', { name: 'Riprova' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Altro' }).click();
  await sheet.getByRole('button', { name: /^Perché/ }).click();
  await expect(sheet.getByText(/^conta|[·:] conta|conta \(/).first()).toBeVisible();
});

test('a driver with a verified e-mail reports a price, a second one agrees, and it counts once both are known', async ({
  member: page,
  person,
  otherPhone,
  request,
  product,
}) => {
  await write(page, 1, '1,649');
  const code = page.getByText('Conferma la tua email');
  await expect(code).toBeVisible();
  // While the editor scrolls, its buttons cover half a field.
  await code.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expectAccessible(page);
  await verify(page, product.dataDir, person);
  await expect(page.getByText(/^Diesel Self €.1,649: Lo mostriamo come segnalato/)).toBeVisible();
  await expectAccessible(page);

  const second = randomPerson();
  await register(request, second);
  await signIn(otherPhone, second);
  await otherPhone.goto('/business/1');
  await otherPhone.getByRole('button', { name: /^È questo Diesel Self/ }).click();
  await verify(otherPhone, product.dataDir, second);
  await expect(otherPhone.getByText(/: Lo mostriamo come segnalato/)).toBeVisible();
  for (const { email } of [person, second]) await vouchFor(product.dataDir, email);
  await otherPhone.reload();
  await expect(otherPhone.getByRole('button', { name: 'È cambiato' })).toBeVisible();
});

test('a report is withdrawn, also after a reload', async ({ member: page, person, product }) => {
  await write(page, 2, '1,659');
  await verify(page, product.dataDir, person);
  await expect(page.getByText(/^Diesel Self €.1,659: Lo mostriamo come segnalato/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText(/^Annullato/)).toBeVisible();
});

test('without a network a report waits on the phone, and is sent when it returns', async ({
  member: page,
  person,
  context,
  product,
}) => {
  await write(page, 6, '1,669');
  await verify(page, product.dataDir, person);
  await expect(page.getByText(/^Diesel Self €.1,669: Lo mostriamo come segnalato/)).toBeVisible();
  await page.goto('/business/8');
  await page.getByRole('button', { name: 'Scrivi i prezzi' }).click();
  await context.setOffline(true);
  await field(page).fill('1,679');
  await send(page);
  const waiting = page.getByRole('list', { name: 'Segnalazioni in attesa' });
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await page.goto('/user-profile');
  await page.getByRole('button', { name: 'Mostra cosa ne è stato' }).click();
  await expect(page.getByText(/^Lo mostriamo come segnalato/)).toHaveCount(2);
  await expectAccessible(page);
});

test.describe('a guest reports a price', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Waits until the page no longer moves. */
  const rest = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    const places = () => page.evaluate(() => [scrollY, document.body.scrollHeight].join());
    let before = '';
    await expect
      .poll(async () => before === (before = await places()), { intervals: [300] })
      .toBe(true);
  };

  const ask = async (page: Page, station: number, price: string) => {
    await write(page, station, price);
    await page.getByRole('link', { name: 'Accedi o registrati' }).click();
    await expect(page).toHaveURL(/\/social-login/);
  };

  test('and registers to send it: it is sent automatically, visibly, and one tap withdraws it', async ({
    guest: page,
    product,
  }) => {
    await ask(page, 11, '1,659');
    await page.getByRole('link', { name: 'Registrati' }).first().click();
    const person = randomPerson();
    await fillInRegistration(page, person);
    await page.getByRole('button', { name: 'Completa registrazione' }).click();
    const code = page.getByRole('heading', { name: 'Conferma la tua email' });
    await expect(code).toBeVisible();
    await rest(page);
    await expect(code).toBeInViewport();
    await verify(page, product.dataDir, person);
    const outcome = page.getByText(/^Diesel Self €.1,659: Lo mostriamo/);
    await expect(outcome).toBeVisible();
    await rest(page);
    await expect(outcome).toBeInViewport();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(page.getByText(/^Annullato/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Scrivi i prezzi' })).toBeVisible();
    await expect(page.getByText(/è pronta/)).toBeHidden();
  });

  test('and signs in to an existing account: it is visible, and needs a confirmation', async ({
    guest: page,
    person,
    product,
  }) => {
    await ask(page, 13, '1,659');
    await page.getByRole('link', { name: /^Accedi con Email/ }).click();
    await fillInLogin(page, person);
    const ready = page.getByText(/^La tua segnalazione è pronta: Diesel Self/);
    await expect(ready).toBeInViewport();
    // On the second visit the address has no fragment.
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name: /^Vedi Classifica.*Diesel/ }).click();
    await page.getByRole('main').locator('ol a[href="/business/13"]').click();
    await expect(page).toHaveURL('/business/13');
    await expect(ready).toBeVisible();
    await rest(page);
    await expect(ready).toBeInViewport();
    await send(page);
    await verify(page, product.dataDir, person);
    await expect(page.getByText(/^Diesel Self €.1,659: Lo mostriamo/)).toBeInViewport();
  });
});

test('after its first use the editor opens without a network', async ({
  member: page,
  context,
}) => {
  await page.goto('/home');
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  const open = async () => {
    await page.goto('/business/10');
    await page.getByRole('button', { name: 'Scrivi i prezzi' }).click();
    await expect(page.getByRole('group', { name: 'Che prezzi vedi?' })).toBeVisible();
  };
  await open();
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/api/business/10')));
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  await open();
});
