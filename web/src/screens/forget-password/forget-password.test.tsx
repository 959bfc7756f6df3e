// Tests rules operator-contact, recovery-screens.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '../../paraglide/messages.js';
import { forgetRecovery, recoveryEmail } from '../../features/account/recovery-memory.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { ForgetPasswordFailedScreen } from './failed-screen.tsx';
import { ForgetPasswordScreen } from './forget-password-screen.tsx';
import { ForgetPasswordSuccessScreen } from './success-screen.tsx';

const PATH = '/auth/forgot-password';
const onSent = vi.fn();
const onMalformed = vi.fn();
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(PATH, { message: 'Fatto' });
  onSent.mockReset();
  onMalformed.mockReset();
});
afterEach(() => {
  leave('');
  forgetRecovery();
});

const show = () => renderPage(<ForgetPasswordScreen onSent={onSent} onMalformed={onMalformed} />);
const email = page.getByRole('textbox', { name: 'Email' });
const submit = page.getByRole('button', { name: 'Reset Password' });

describe('a forgotten password', () => {
  test('is accessible', async () => {
    await show();
    await submit.click();
    await expect.element(email).toHaveAccessibleDescription("Inserisci l'email");
    await expect.element(submit).toHaveAttribute('lang', 'en');
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('sends a code once, and the next step knows the e-mail', async () => {
    const answer = api.hold(PATH);
    await show();
    await email.fill('Anna@example.sm');
    await submit.dblClick();
    await userEvent.keyboard('{Enter}');
    answer(200, { message: 'Fatto' });
    await expect.poll(() => onSent.mock.calls.length).toBe(1);
    expect(api.sent).toEqual([{ email: 'anna@example.sm' }]);
    expect(recoveryEmail()).toBe('anna@example.sm');
  });

  test('with an invalid e-mail redirects to the page for it', async () => {
    await show();
    await email.fill('anna@');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onMalformed.mock.calls.length).toBe(1);
    expect(api.calls).toEqual([]);
  });

  test('with an e-mail that only the server rejects redirects there too', async () => {
    api.fail(PATH, 422, {
      message: m.error_validation_failed(),
      errors: { email: ["L'email non è valida"] },
    });
    await show();
    await email.fill('anna@example.sm');
    await submit.click();
    await expect.poll(() => onMalformed.mock.calls.length).toBe(1);
    expect(recoveryEmail()).toBeNull();
  });

  test.each([
    [0, undefined, m.failed_server_connection()],
    [429, { message: m.error_too_many_requests() }, m.error_too_many_requests()],
  ])('stays on the page with the message for %i', async (status, body, sentence) => {
    api.fail(PATH, status, body);
    await show();
    await email.fill('anna@example.sm');
    await submit.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(email).toHaveValue('anna@example.sm');
    expect(onSent).not.toHaveBeenCalled();
  });

  test('with an earlier code its field is reachable without another one', async () => {
    await show();
    await expect
      .element(page.getByRole('link', { name: 'Ho un codice' }))
      .toHaveAttribute('href', '/change-password');
  });

  test('has the e-mail of a signed-in user filled in', async () => {
    signIn('t1', SAMPLE_USER);
    await show();
    await expect.element(email).toHaveValue(SAMPLE_USER.email);
    await expect.element(page.getByRole('navigation')).toBeVisible();
  });
});

test('if the server sends no mail, the page shows who has the code', async () => {
  const api = fakeApi();
  api.answer(PATH, { message: 'Chiedilo', by_mail: false });
  api.answer('/global-settings/operator_contact', {
    value1: 'Marta Rossi',
    value2: 'marta@pieno.example',
    value3: null,
    note: null,
  });
  await show();
  await email.fill('anna@example.sm');
  await submit.click();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  await renderPage(<ForgetPasswordSuccessScreen />);
  await expect
    .element(page.getByText(/a chi gestisce Pieno un codice di sicurezza di 8/))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'marta@pieno.example' })).toBeVisible();
  expect(page.getByText(/Check your mailbox|posta indesiderata/).elements()).toEqual([]);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('the success page links to the next step', async () => {
  await renderPage(<ForgetPasswordSuccessScreen />);
  const title = page.getByRole('heading', { level: 1, name: 'Check your mailbox!' });
  await expect.element(title).toHaveAttribute('lang', 'en');
  await expect.element(page.getByText(/codice di sicurezza di 8 cifre/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Inserisci il codice' }))
    .toHaveAttribute('href', '/change-password');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test.each([
  [false, /^Your entered email is wrong\. Please enter your correct email address again\.$/],
  [false, /^L'indirizzo non è scritto per intero/],
  [true, /^Questo codice non vale più: dura 10 minuti e 5 tentativi\./],
])('the failure page shows what to do (code spent: %s)', async (isCodeSpent, text) => {
  await renderPage(<ForgetPasswordFailedScreen isCodeSpent={isCodeSpent} />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ooops!' })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Try Again' }))
    .toHaveAttribute('href', '/forget-password');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});
