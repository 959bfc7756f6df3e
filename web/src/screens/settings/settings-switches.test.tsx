// Tests rules call-user, permission-prompt, permission-refusal, settings-switch, theme-account, theme-choice.
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import type { UserSwitch } from '@pieno/contract/profile/profile-fields.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '../../paraglide/messages.js';
import { getVisitor, leave, signIn } from '../../core/session/session.ts';
import { chooseTheme, getTheme, closeOverlay } from '../../core/theme/theme.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { SAMPLE_USER_SETTINGS } from '../../testing/sample-user-settings.ts';
import { SettingsScreen } from './settings-screen.tsx';

const LABELS: Record<UserSwitch, string> = {
  available_status: 'Stato disponibile',
  notifications: 'Notifiche Accettate',
  dark: 'Tema scuro',
};
const switches = Object.entries(LABELS) as [UserSwitch, string][];
const control = (label: string) => page.getByRole('switch', { name: label });
const isOn = (label: string) => (control(label).element() as HTMLInputElement).checked;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/user/settings', SAMPLE_USER_SETTINGS);
  api.answer('/user/settings/geolocation-consent', SAMPLE_USER_SETTINGS);
  chooseTheme('light');
});
afterEach(() => {
  vi.useRealTimers();
  closeOverlay();
  chooseTheme('light');
  leave('');
});

const show = () => renderScreen(<SettingsScreen />);
async function showRegistered(more: Partial<User> = {}) {
  const user = { ...SAMPLE_USER, ...more };
  chooseTheme(user.dark ? 'dark' : 'light');
  signIn('t1', user);
  await show();
  return user;
}
const stored = () => {
  const visitor = getVisitor();
  return visitor.kind === 'registered' ? visitor.user : null;
};

const ofAccount = switches.filter(([name]) => name !== 'dark');
test.each(ofAccount)('%s prompts a guest to register, and does not change', async (name, label) => {
  await show();
  const before = isOn(label);
  await control(label).click();
  const prompt = page.getByRole('alertdialog', { name: PROMPTS[name] });
  await expect.element(prompt).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(prompt).not.toBeInTheDocument();
  expect(isOn(label)).toBe(before);
  await afterPaint();
  expect(api.calls).toEqual([]);
});

describe.each(switches)('%s', (name, label) => {
  test('changes at once, and stays changed when the server accepts', async () => {
    const user = await showRegistered();
    const before = isOn(label);
    const release = api.hold('/user');
    await control(label).click();
    await expect.poll(() => isOn(label)).toBe(!before);
    await expect.element(control(label)).toHaveAttribute('aria-disabled', 'true');
    expect(stored()).toEqual(user);
    expect(api.sent).toEqual([{ [name]: !before }]);
    release(200, { user: { ...user, [name]: !before } });
    await expect.element(page.getByText('Impostazione aggiornata con successo!')).toBeVisible();
    expect(isOn(label)).toBe(!before);
    await expect.element(control(label)).toHaveAttribute('aria-disabled', 'false');
    expect(stored()).toEqual({ ...user, [name]: !before });
  });

  test('reverts when the server refuses, and shows why', async () => {
    const user = await showRegistered({ [name]: true });
    const release = api.hold('/user');
    await control(label).click();
    await expect.poll(() => isOn(label)).toBe(false);
    release(500, { message: m.error_internal() });
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(m.error_internal());
    await expect.poll(() => isOn(label)).toBe(true);
    expect(stored()).toEqual(user);
    expect(getTheme()).toBe(user.dark ? 'dark' : 'light');
    await page.getByRole('button', { name: "Chiudi l'avviso" }).click();
    await expect.element(alert).not.toBeInTheDocument();
  });
});

test('a pending switch ignores a second tap', async () => {
  await showRegistered();
  api.hold('/user');
  const element = control(LABELS.available_status).element() as HTMLElement;
  element.click();
  element.click();
  await control(LABELS.available_status).click({ force: true });
  expect(api.sent).toEqual([{ available_status: true }]);
});

test('switches are saved one after the other, so that the last answer is the newest', async () => {
  const user = await showRegistered();
  const release = api.hold('/user');
  await control(LABELS.available_status).click();
  await control(LABELS.notifications).click();
  await expect.poll(() => isOn(LABELS.notifications)).toBe(false);
  expect(api.sent).toHaveLength(1);
  const changed = { ...user, available_status: true, notifications: false };
  api.answer('/user', { user: changed });
  release(200, { user: { ...user, available_status: true } });
  await expect.poll(() => api.sent).toHaveLength(2);
  await expect.poll(stored).toEqual(changed);
});

