// Tests rules alert-kept, alerts-screen.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetAlert, keepAlert } from '../../features/alerts/kept-alert.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ALERT } from '../../features/alerts/testing/sample-alerts.ts';
import { fakePush, PUSH_KEY } from '../../testing/push/fake-push.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { AlertsScreen } from './alerts-screen.tsx';

const DRAFT = { decade: 20, mode: 'self', area: 'SM', below: 1.649, channels: ['push'] } as const;
const KEPT = {
  draft: { ...DRAFT, channels: ['push' as const] },
  about: 'Diesel Self a San Marino',
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/user/push-subscriptions', { key: null, devices: 0 });
  api.answer('/user/alerts', []);
  api.answer('/user/notifications', []);
});
afterEach(() => {
  leave('');
  forgetAlert();
});

const show = () => renderScreen(<AlertsScreen />);
const signedIn = (more: Partial<typeof SAMPLE_USER> = {}) => {
  signIn('t1', { ...SAMPLE_USER, ...more });
  return show();
};

test('a guest is invited to register, and asks for nothing', async () => {
  await show();
  await expect
    .element(page.getByRole('link', { name: 'Accedi o registrati' }))
    .toHaveAttribute('href', '/social-login?to=%2Favvisi');
  await expectAccessibleInBothThemes();
  expect(api.calls).toEqual([]);
});

test('without messages and alerts it shows how to get both', async () => {
  await signedIn();
  await expect.element(page.getByText('Nessun messaggio')).toBeVisible();
  await expect.element(page.getByText('Ancora nessun avviso')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Apri una classifica' })).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('each part shows its own failure, and is retried on its own', async () => {
  api.fail('/user/alerts', 503, { message: 'Troppo carico' });
  await signedIn();
  await expect.element(page.getByText('Non riesco a leggere gli avvisi.')).toBeVisible();
  await expect.element(page.getByText('Nessun messaggio')).toBeVisible();
  await expectAccessibleInBothThemes();
  api.answer('/user/alerts', [ALERT]);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(page.getByRole('list', { name: 'I tuoi avvisi' })).toBeVisible();
});

test('the permission is asked for only after the first alert, and once', async () => {
  fakePush();
  api.answer('/user/push-subscriptions', { key: PUSH_KEY, devices: 0 });
  await signedIn();
  await expect.element(page.getByText('Ancora nessun avviso')).toBeVisible();
  const turnOn = page.getByRole('button', { name: /^Attiva le notifiche/ });
  expect(turnOn.elements()).toEqual([]);
  leave('');
  await expect.element(page.getByText(/^Gli avvisi ti dicono/)).toBeVisible();
  keepAlert(KEPT, null);
  api.answer('POST /user/alerts', ALERT);
  api.answer('GET /user/alerts', [ALERT]);
  signIn('t1', SAMPLE_USER);
  await expect.element(page.getByText(/^Fatto: /)).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'I tuoi avvisi' })).toBeVisible();
  await expect.element(turnOn).toBeVisible();
  expect(turnOn.elements()).toHaveLength(1);
  expect(page.getByRole('link', { name: 'I tuoi avvisi' }).elements()).toEqual([]);
});

test('a visitor who has switched notifications off sees that once, with the way to switch them on', async () => {
  api.answer('/user/alerts', [ALERT]);
  await signedIn({ notifications: false });
  await expect.element(page.getByText('Notifiche su questo dispositivo')).toBeVisible();
  await expect.element(page.getByText(/^«Notifiche Accettate» è spento/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Impostazioni' }))
    .toHaveAttribute('href', '/settings');
  expect(page.getByText(/«Notifiche Accettate» è spento/).elements()).toHaveLength(1);
});

test("a guest's alert is created once there is an account", async () => {
  keepAlert(KEPT, null);
  api.answer('POST /user/alerts', ALERT);
  await signedIn();
  await expect.element(page.getByText(/^Fatto: ti avviso quando Diesel Self/)).toBeVisible();
  expect(api.sent).toEqual([DRAFT]);
  expect(sessionStorage.getItem('pieno.alert')).toBeNull();
});

test('an alert that could not be sent can be sent in one tap, or discarded', async () => {
  keepAlert(KEPT, SAMPLE_USER.id);
  api.fail('POST /user/alerts', 0);
  await signedIn();
  const kept = page.getByText(/^Avviso non ancora salvato: Diesel Self a San Marino/);
  await expect.element(kept).toBeVisible();
  expect(api.sent).toEqual([]);
  await page.getByRole('button', { name: 'Avvisami' }).click();
  await expect.element(page.getByText(/San Marino\. Senza rete/)).toBeVisible();
  await page.getByRole('button', { name: 'Elimina' }).click();
  await expect.element(kept).not.toBeInTheDocument();
  expect(sessionStorage.getItem('pieno.alert')).toBeNull();
});

test("another account's alert is not shown", async () => {
  keepAlert(KEPT, 'u2');
  await signedIn();
  await expect.element(page.getByText('Ancora nessun avviso')).toBeVisible();
  expect(page.getByText(/^Avviso non ancora salvato/).elements()).toEqual([]);
});
