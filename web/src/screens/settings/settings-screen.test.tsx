// Tests rules call-user-settings, permission-prompt, settings-consent, settings-screen.
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { CONSENT_TEXTS } from '@pieno/contract/profile/user-settings.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '../../paraglide/messages.js';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { expectReadsLeftToRight } from '../../testing/reading-order.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { SAMPLE_USER_SETTINGS } from '../../testing/sample-user-settings.ts';
import { SettingsScreen } from './settings-screen.tsx';

const CONSENT = '/user/settings/geolocation-consent';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/user/settings', SAMPLE_USER_SETTINGS);
  api.answer(CONSENT, SAMPLE_USER_SETTINGS);
});
afterEach(() => {
  leave('');
  document.documentElement.dir = '';
});

const show = () => renderScreen(<SettingsScreen />);
const showRegistered = () => {
  signIn('t1', SAMPLE_USER);
  return show();
};
const prompt = (text: string) => page.getByRole('alertdialog', { name: text });
const consent = page.getByRole('switch', { name: 'Consenso alla geolocalizzazione' });

test.each([
  ['a guest', show],
  ['a registered user', showRegistered],
])('is accessible, fits large text and is mirrored, for %s', async (_, showIt) => {
  await showIt();
  await expect.element(page.getByText(/posizione/).first()).toBeVisible();
  await expectAccessibleInBothThemes();
  document.documentElement.dir = 'rtl';
  expectReadsLeftToRight();
  await expectFitsLargeText();
});

describe('the account', () => {
  const ways = [
    ['Update Profile', '/user-profile', PROMPTS.user_profile],
    ['Update Bio', '/user-profile?focus=bio', PROMPTS.user_profile],
    ['Change Password', '/change-password', PROMPTS.change_password],
    ['Reset Password', '/forget-password', PROMPTS.reset_password],
  ] as const;

  test.each(ways)('"%s" links a registered user to %s', async (label, path) => {
    await showRegistered();
    await expect
      .element(page.getByRole('link', { name: new RegExp(`^${label} `) }))
      .toHaveAttribute('href', path);
  });

  test.each(ways)('"%s" asks a guest to register', async (label, _, text) => {
    await show();
    expect(page.getByRole('link', { name: new RegExp(`^${label} `) }).elements()).toEqual([]);
    await page.getByRole('button', { name: new RegExp(`^${label} `) }).click();
    await expect.element(prompt(text)).toBeVisible();
  });

  test('is shown with its name, or as a guest', async () => {
    await show();
    await expect.element(page.getByText('Accesso temporaneo')).toBeVisible();
    signIn('t1', { ...SAMPLE_USER, full_name: 'Giulia Rossi' });
    await expect.element(page.getByText('Giulia Rossi')).toBeVisible();
    await expect.element(page.getByText('titano')).toBeVisible();
  });
});

test('the privacy policy and the about page are linked for everybody', async () => {
  await show();
  const links = page.getByRole('region', { name: 'Privacy & About' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/privacy-policy', '/about-us']);
});

describe('the geolocation consent', () => {
  test('is not available to guests, who can share their position temporarily', async () => {
    await show();
    await expect.element(page.getByText(m.error_consent_registered_only())).toBeVisible();
    await expect.element(page.getByText(CONSENT_TEXTS.guest)).toBeVisible();
    await page.getByRole('button', { name: 'Accedi o registrati' }).click();
    await expect.element(prompt(PROMPTS.geolocation_consent)).toBeVisible();
    await afterPaint();
    expect(api.calls).toEqual([]);
  });

  test("shows the server's texts", async () => {
    api.answer('/user/settings', {
      ...SAMPLE_USER_SETTINGS,
      geolocation_consent_text: 'A che cosa serve.',
      geolocation_consent_required_text: 'Perché te lo chiediamo.',
    });
    await showRegistered();
    await expect.element(page.getByText('A che cosa serve.')).toBeVisible();
    await expect.element(page.getByText('Perché te lo chiediamo.')).toBeVisible();
  });

  test('can be given', async () => {
    await showRegistered();
    const release = api.hold(`PUT ${CONSENT}`);
    await consent.click();
    await expect.element(consent).toBeChecked();
    await expect.element(consent).toHaveAttribute('aria-disabled', 'true');
    release(200, {
      ...SAMPLE_USER_SETTINGS,
      geolocation_consent: true,
      geolocation_consent_at: '2026-11-21T07:12:00.000Z',
    });
    await expect
      .element(page.getByText('Consenso alla geolocalizzazione concesso con successo!'))
      .toBeVisible();
    await expect.element(consent).toHaveAccessibleDescription('Concesso il 21/11/2026, 08:12');
    expect(api.sent).toEqual([{ consent: true }]);
  });

  test('can be withdrawn', async () => {
    api.answer(CONSENT, {
      ...SAMPLE_USER_SETTINGS,
      geolocation_consent: true,
      geolocation_consent_at: '2026-11-21T07:12:00.000Z',
    });
    api.answer(`PUT ${CONSENT}`, SAMPLE_USER_SETTINGS);
    await showRegistered();
    await consent.click();
    await expect
      .element(page.getByText('Consenso alla geolocalizzazione revocato con successo!'))
      .toBeVisible();
    await expect.element(consent).not.toBeChecked();
    expect(api.sent).toEqual([{ consent: false }]);
  });

  test('is unchanged when the server refuses', async () => {
    api.fail(`PUT ${CONSENT}`, 500, { message: '' });
    await showRegistered();
    await consent.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(m.failed_setting_change());
    await expect.element(consent).not.toBeChecked();
    await expect.element(consent).toHaveAccessibleDescription('Non concesso');
  });

  test.each(['/user/settings', CONSENT] as const)(
    'reserves its space while %s loads, and a failure can be retried',
    async (path) => {
      const release = api.hold(path);
      await showRegistered();
      await expect.element(page.getByRole('status', { name: 'Caricamento…' })).toBeVisible();
      expect(consent.elements()).toEqual([]);
      release(500, { message: m.error_internal() });
      await expect.element(page.getByRole('alert').getByText(m.error_internal())).toBeVisible();
      api.answer(path, SAMPLE_USER_SETTINGS);
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect.element(consent).toBeVisible();
      expect(api.calls.filter((call) => call === path)).toHaveLength(2);
    },
  );

  test('shows the connection error without a network, with a retry', async () => {
    api.fail('/user/settings', 0);
    api.fail(CONSENT, 0);
    await showRegistered();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('Non riesco a leggere le tue impostazioni')).toBeVisible();
    await expect.element(alert.getByText('Errore di connessione al server')).toBeVisible();
    api.answer('/user/settings', SAMPLE_USER_SETTINGS);
    api.answer(CONSENT, SAMPLE_USER_SETTINGS);
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(consent).toBeVisible();
  });
});
