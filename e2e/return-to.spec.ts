/** A link to a page that requires signing in first. */
// Tests rule page-return.
import type { Page } from '@playwright/test';
import { recoveryCodeOf } from './mailbox.ts';
import { fillInLogin, fillInRegistration, randomPerson } from './people.ts';
import { expect, openMenu, test } from './test.ts';

const STATION = '/business/8';
const withReturnTo = (path: string, target = STATION) => `${path}?to=${encodeURIComponent(target)}`;

const enterAsGuest = (page: Page) =>
  page.getByRole('button', { name: 'Accedi come guest' }).click();

async function expectStation(page: Page) {
  await expect(page).toHaveURL(STATION);
  await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
}

async function leave(page: Page) {
  await (await openMenu(page)).getByRole('button', { name: 'Disconnetti' }).click();
  await expect(page).toHaveURL('/social-login');
}

test('a guest enters at the shared station, with the prices of the entry page', async ({
  page,
}) => {
  await page.goto(STATION);
  await expect(page).toHaveURL(withReturnTo('/social-login'));
  const preview = page.getByRole('region', { name: /^Commercio Petroli/ });
  await expect(preview.getByText(/^€ \d,\d{3} al litro$/).first()).toBeAttached();
  await page.reload();
  await expect(preview).toBeVisible();
  await enterAsGuest(page);
  await expectStation(page);
  // The sign-in page is not in the history.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a row of the entry page’s prices opens its ranking after signing in; a logout forgets it', async ({
  page,
}) => {
  await page.goto('/social-login');
  await page.getByRole('link', { name: /^Diesel/ }).click();
  await expect(page).toHaveURL(withReturnTo('/social-login', '/ranking/20'));
  await expect(page.getByRole('region', { name: /^Diesel/ }).getByRole('listitem')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'I migliori prezzi di adesso' })).toBeVisible();
  await page.goForward();
  await enterAsGuest(page);
  await expect(page).toHaveURL('/ranking/20');

  await leave(page);
  await enterAsGuest(page);
  await expect(page).toHaveURL('/home');

  // Addresses that a browser would follow elsewhere; return-to.test.ts has the others.
  for (const target of ['//example.com/home', 'javascript:alert(1)']) {
    await leave(page);
    await page.goto(withReturnTo('/social-login', target));
    await enterAsGuest(page);
    await expect(page, target).toHaveURL('/home');
  }
});

test('the requested page survives login, registration and the recovery of a password', async ({
  page,
}) => {
  const person = randomPerson();
  await page.goto(STATION);
  await page.getByRole('link', { name: 'Accedi con Email' }).click();
  await expect(page).toHaveURL(withReturnTo('/login'));
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(page).toHaveURL(withReturnTo('/register'));
  await page.getByRole('link', { name: 'Accedi', exact: true }).click();
  await page.getByRole('link', { name: 'Registrati' }).click();
  await fillInRegistration(page, person);
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expectStation(page);

  await leave(page);
  await page.goto(STATION);
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('link', { name: 'Inserisci il codice' }).click();
  await page.getByLabel('Enter 8 digit security code').fill(await recoveryCodeOf(person.email));
  await page.getByLabel('Nuova password', { exact: true }).fill(person.password);
  await page.getByLabel('Ripeti la nuova password').fill(person.password);
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(page.getByText(/^La tua nuova password è pronta/)).toBeVisible();
  await fillInLogin(page, person);
  await expectStation(page);

  // A copied sign-in link redirects a signed-in user to its page.
  await page.goto(withReturnTo('/social-login', '/ranking/20'));
  await expect(page).toHaveURL('/ranking/20');
});
