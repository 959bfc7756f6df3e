/** Recovering a forgotten password, and changing a known one. */
import { RECOVERY } from '@pieno/contract/limits.ts';
import type { Page } from '@playwright/test';
import { codesTo, recoveryCodeOf } from './mailbox.ts';
import { fillInLogin } from './people.ts';
import { expect, signIn, test } from './test.ts';

const NEW_PASSWORD = 'Quattro castelli 8';
const wrong = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

async function askForCode(page: Page, email: string) {
  await page.goto('/forget-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

/** Fills in and submits the form with the code and a new password, and waits for the response. */
async function giveCode(page: Page, code: string) {
  await page.getByLabel('Enter 8 digit security code').fill(code);
  await page.getByLabel('Nuova password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Ripeti la nuova password').fill(NEW_PASSWORD);
  const answer = page.waitForResponse('**/api/auth/reset-password');
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await answer;
}

test.describe('a forgotten password', () => {
  test.use({ expectedFaults: /status of 401.*api\/user\)|status of 422.*\/login/ });

  test('is replaced by the code from the mail, and every phone has to sign in again', async ({
    page,
    person,
    otherPhone,
  }) => {
    await signIn(otherPhone, person);
    await page.goto('/social-login');
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL('/forget-password-success');
    await expect(page.getByRole('heading', { name: 'Check your mailbox!' })).toBeVisible();
    await page.getByRole('link', { name: 'Inserisci il codice' }).click();
    await expect(page).toHaveURL('/change-password');
    await expect(page.getByText(`Codice inviato a ${person.email}.`)).toBeVisible();
    await giveCode(page, await recoveryCodeOf(person.email));

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

test('asking for a code does not tell whether an account exists', async ({ page, person }) => {
  const email = 'nessuno@example.sm';
  await askForCode(page, email);
  await expect(page.getByRole('heading', { name: 'Check your mailbox!' })).toBeVisible();
  // Mails are sent after the response, in order of the requests: once this second one has arrived,
  // a mail to the first address would have arrived too.
  await askForCode(page, person.email);
  await recoveryCodeOf(person.email);
  expect(await codesTo(email)).toEqual([]);
});

test('an address that cannot be one leads to the page that says so, and back', async ({ page }) => {
  await askForCode(page, 'anna chiocciola esempio');
  await expect(page).toHaveURL('/forget-password-failed');
  await expect(page.getByRole('heading', { name: 'Ooops!' })).toBeVisible();
  await expect(
    page.getByText('Your entered email is wrong. Please enter your correct email address again.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/forget-password');
});

test.describe('a wrong code', () => {
  test.use({ expectedFaults: /status of 422.*reset-password/ });

  test('is refused, and after too many tries the right one too', async ({ page, person }) => {
    await askForCode(page, person.email);
    await page.getByRole('link', { name: 'Inserisci il codice' }).click();
    const code = await recoveryCodeOf(person.email);
    for (let tries = 0; tries < RECOVERY.tries; tries++) {
      await giveCode(page, wrong(code));
      await expect(page.getByLabel('Enter 8 digit security code')).toHaveAccessibleDescription(
        /Il codice non è valido o è scaduto$/,
      );
    }
    await giveCode(page, code);
    await expect(page).toHaveURL('/forget-password-failed');
    await expect(page.getByText(/^Questo codice non vale più/)).toBeVisible();

    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('link', { name: 'Inserisci il codice' }).click();
    await giveCode(page, await recoveryCodeOf(person.email, 2));
    await expect(page).toHaveURL('/login');
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
    await signIn(otherPhone, { ...person, password: NEW_PASSWORD });
  });
});
