import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '../../paraglide/messages.js';
import { getGuestMemory, rememberFuel } from '../../core/session/guest-memory.ts';
import { enterAsGuest, getVisitor, leave } from '../../core/session/session.ts';
import { chooseTheme } from '../../core/theme/theme.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { RegisterScreen } from './register-screen.tsx';

const SESSION = { token: 't1', user: SAMPLE_USER };
const GUEST = {
  guest_id: 'g1',
  guest_token: 'token-g1',
  expires_at: '2099-01-01T00:00:00.000Z',
  permissions: [],
};
const FIELDS = {
  name: 'Anna Bianchi',
  email: 'anna@example.sm',
  password: 'Monte Titano 7',
  password_confirmation: 'Monte Titano 7',
  notifications: true,
  agree_privacy: true,
};

const onEntered = vi.fn();
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/guest/access', GUEST);
  api.answer('/register', SESSION);
  api.answer('/guest/convert-to-registered', SESSION);
  onEntered.mockReset();
});
afterEach(() => (leave(''), chooseTheme('light')));

const show = () => renderPage(<RegisterScreen returnTo={null} onEntered={onEntered} />);
const name = page.getByRole('textbox', { name: 'Nome completo' });
const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByLabelText('Password', { exact: true });
const repeat = page.getByLabelText('Ripeti la password');
const terms = page.getByRole('checkbox', { name: 'Accetto i termini e le condizioni.' });
const submit = page.getByRole('button', { name: /^(Registrati|Completa registrazione)$/ });
const quickStart = page.getByRole('button', { name: 'Accedi come guest' });
const dialog = page.getByRole('dialog', { name: 'Privacy e condizioni' });

async function fillIn() {
  await name.fill(FIELDS.name);
  await email.fill(FIELDS.email);
  await password.fill(FIELDS.password);
  await repeat.fill(FIELDS.password);
  await terms.click();
}