test('an answer without the user keeps the requested value', async () => {
  const user = await showRegistered();
  api.answer('/user', {});
  await control(LABELS.available_status).click();
  await expect.poll(stored).toEqual({ ...user, available_status: true });
  expect(isOn(LABELS.available_status)).toBe(true);
});

test('a success is shown for three seconds', async () => {
  const user = await showRegistered();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  api.answer('/user', { user });
  (control(LABELS.notifications).element() as HTMLElement).click();
  const toast = page.getByText('Impostazione aggiornata con successo!');
  const isShown = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return toast.elements().length === 1;
  };
  await expect.poll(isShown).toBe(true);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(toast.elements()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(toast).not.toBeInTheDocument();
});

test.each([
  ['the network is away', () => api.fail('/user', 0), m.failed_server_connection()],
  [
    'the server gives no message',
    () => api.fail('/user', 500, { message: '' }),
    m.failed_setting_change(),
  ],
])('shows the error when %s', async (_, fail, sentence) => {
  await showRegistered();
  fail();
  await control(LABELS.notifications).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
});

test('a session that ended meanwhile shows its error', async () => {
  await showRegistered();
  const release = api.hold('/user');
  await control(LABELS.notifications).click();
  leave('');
  release(200, { user: SAMPLE_USER });
  await expect.element(page.getByRole('alert')).toHaveTextContent(m.error_not_authenticated());
  expect(stored()).toBeNull();
});

test('an answer for a user who has logged out does not change another', async () => {
  const user = await showRegistered();
  const release = api.hold('/user');
  await control(LABELS.available_status).click();
  const other = { ...user, id: 'u2', name: 'altra' };
  signIn('t2', other);
  release(200, { user: { ...user, available_status: true } });
  await expect.element(page.getByRole('alert')).toHaveTextContent(m.error_not_authenticated());
  expect(stored()).toEqual(other);
});

test('a queued switch is not sent for another user who signed in meanwhile', async () => {
  const user = await showRegistered();
  const release = api.hold('/user');
  await control(LABELS.available_status).click();
  await control(LABELS.notifications).click();
  await expect.poll(() => isOn(LABELS.notifications)).toBe(false);
  const other = { ...user, id: 'u2', name: 'altra' };
  signIn('t2', other);
  release(200, {});
  await expect.poll(() => isOn(LABELS.notifications)).toBe(true);
  expect(api.sent).toEqual([{ available_status: true }]);
  expect(stored()).toEqual(other);
});

describe('the dark theme of the account', () => {
  test('is applied to the page under the overlay', async () => {
    const user = await showRegistered();
    const release = api.hold('/user');
    await control(LABELS.dark).click();
    await expect.poll(() => isOn(LABELS.dark)).toBe(true);
    expect(getTheme()).toBe('light');
    release(200, { user: { ...user, dark: true } });
    await expect.poll(getTheme).toBe('dark');
  });

  test('shows the theme on the screen, whatever the account prefers', async () => {
    await showRegistered();
    chooseTheme('dark');
    await expect.poll(() => isOn(LABELS.dark)).toBe(true);
    api.answer('/user', { user: { ...SAMPLE_USER, dark: false } });
    await control(LABELS.dark).click();
    await expect.poll(getTheme).toBe('light');
    expect(api.sent).toEqual([{ dark: false }]);
  });
});

test("a guest's dark theme stays on this phone, without a prompt", async () => {
  await show();
  await control(LABELS.dark).click();
  await expect.poll(getTheme).toBe('dark');
  expect(isOn(LABELS.dark)).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
  await afterPaint();
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  expect(api.calls).toEqual([]);
});

test('only a guest sees that the settings are for registered users', async () => {
  await show();
  const refusal = page.getByText('Impostazioni disponibili solo per utenti registrati');
  await expect.element(refusal).toBeVisible();
  signIn('t1', SAMPLE_USER);
  await expect.element(refusal).not.toBeInTheDocument();
});

test('a guest does not see that the theme is saved in a profile', async () => {
  await show();
  await expect.element(control(LABELS.dark)).toBeVisible();
  await expect.element(page.getByText(/^Ora resta su questo telefono/)).toBeVisible();
  expect(page.getByText('Salvato nel tuo profilo').elements()).toEqual([]);
});
