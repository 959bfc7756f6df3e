// Tests rules account-own-data, profile-screen.
import type { AccountExport } from '@pieno/contract/profile/export.ts';
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '../../paraglide/messages.js';
import { getVisitor, leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { ProfileScreen } from './profile-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => {
  vi.useRealTimers();
  leave('');
});

async function show(has_password = true) {
  signIn('t1', { ...SAMPLE_USER, has_password });
  await renderScreen(<ProfileScreen />);
}

test('a guest sees why the profile is empty, with a link to register', async () => {
  await renderScreen(<ProfileScreen />);
  await expect.element(page.getByText(PROMPTS.user_profile)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Accedi o registrati' }))
    .toHaveAttribute('href', '/social-login?to=%2Fuser-profile');
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

const EVERYTHING: AccountExport = {
  exported_at: '2026-11-21T08:00:00.000Z',
  user: {
    ...SAMPLE_USER,
    email_verified: false,
    mailbox_proved: false,
    verification_asked_at: null,
    known_since: null,
    owner_reminders: true,
    notifications_read_until: null,
    log_id: 'b6c1',
    agree_privacy_at: '2026-11-20T08:00:00.000Z',
    created_at: '2026-11-20T08:00:00.000Z',
    updated_at: '2026-11-20T08:00:00.000Z',
  },
  settings: { geolocation_consent: false, geolocation_consent_at: null },
  favorites: [],
  alerts: [],
  notifications: [],
  sessions: [],
  push_devices: [],
  sign_ins: [],
  guest_data: null,
  price_reports: [],
  price_claims: [],
  price_confirmations: [],
  price_disputes: [],
  station_states: [],
  scheduled_prices: [],
  till_keys: [],
  stations: [],
  reviews: [],
  review_flags: [],
  actions: [],
};

describe('exporting the data', () => {
  test('downloads a file with all data', async () => {
    api.answer('/user/export', EVERYTHING);
    await show();
    let data: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      data = blob as Blob;
      return '#';
    });
    let name: string | undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const button = page.getByRole('button', { name: 'Scarica i tuoi dati' });
    (button.element() as HTMLElement).click();
    await expect.poll(() => name).toBe('pieno-dati.json');
    expect(JSON.parse(await data!.text())).toEqual(EVERYTHING);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(revoked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(revoked).toHaveBeenCalledWith('#');
  });

  test('shows why it failed', async () => {
    api.fail('/user/export', 0);
    await show();
    await page.getByRole('button', { name: 'Scarica i tuoi dati' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(m.failed_server_connection());
  });
});

describe('deleting the account', () => {
  const opener = page.getByRole('button', { name: 'Elimina account' });
  const dialog = page.getByRole('dialog', { name: 'Vuoi eliminare il tuo account?' });
  const submit = dialog.getByRole('button', { name: 'Elimina per sempre' });

  test('asks for the password, and ends the session', async () => {
    api.answer('/user', { message: 'Account eliminato' });
    await show();
    await opener.click();
    await expect
      .element(dialog.getByText(/segnalazioni in attesa e le contestazioni aperte spariscono/))
      .toBeVisible();
    await expectAccessibleInBothThemes();
    await submit.click();
    const password = dialog.getByLabelText('Password', { exact: true });
    await expect.element(password).toHaveAccessibleDescription('Inserisci la password');
    expect(api.calls).toEqual([]);
    await password.fill('segreta');
    await submit.click();
    await expect.poll(getVisitor).toEqual({ kind: 'anonymous', notice: 'Account eliminato' });
    expect(api.sent).toEqual([{ password: 'segreta' }]);
  });

  test('asks for the e-mail when the account has no password', async () => {
    api.answer('/user', { message: 'Account eliminato' });
    await show(false);
    await opener.click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill('titano@example.sm');
    await submit.click();
    await expect.poll(() => getVisitor().kind).toBe('anonymous');
    expect(api.sent).toEqual([{ email: 'titano@example.sm' }]);
  });

  test('deletes nothing with a wrong password, or after cancelling', async () => {
    api.fail('/user', 422, {
      message: m.error_validation_failed(),
      errors: { password: [m.error_password_wrong()] },
    });
    await show();
    await opener.click();
    const password = dialog.getByLabelText('Password', { exact: true });
    await password.fill('sbagliata');
    await submit.click();
    await expect.element(password).toHaveAccessibleDescription(m.error_password_wrong());
    expect(page.getByText(m.error_password_wrong()).elements()).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Annulla' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getVisitor().kind).toBe('registered');
  });
});
