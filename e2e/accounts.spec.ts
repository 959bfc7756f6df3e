/** The life of an account: guest, registration, second device, deletion. */
// Tests rules account-logout, account-sign-in, account-user, form-errors, form-register, guest-conversion,
// guest-data, login-screen, register-screen.
import { readFile } from 'node:fs/promises';
import { AccountExportSchema, EXPORT_FILE } from '@pieno/contract/profile/export.ts';
import type { Page } from '@playwright/test';
import { fillInLogin, fillInRegistration, randomPerson, tokenOn } from './people.ts';
import { expect, openMenu, signIn, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

async function download(page: Page) {
  await page.goto('/user-profile');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica i tuoi dati' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(EXPORT_FILE);
  return AccountExportSchema.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
}

test('a guest registers and keeps its data', async ({ guest: page }) => {
  for (const station of ['1', '2']) {
    await page.goto(`/business/${station}`);
    await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
  }
  await page.goto('/ranking/20');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.goto('/register');
  await expect(page.getByText(/^Stai usando un accesso temporaneo/)).toBeVisible();
  const person = randomPerson();
  await fillInRegistration(page, person);
  await page.getByRole('button', { name: 'Completa registrazione' }).click();
  await expect(page).toHaveURL('/home');
  const menu = await openMenu(page);
  await expect(menu.getByText(person.name)).toBeVisible();

  const { user, guest_data, sign_ins } = await download(page);
  expect(user).toMatchObject({ name: person.name, email: person.email, role: 'user' });
  expect(user.agree_privacy_at).not.toBeNull();
  expect(sign_ins.map(({ provider }) => provider)).toEqual(['credential']);
  expect(guest_data).toMatchObject({
    search_preferences: { last_fuel: 20 },
    recent_stations: [{ id: 2 }, { id: 1 }],
    cart_items: [],
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Visti di recente' })).toBeVisible();
});

test.describe('an anonymous visitor', () => {
  test.use({ expectedFaults: /status of 422.*\/register/ });

  test('registers without a guest session once the form has no errors', async ({
    page,
    person: other,
  }) => {
    await page.goto('/social-login');
    await page.getByRole('link', { name: 'Registrati' }).click();
    await expect(page).toHaveURL('/register');
    const submit = page.getByRole('button', { name: 'Registrati' });
    await submit.click();
    await expect(page.getByLabel('Nome completo')).toHaveAccessibleDescription('Inserisci il nome');
    await fillInRegistration(page, other);
    await page.getByLabel('Tienimi informato con le notifiche.').uncheck();
    await submit.click();
    const email = page.getByLabel('Email');
    await expect(email).toHaveAccessibleDescription('Questa email è già registrata');
    await expect(email).toBeFocused();
    const person = randomPerson();
    await email.fill(person.email);
    await submit.click();
    await expect(page).toHaveURL('/home');
    const { user, guest_data } = await download(page);
    expect(user).toMatchObject({ email: person.email, notifications: false });
    expect(guest_data).toBeNull();
  });
});

test('an account is the same on a second phone, and logging out of one keeps the other signed in', async ({
  member: page,
  person,
  otherPhone,
}) => {
  await otherPhone.goto('/social-login');
  await otherPhone.getByRole('link', { name: 'Accedi con Email' }).click();
  await fillInLogin(otherPhone, person);
  await expect(otherPhone).toHaveURL('/home');
  await otherPhone.goto('/settings');
  await otherPhone.getByRole('switch', { name: 'Stato disponibile' }).click();
  await expect(otherPhone.getByText('Impostazione aggiornata con successo!')).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: 'Stato disponibile' })).toBeChecked();

  const token = await tokenOn(otherPhone);
  await (await openMenu(otherPhone)).getByRole('button', { name: 'Disconnetti' }).click();
  await expect(otherPhone).toHaveURL('/social-login');
  await expect.poll(() => statusOf(page, token), { message: 'a token that was left' }).toBe(401);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Stato disponibile' })).toBeChecked();
});

test.describe('an account that is deleted', () => {
  test.use({ expectedFaults: /status of 401.*api\/user\)|status of 422.*\/login/ });

  test('no longer works on any phone', async ({ member: page, person, otherPhone }) => {
    await signIn(otherPhone, person);
    await page.goto('/user-profile');
    const token = await tokenOn(page);
    await page.getByRole('button', { name: 'Elimina account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vuoi eliminare il tuo account?' });
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Elimina per sempre' }).click();
    await expect(page).toHaveURL('/social-login');
    await expect(page.getByText('Account eliminato')).toBeVisible();
    expect(await statusOf(page, token)).toBe(401);

    await otherPhone.goto('/settings');
    await expect(otherPhone).toHaveURL('/social-login?to=%2Fsettings');
    await expect(otherPhone.getByText('Sessione scaduta')).toBeVisible();

    await page.goto('/login');
    await fillInLogin(page, person);
    await expect(page.getByRole('alert')).toContainText('Errore durante il login');
  });
});

/** Returns the status with which the server answers this token, bypassing the page. */
async function statusOf(page: Page, token: string): Promise<number> {
  const answer = await page.request.get('/api/user', {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status();
}
