// Tests rules password-change, password-rules.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '../../paraglide/messages.js';
import {
  forgetRecovery,
  recoveryEmail,
  rememberRecovery,
} from '../../features/account/recovery-memory.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { ChangePasswordScreen } from './change-password-screen.tsx';

const RESET = '/auth/reset-password';
const CHANGE = '/user/password';
const NEW = 'Monte Titano 8';
const WRONG_CODE = {
  message: m.error_validation_failed(),
  errors: { code: [m.error_code_wrong()] },
};

const onRecovered = vi.fn();
const onCodeSpent = vi.fn();
const onCodeSent = vi.fn();
let api: FakeApi;
beforeEach(() => {
  vi.resetAllMocks();
  api = fakeApi();
  for (const path of [RESET, CHANGE, '/auth/forgot-password'] as const) {
    api.answer(path, { message: 'Fatto' });
  }
});
afterEach(() => {
  leave('');
  forgetRecovery();
});

const show = () =>
  renderPage(<ChangePasswordScreen {...{ onRecovered, onCodeSpent, onCodeSent }} />);
const email = page.getByRole('textbox', { name: 'Email' });
const code = page.getByRole('textbox', { name: 'Enter 8 digit security code' });
const current = page.getByLabelText('Password attuale');
const password = page.getByLabelText('Nuova password', { exact: true });
const repeat = page.getByLabelText('Ripeti la nuova password');
const submit = page.getByRole('button', { name: 'Salva la nuova password' });

async function choose(chosen = NEW) {
  await password.fill(chosen);
  await repeat.fill(chosen);
}

describe('with a code from the mail', () => {
  beforeEach(() => rememberRecovery('anna@example.sm'));

  test('is replaced by the current password when there is one', async () => {
    signIn('t1', SAMPLE_USER);
    await show();
    await page.getByRole('button', { name: 'Conosci la password attuale? Usa quella' }).click();
    await expect.element(current).toBeVisible();
    await expect.element(code).not.toBeInTheDocument();
    expect(recoveryEmail()).toBeNull();
  });

  test('is accessible, its errors too', async () => {
    await show();
    await submit.click();
    await expect
      .element(code)
      .toHaveAccessibleDescription('Codice per anna@example.sm. Inserisci il codice');
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('the e-mail is filled in, and the code field supports phone keyboards and autofill', async () => {
    await show();
    expect(email.elements()).toHaveLength(0);
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill('01234567');
    await choose();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onRecovered.mock.calls).toEqual([['anna@example.sm']]);
    expect(api.sent).toEqual([
      {
        email: 'anna@example.sm',
        code: '01234567',
        password: NEW,
        password_confirmation: NEW,
      },
    ]);
    expect(recoveryEmail()).toBeNull();
    expect(location.href).not.toMatch(/anna|01234567/);
  });

  test('asks for the e-mail when the previous step is unknown', async () => {
    forgetRecovery();
    await show();
    await email.fill('anna@example.sm');
    await code.fill('01234567');
    await choose();
    await submit.click();
    await expect.poll(() => onRecovered.mock.calls).toEqual([['anna@example.sm']]);
    await submit.click({ force: true });
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    expect(api.calls).toEqual([RESET]);
  });

  test('a wrong code keeps the input', async () => {
    api.fail(RESET, 422, WRONG_CODE);
    await show();
    await code.fill('00000000');
    await choose();
    await submit.click();
    await expect.element(code).toHaveAccessibleDescription(/Il codice non è valido o è scaduto/);
    await expect.element(code).toHaveFocus();
    await expect.element(password).toHaveValue(NEW);
    expect(page.getByText(/Il codice non è valido/).elements()).toHaveLength(1);
    expect(onCodeSpent).not.toHaveBeenCalled();
  });

  test('an expired code leads to requesting another one', async () => {
    api.fail(RESET, 422, { ...WRONG_CODE, code: 'code_spent' });
    await show();
    await code.fill('00000000');
    await choose();
    await submit.click();
    await expect.poll(() => onCodeSpent.mock.calls.length).toBe(1);
    expect(recoveryEmail()).toBeNull();
  });

  test('a code of other than eight digits and differing passwords are not sent', async () => {
    await show();
    await code.fill('1234');
    await password.fill(NEW);
    await repeat.fill('Monte Titano 9');
    await submit.click();
    await expect.element(code).toHaveAccessibleDescription(/Il codice è di 8 cifre/);
    await expect.element(repeat).toHaveAccessibleDescription('Le password non corrispondono');
    expect(api.calls).toEqual([]);
  });

  test('a signed-in user who requested a code uses it', async () => {
    signIn('t1', SAMPLE_USER);
    await show();
    await expect.element(code).toBeVisible();
  });
});

describe('signed in, with the current password', () => {
  beforeEach(() => signIn('t1', SAMPLE_USER));

  test('is accessible, its errors too', async () => {
    await show();
    await submit.click();
    await expect.element(current).toHaveAccessibleDescription('Inserisci la password attuale');
    await expectAccessibleInBothThemes();
  });

  test('changes it, shows a confirmation and clears the form', async () => {
    await show();
    await current.fill('Monte Titano 7');
    await choose();
    await submit.click();
    await expect.element(page.getByText('Password aggiornata con successo!')).toBeVisible();
    expect(api.sent).toEqual([
      { current_password: 'Monte Titano 7', password: NEW, password_confirmation: NEW },
    ]);
    for (const field of [current, password, repeat]) await expect.element(field).toHaveValue('');
  });

  test('a wrong current password is shown under its field', async () => {
    api.fail(CHANGE, 422, {
      message: m.error_validation_failed(),
      errors: { current_password: [m.error_password_wrong()] },
    });
    await show();
    await current.fill('sbagliata');
    await choose();
    await submit.click();
    await expect.element(current).toHaveAccessibleDescription(m.error_password_wrong());
    await expect.element(current).toHaveFocus();
    await expect.element(password).toHaveValue(NEW);
    expect(page.getByText(m.error_password_wrong()).elements()).toHaveLength(1);
  });
});

test.each([true, false])(
  'a signed-in user with an earlier code needs no other (password: %s)',
  async (has_password) => {
    signIn('t1', { ...SAMPLE_USER, has_password });
    await show();
    await page.getByRole('button', { name: 'Ho un codice' }).click();
    await code.fill('01234567');
    await choose();
    await submit.click();
    await expect.poll(() => onRecovered.mock.calls).toEqual([[SAMPLE_USER.email]]);
    expect(api.calls).toEqual([RESET]);
  },
);

test('signed in without a password, a code sets the first one', async () => {
  signIn('t1', { ...SAMPLE_USER, has_password: false });
  await show();
  await expectAccessibleInBothThemes();
  await page.getByRole('button', { name: 'Chiedi il codice' }).click();
  await expect.poll(() => onCodeSent.mock.calls.length).toBe(1);
  expect(api.sent).toEqual([{ email: SAMPLE_USER.email }]);
  expect(recoveryEmail()).toBe(SAMPLE_USER.email);
});
