/** Recovery of a forgotten password, and its change. */
// Tests rules account-recovery, form-login, password-change, recovery-screens.
import { RECOVERY } from '@pieno/contract/limits.ts';
import type { Page } from '@playwright/test';
import { recoveryCodeOf } from './mailbox.ts';
import { fillInLogin } from './people.ts';
import { expect, signIn, test } from './test.ts';

const NEW_PASSWORD = 'Quattro castelli 8';
const wrong = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

async function askForCode(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

/** Submits the form with the code and a new password, and waits for the response. */
async function giveCode(page: Page, code: string) {
  await page.getByLabel('Enter 8 digit security code').fill(code);
  await page.getByLabel('Nuova password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Ripeti la nuova password').fill(NEW_PASSWORD);
  const answer = page.waitForResponse('**/api/auth/reset-password');
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await answer;
}

test.describe('a forgotten password', () => {
  test.use({
    expectedFaults: /status of 401.*api\/user\)|status of 422.*(\/login|reset-password)/,
  });

  test('is replaced with the code from the mail, and every phone has to sign in again', async ({
    page,
    person,
    otherPhone,
  }) => {
    const code = page.getByLabel('Enter 8 digit security code');
    await signIn(otherPhone, person);
    await otherPhone.goto('/home');
    await page.goto('/social-login');
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await askForCode(page, 'anna chiocciola esempio');
    await expect(page).toHaveURL('/forget-password-failed');
    await expect(page.getByText(/^Your entered email is wrong/)).toBeVisible();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page).toHaveURL('/forget-password');
    await askForCode(page, person.email);
    await expect(page).toHaveURL('/forget-password-success');
    await page.getByRole('link', { name: 'Inserisci il codice' }).click();
    await expect(page).toHaveURL('/change-password');
    await expect(page.getByText(`Codice per ${person.email}.`)).toBeVisible();

    // A wrong code is refused, and after too many tries the right one too.
    const spent = await recoveryCodeOf(person.email);
    await giveCode(page, wrong(spent));
    await expect(code).toHaveAccessibleDescription(/Il codice non è valido o è scaduto$/);
    for (let tries = 1; tries < RECOVERY.tries; tries++)
      await page.request.post('/api/auth/reset-password', {
        data: {
          email: person.email,
          code: wrong(spent),
          password: NEW_PASSWORD,
          password_confirmation: NEW_PASSWORD,
        },
      });
    await giveCode(page, spent);
    await expect(page).toHaveURL('/forget-password-failed');
    await expect(page.getByText(/^Questo codice non vale più/)).toBeVisible();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await askForCode(page, person.email);
    await page.getByRole('link', { name: 'Inserisci il codice' }).click();
    await giveCode(page, await recoveryCodeOf(person.email, 2));

    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/^La tua nuova password è pronta/)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await fillInLogin(page, person);
    await expect(page.getByRole('alert')).toContainText('Errore durante il login');
    await fillInLogin(page, { ...person, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/home');

    await otherPhone.reload();
    await expect(otherPhone).toHaveURL('/social-login');
    await expect(otherPhone.getByText('Sessione scaduta')).toBeVisible();
  });
});

test.describe('a password that is changed', () => {
  test.use({ expectedFaults: /status of 401.*api\/user\)|status of 422.*user\/password/ });

  test('needs the current one, ends the other sessions and keeps this one', async ({
    member: page,
    person,
    otherPhone,
  }) => {
    await signIn(otherPhone, person);
    await otherPhone.goto('/home');
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Change Password' }).click();
    await expect(page).toHaveURL('/change-password');
    const change = async (current: string) => {
      await page.getByLabel('Password attuale').fill(current);
      await page.getByLabel('Nuova password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Ripeti la nuova password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Salva la nuova password' }).click();
    };
    await change('non è questa');
    await expect(page.getByLabel('Password attuale')).toHaveAccessibleDescription(
      'La password attuale non è corretta',
    );
    await change(person.password);
    await expect(page.getByText('Password aggiornata con successo!')).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByText(person.name).first()).toBeVisible();

    await otherPhone.reload();
    await expect(otherPhone).toHaveURL('/social-login');
    await otherPhone.goto('/login');
    await fillInLogin(otherPhone, { ...person, password: NEW_PASSWORD });
    await expect(otherPhone).toHaveURL('/home');
  });
});
