/** The usual fill: entered in a ranking or in the settings, stored on the phone and in the account. */
// Tests rules own-tank, ranking-mode, tank-line.
import type { Page } from '@playwright/test';
import { fillInLogin } from './people.ts';
import { watchShifts } from './shifts.ts';
import { expect, openMenu, test } from './test.ts';

const DIESEL = { fuel: 20, mode: 'self', litres: 45, consumption: 5.5, smac: false };
const question = (page: Page) =>
  page.getByRole('button', { name: 'Quanti litri metti di solito?' });
const line = (page: Page) => page.getByRole('button', { name: /^Pieno da 45 l/ });
const worth = (page: Page) => page.getByRole('button', { name: 'Conviene?' });
const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const keep = (page: Page, key: string, value: unknown) =>
  page.addInitScript(
    ([name, text]) => localStorage.setItem(name!, text!),
    [key, JSON.stringify(value)],
  );
const appHasCome = (page: Page) => expect(page.locator('[data-prepared]')).toHaveCount(0);

test("an anonymous visitor sees the question in its reserved place, and after dismissing it only 'Conviene?'", async ({
  guest: page,
}) => {
  const shifted = await watchShifts(page);
  await page.goto('/ranking/20');
  await appHasCome(page);
  await expect(question(page)).toBeVisible();
  expect(await shifted()).toBe(0);
  await page.getByRole('button', { name: 'Non chiedermelo più' }).click();
  await page.goto('/ranking/10');
  await appHasCome(page);
  await expect(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
  await expect(worth(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await shifted()).toBe(0);
});

test('a guest does not get the tank of an account that signed out here', async ({
  guest: page,
}) => {
  await page.goto('/settings');
  await page.evaluate((tank) => {
    localStorage.setItem('pieno.tank', tank);
    localStorage.setItem('pieno.tank-account', '{"id":"u1","isUnsent":false}');
  }, JSON.stringify(DIESEL));
  await page.goto('/ranking/20');
  await expect(question(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-tank');
});

test("with a tank its fuel's ranking opens in its mode, unless the address has another", async ({
  guest: page,
}) => {
  await keep(page, 'pieno.tank', DIESEL);
  const shifted = await watchShifts(page);
  await page.goto('/ranking/20');
  await expect(page.locator('html')).toHaveAttribute('data-tank-mode', 'self');
  await appHasCome(page);
  await expect(line(page)).toBeVisible();
  await expect(mode(page, 'Self')).toBeChecked();
  expect(await shifted()).toBe(0);

  await mode(page, 'Tutti').click();
  await expect(page).toHaveURL('/ranking/20?mode=all');
  await expect(mode(page, 'Tutti')).toBeChecked();
  await page.reload();
  await appHasCome(page);
  await expect(mode(page, 'Tutti')).toBeChecked();
  await page.goto('/ranking/20?mode=served');
  await appHasCome(page);
  await expect(mode(page, 'Servito')).toBeChecked();

  await page.goto('/ranking/10');
  await appHasCome(page);
  await expect(mode(page, 'Tutti')).toBeChecked();
  await expect(worth(page)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Diesel', exact: true }).click();
  await expect(page).toHaveURL('/ranking/20');
  await expect(mode(page, 'Self')).toBeChecked();
});

test('a tank is saved in the account, for another phone too, until signing out', async ({
  member: page,
  person,
  otherPhone,
}) => {
  await page.goto('/ranking/20?mode=self');
  await question(page).click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(line(page)).toBeVisible();

  await otherPhone.goto('/login');
  await fillInLogin(otherPhone, person);
  const root = otherPhone.locator('html');
  await expect(root).toHaveAttribute('data-tank', 'mine');
  await otherPhone.goto('/settings');
  await expect(otherPhone.getByLabel('Litri di un pieno')).toHaveValue('45');
  await otherPhone.getByLabel('Litri di un pieno').fill('50,5');
  const changed = otherPhone.waitForResponse((answer) => answer.request().method() === 'PUT');
  await otherPhone.getByRole('button', { name: 'Salva', exact: true }).click();
  expect(await (await changed).json()).toMatchObject({ ...DIESEL, litres: 50.5 });

  await (await openMenu(otherPhone)).getByRole('button', { name: 'Disconnetti' }).click();
  await expect(otherPhone).toHaveURL('/social-login');
  await expect(root).not.toHaveAttribute('data-tank');
  expect(
    await otherPhone.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('tank')),
    ),
  ).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ expectedFaults: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });
  test('the question does not hide the ranking', async ({ guest: page }) => {
    await page.goto('/ranking/20');
    await expect(question(page)).toBeVisible();
    await page.context().setOffline(true);
    await question(page).click();
    await expect(page.getByText('Errore di connessione', { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
  });
  const FILE = /\/tank-[\w-]{8}\.js$/;
  test("the page works without the tank's script", async ({ member: page }) => {
    const refused = page.waitForEvent('requestfailed');
    await page.route(FILE, (route) => route.abort());
    await page.goto('/home');
    expect((await refused).url()).toMatch(FILE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  test('a change waits on the phone, and is sent first at the next opportunity', async ({
    member: page,
  }) => {
    await page.goto('/settings');
    await page.getByLabel('Carburante').selectOption('Diesel');
    await page.route('**/api/user/settings', (route) => route.abort());
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText(/va nel tuo account appena c'è rete/)).toBeVisible();
    await page.unroute('**/api/user/settings');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.reload();
    expect((await sent).postDataJSON()).toMatchObject({ fuel: 20, litres: 45 });
    await expect(page.getByText(/^Lo ritrovi sui tuoi telefoni/)).toBeVisible();
  });
});
