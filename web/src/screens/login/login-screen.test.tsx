// Tests rules error-network, form-errors, form-login, login-screen, second-factor-forms, theme-account.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '../../paraglide/messages.js';
import {
  recoveryEmail,
  rememberRecovery,
  rememberTyped,
  typedEmail,
} from '../../features/account/recovery-memory.ts';
import { getVisitor, leave, signIn } from '../../core/session/session.ts';
import { chooseTheme } from '../../core/theme/theme.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { LoginScreen } from './login-screen.tsx';

const SESSION = { token: 't1', user: SAMPLE_USER };
const onEntered = vi.fn();
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/login', SESSION);
  onEntered.mockReset();
});
afterEach(() => {
  leave('');
  chooseTheme('light');
});

const show = (recovered?: string) =>
  renderPage(<LoginScreen onEntered={onEntered} recovered={recovered} />);
const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: 'Accedi' });
const banner = page.getByRole('alert');

async function fillIn() {
  await email.fill(' Anna@Example.sm ');
  await password.fill('Monte Titano 7');
}

test('is accessible and fits large text, with its errors too', async () => {
  await show('anna@example.sm');
  await expectAccessibleInBothThemes();
  await submit.click();
  await expect.element(page.getByText('Inserisci la password')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('links to recovery, registration and back', async () => {
  await show();
  const ways = [
    ['Password dimenticata?', '/forget-password'],
    ['Registrati', '/register'],
    ['Indietro', '/social-login'],
  ] as const;
  for (const [name, to] of ways) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to);
  }
});

test('supports password managers', async () => {
  await show();
  await expect.element(email).toHaveAttribute('type', 'email');
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  expect((email.element() as HTMLInputElement).form).toBe(
    (password.element() as HTMLInputElement).form,
  );
});

test('Enter signs in and opens /home', async () => {
  await show();
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(api.sent).toEqual([{ email: 'anna@example.sm', password: 'Monte Titano 7' }]);
  expect(getVisitor()).toEqual({ kind: 'registered', ...SESSION, confirmed: true });
});

test('accepts autofilled values', async () => {
  await show();
  (email.element() as HTMLInputElement).value = 'anna@example.sm';
  (password.element() as HTMLInputElement).value = 'Monte Titano 7';
  await submit.click();
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(api.sent).toEqual([{ email: 'anna@example.sm', password: 'Monte Titano 7' }]);
});

test('the form is sent once, however often the button is pressed', async () => {
  const answer = api.hold('/login');
  await show();
  await fillIn();
  await submit.dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  answer(200, SESSION);
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(api.calls.filter((path) => path === '/login')).toHaveLength(1);
});

test('a missing value is shown under its field, which receives the focus', async () => {
  await show();
  await submit.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription("Inserisci l'email");
  await expect.element(password).toHaveAccessibleDescription('Inserisci la password');
  await email.fill('anna');
  await expect.element(page.getByText("Inserisci l'email")).not.toBeInTheDocument();
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription("L'email non è valida");
  expect(api.calls).toEqual([]);
});

test.each([
  [422, { message: m.error_login_failed() }, m.error_login_failed()],
  [429, { message: m.error_too_many_requests() }, m.error_too_many_requests()],
  [503, { message: m.error_overloaded() }, m.error_overloaded()],
  [500, {}, 'Errore durante il login'],
  [502, '<h1>Bad Gateway', 'Errore di connessione'],
  [200, '{"tok', 'Errore di connessione'],
  [0, undefined, 'Errore di connessione al server'],
])('a failure with %i shows its message and keeps the input', async (status, body, sentence) => {
  api.fail('/login', status, body);
  await show();
  await fillIn();
  await submit.click();
  await expect.element(banner.getByText(sentence, { exact: true })).toBeVisible();
  const advice = banner.getByText('Controlla email e password.');
  expect(advice.elements()).toHaveLength(status === 422 ? 1 : 0);
  await expect.element(submit).toHaveAttribute('aria-busy', 'false');
  await expect.element(email).toHaveValue('Anna@Example.sm');
  await expect.element(password).toHaveValue('Monte Titano 7');
  expect(getVisitor().kind).toBe('anonymous');
  api.answer('/login', SESSION);
  await submit.click();
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
});

test('a code of the second factor is asked for only if the server requires one', async () => {
  api.fail('/login', 422, {
    message: 'Scrivi il codice a 6 cifre della tua app di autenticazione',
    code: 'second_factor_needed',
  });
  await show();
  await fillIn();
  await submit.click();
  const code = page.getByRole('textbox', { name: 'Codice di verifica' });
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveFocus();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  const wrong = 'Il codice non è giusto o è già stato usato';
  api.fail('/login', 422, { message: wrong, errors: { totp: [wrong] } });
  await code.fill('000000');
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription(new RegExp(wrong));
  api.answer('/login', SESSION);
  await code.fill('123 456');
  await submit.click();
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(api.sent.at(-1)).toEqual({
    email: 'anna@example.sm',
    password: 'Monte Titano 7',
    totp: '123456',
  });
});

test('after a password reset, shows a confirmation and fills in the e-mail', async () => {
  await show('anna@example.sm');
  await expect.element(page.getByText(/nuova password è pronta/)).toBeVisible();
  await expect.element(email).toHaveValue('anna@example.sm');
});

test('signing in in another tab opens /home here too', async () => {
  await show();
  signIn('t1', SAMPLE_USER);
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
});

test.each([
  [true, 'light', 'dark'],
  [false, 'dark', 'light'],
] as const)('an account with dark %s makes a %s phone %s', async (dark, before, after) => {
  chooseTheme(before);
  api.answer('/login', { token: 't1', user: { ...SAMPLE_USER, dark } });
  await show();
  await fillIn();
  expect(localStorage.getItem('theme')).toBe(before);
  await submit.click();
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(localStorage.getItem('theme')).toBe(after);
  expect(document.documentElement.dataset.theme).toBe(after);
});

test('signing in deletes the pending recovery', async () => {
  rememberRecovery('anna@example.sm');
  await show();
  await fillIn();
  await submit.click();
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(recoveryEmail()).toBeNull();
});

test('six wrong passwords suggest recovery, and the next page knows the e-mail', async () => {
  api.fail('/login', 422, { message: 'Errore durante il login' });
  await show();
  await fillIn();
  const suggestion = page.getByText(/^Non la ricordi\?/);
  for (let tries = 1; tries <= 6; tries++) {
    expect(suggestion.elements()).toEqual([]);
    await submit.click();
    await expect.poll(() => api.calls.length).toBe(tries);
  }
  await expect.element(suggestion).toBeVisible();
  const link = page.getByRole('link', { name: 'Password dimenticata?' });
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(typedEmail()).toBe('Anna@Example.sm');
  rememberTyped('');
});