test('is accessible and fits large text, with its errors and its terms', async () => {
  await show();
  await expectAccessibleInBothThemes();
  await submit.click();
  await expect.element(page.getByText('Devi accettare i termini e condizioni')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await page.getByRole('button', { name: 'Leggi i termini e la privacy' }).click();
  await expect.element(dialog).toBeVisible();
  await expectAccessibleInBothThemes();
});

describe('an anonymous visitor (rules entry-account, register-screen)', () => {
  test('registers with one press of Enter', async () => {
    await show();
    await fillIn();
    await email.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onEntered.mock.calls.length).toBe(1);
    expect(api.calls).toEqual(['/register']);
    expect(api.sent).toEqual([{ ...FIELDS, role: 'user' }]);
    expect(getVisitor()).toMatchObject({ kind: 'registered', token: 't1' });
  });

  test('can switch off notifications, which are on by default', async () => {
    await show();
    const notifications = page.getByRole('checkbox', { name: /^Tienimi informato con le/ });
    await expect.element(notifications).toBeChecked();
    await expect.element(notifications).toHaveAccessibleDescription(/^Avvisi e novità/);
    await fillIn();
    await notifications.click();
    await submit.click();
    await expect.poll(() => api.sent).toEqual([{ ...FIELDS, notifications: false, role: 'user' }]);
    // Otherwise the answer would sign in the next test's visitor.
    await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  });

  test('keeps the theme of the phone, as a new account has not chosen one', async () => {
    chooseTheme('dark');
    await show();
    await fillIn();
    await submit.click();
    await expect.poll(() => onEntered.mock.calls.length).toBe(1);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('can continue as a guest instead', async () => {
    await show();
    await quickStart.click();
    await expect.poll(() => onEntered.mock.calls.length).toBe(1);
    expect(getVisitor()).toEqual({ kind: 'guest', guest: GUEST });
  });

  test('sees a banner, not an alert, when guest access fails', async () => {
    api.fail('/guest/access', 503);
    await show();
    await quickStart.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent("Errore durante l'accesso come ospite. Riprova.");
    expect(onEntered).not.toHaveBeenCalled();
  });

  test('has links to sign in and back', async () => {
    await show();
    const ways = [
      ['Accedi', '/login'],
      ['Indietro', '/social-login'],
    ] as const;
    for (const [link, to] of ways) {
      await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', to);
    }
  });
});

describe('a guest (rules guest-conversion, guest-data)', () => {
  beforeEach(() => enterAsGuest());

  test('completes the registration and keeps its data', async () => {
    rememberFuel(20);
    await show();
    await expect.element(page.getByText(/accesso temporaneo/)).toBeVisible();
    expect(quickStart.elements()).toHaveLength(0);
    await expect.element(submit).toHaveTextContent('Completa registrazione');
    await fillIn();
    await submit.click();
    await expect.poll(() => onEntered.mock.calls.length).toBe(1);
    expect(api.calls.at(-1)).toBe('/guest/convert-to-registered');
    expect(api.sent).toEqual([
      {
        ...FIELDS,
        role: 'user',
        guest_id: 'g1',
        guest_data: {
          id: 'g1',
          expires_at: GUEST.expires_at,
          search_preferences: { last_fuel: 20 },
          recent_stations: [],
          cart_items: [],
        },
      },
    ]);
    expect(getVisitor().kind).toBe('registered');
    expect(getGuestMemory().search_preferences).toEqual({ last_fuel: 20 });
  });

  test('stays a guest when the registration is refused', async () => {
    api.fail('/guest/convert-to-registered', 403, { message: m.error_overloaded() });
    await show();
    await fillIn();
    await submit.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(m.error_overloaded());
    expect(getVisitor()).toEqual({ kind: 'guest', guest: GUEST });
  });
});

describe('an error (rule form-register)', () => {
  test('is shown under each field; the first receives the focus', async () => {
    await show();
    await name.fill('Anna');
    await email.fill('anna');
    await password.fill('corta');
    await repeat.fill('altra');
    await submit.click();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription("L'email non è valida");
    await expect
      .element(password)
      .toHaveAccessibleDescription(/La password deve essere di almeno 8 caratteri/);
    await expect
      .element(terms)
      .toHaveAccessibleDescription('Devi accettare i termini e condizioni');
    await terms.click();
    await submit.click();
    await expect.element(repeat).toHaveAccessibleDescription('Le password non corrispondono');
    expect(api.calls).toEqual([]);
  });

  test('from the server is shown joined above the form and under its field', async () => {
    api.fail('/register', 422, {
      message: m.error_validation_failed(),
      errors: { email: [m.error_email_taken()], name: ['Il nome non è valido'] },
    });
    await show();
    await fillIn();
    await submit.click();
    const banner = page.getByRole('alert');
    await expect.element(banner).toBeVisible();
    expect((banner.element() as HTMLElement).innerText).toBe(
      `${m.error_email_taken()}\nIl nome non è valido`,
    );
    await expect.element(name).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription(m.error_email_taken());
    await expect.element(password).toHaveValue(FIELDS.password);
    await expect.element(terms).toBeChecked();
  });

  test.each([
    [500, {}, 'Errore durante la registrazione'],
    [502, '<h1>Bad Gateway', 'Errore di connessione'],
  ])('has a default message (%i, %j)', async (status, body, sentence) => {
    api.fail('/register', status, body);
    await show();
    await fillIn();
    await submit.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  });
});

test('the terms open over the form, which keeps its input', async () => {
  await show();
  await name.fill('Anna');
  const open = page.getByRole('button', { name: 'Leggi i termini e la privacy' });
  await open.click();
  for (const promise of [/24 ore/, /30 giorni/, /10 minuti e 5 tentativi/]) {
    await expect.element(dialog.getByText(promise).first()).toBeInTheDocument();
  }
  await expect.element(page.getByRole('region')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await expect.element(name).toHaveValue('Anna');
  expect(api.calls).toEqual([]);
});

test('the meter shows the strength of the new password', async () => {
  await show();
  await password.fill('Monte Titano 7');
  await expect.element(page.getByText('Great password!')).toBeVisible();
  await name.click();
  await expect.element(page.getByText('Great password!')).not.toBeInTheDocument();
});
