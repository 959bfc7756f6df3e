/** A link to a page, opened by somebody who has to sign in first. */
import type { Page } from '@playwright/test';
import { recoveryCodeOf } from './mailbox.ts';
import { fillInLogin, fillInRegistration, randomPerson } from './people.ts';
import { expect, openMenu, test } from './test.ts';

const STATION = '/business/8';
const RANKING = '/ranking/10?area=confine';
const withReturnTo = (path: string, target = STATION) => `${path}?to=${encodeURIComponent(target)}`;

const enterAsGuest = (page: Page) =>
  page.getByRole('button', { name: 'Accedi come guest' }).click();

async function expectStation(page: Page) {
  await expect(page).toHaveURL(STATION);
  await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
}

test('a guest enters at the shared station, whose prices the entry page showed', async ({
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
  // The sign-in page is left out of the history.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('known parameters of the link survive, others do not', async ({ page }) => {
  await page.goto(`${RANKING}&next=javascript:alert(1)`);
  await expect(page).toHaveURL(withReturnTo('/social-login', RANKING));
  await enterAsGuest(page);
  await expect(page).toHaveURL(RANKING);
});

test('a row of the entry page’s prices leads, after entry, to its ranking', async ({ page }) => {
  await page.goto('/social-login');
  await page.getByRole('link', { name: /^Diesel/ }).click();
  await expect(page).toHaveURL(withReturnTo('/social-login', '/ranking/20'));
  await expect(page.getByRole('region', { name: /^Diesel/ }).getByRole('listitem')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'I migliori prezzi di adesso' })).toBeVisible();
  await page.goForward();
  await enterAsGuest(page);
  await expect(page).toHaveURL('/ranking/20');
});

test('the requested page survives login', async ({ page, person }) => {
  await page.goto(STATION);
  await page.getByRole('link', { name: 'Accedi con Email' }).click();
  await expect(page).toHaveURL(withReturnTo('/login'));
  await fillInLogin(page, person);
  await expectStation(page);
});

test('the requested page survives registration', async ({ page }) => {
  await page.goto(STATION);
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(page).toHaveURL(withReturnTo('/register'));
  await page.getByRole('link', { name: 'Accedi', exact: true }).click();
  await page.getByRole('link', { name: 'Registrati' }).click();
  await fillInRegistration(page, randomPerson());
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expectStation(page);
});

test('the requested page survives the recovery of a password', async ({ page, person }) => {
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
});

test('a copied sign-in link leads a signed-in user to its page', async ({ member: page }) => {
  await page.goto(withReturnTo('/social-login'));
  await expectStation(page);
});

test('a logout forgets the requested page', async ({ page }) => {
  await page.goto(STATION);
  await enterAsGuest(page);
  await expectStation(page);
  await (await openMenu(page)).getByRole('button', { name: 'Disconnetti' }).click();
  await expect(page).toHaveURL('/social-login');
  await enterAsGuest(page);
  await expect(page).toHaveURL('/home');
});

test.describe('a session that is over', () => {
  test.use({ expectedFaults: /status of 401/ });

  test('keeps the link that was opened', async ({ page }) => {
    await page.goto('/social-login');
    await page.evaluate(() => {
      const visitor = { kind: 'registered', token: 'of a session that is over', user: null };
      localStorage.setItem('pieno.visitor', JSON.stringify(visitor));
    });
    await page.goto(STATION);
    await expect(page.getByText('Sessione scaduta')).toBeVisible();
    await expect(page).toHaveURL(withReturnTo('/social-login'));
  });
});

test('a requested page that does not exist here leads home', async ({ page }) => {
  const hostile = [
    '//example.com/home',
    'https://example.com/',
    '/\\example.com',
    '/%5Cexample.com',
    '/%2Fexample.com',
    'javascript:alert(1)',
    '/\t/example.com',
    '/nowhere',
    '/login',
  ];
  for (const target of hostile) {
    await test.step(target, async () => {
      await page.goto(withReturnTo('/social-login', target));
      await enterAsGuest(page);
      await expect(page).toHaveURL('/home');
      await page.evaluate(() => localStorage.clear());
    });
  }
});
