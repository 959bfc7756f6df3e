// Tests rules alerts-screen, inbox-screen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ALERT, MESSAGE } from '../../features/alerts/testing/sample-alerts.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { AlertsScreen } from './alerts-screen.tsx';

const OLD = { ...MESSAGE, id: '30', at: '2026-11-20T09:30:00.000Z', title: 'Letto', read: true };
const AT_STATION = {
  ...ALERT,
  id: '8',
  area: undefined,
  business_ids: [8],
  business_names: ['Domagnano Tamoil'],
  below: 1.602,
  saving: { euro: 3, litres: 45, reference: 1.669 },
  told: { at: '2026-10-13T09:30:00.000Z', price: 1.601, business_id: 8 },
  paused: 'unopened' as const,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/user/push-subscriptions', { key: null, devices: 0 });
  api.answer('GET /user/alerts', [ALERT, AT_STATION]);
  api.answer('/user/notifications', [MESSAGE, OLD]);
  api.answer('/user/notifications/read', undefined);
  signIn('t1', SAMPLE_USER);
});
afterEach(() => leave(''));

const show = () => renderScreen(<AlertsScreen />);
const list = page.getByRole('list', { name: 'I tuoi avvisi' });
const row = (name: string) => list.getByRole('listitem', { name });
const inbox = page.getByRole('list', { name: 'Messaggi' });

test('is accessible and fits large text', async () => {
  await show();
  await expect.element(list).toBeVisible();
  await expect.element(inbox).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a message links to its subject, and shows whether it was read', async () => {
  await show();
  const first = inbox.getByRole('link').first();
  await expect.element(first).toHaveAttribute('href', '/business/8?avviso=31');
  await expect.element(first.getByText('Non letto: Diesel 1,649 a Domagnano')).toBeVisible();
  await expect.element(inbox.getByText('Letto', { exact: true })).toBeVisible();
});

test('leaving the page marks the shown messages as read, once', async () => {
  const screen = await show();
  await expect.element(inbox).toBeVisible();
  expect(api.sent).toEqual([]);
  // React has to run the page's effects, a task of their own, before the page is left.
  await new Promise((resolve) => void setTimeout(resolve));
  await screen.unmount();
  await expect.poll(() => api.sent).toEqual([{ until: MESSAGE.at }]);
});

const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

test('switching to another app marks them too, and messages that arrive meanwhile change nothing on the screen', async () => {
  const screen = await show();
  await expect.element(inbox).toBeVisible();
  const NEW = { ...MESSAGE, id: '32', at: '2026-11-21T10:30:00.000Z', title: 'Nuovo' };
  api.answer('/user/notifications', [NEW, MESSAGE, OLD]);
  hide('visible');
  await expect.element(inbox.getByText('Non letto: Nuovo')).toBeVisible();
  expect(api.sent).toEqual([]);
  hide('hidden');
  await expect.poll(() => api.sent).toEqual([{ until: NEW.at }]);
  await screen.unmount();
  expect(api.sent).toHaveLength(1);
});

test("the next account on this phone does not mark the previous one's messages", async () => {
  await show();
  await expect.element(inbox).toBeVisible();
  signIn('t2', { ...SAMPLE_USER, id: 'u2' });
  await expect.poll(() => api.calls.filter((path) => path === '/user/alerts')).toHaveLength(2);
  expect(api.calls).not.toContain('/user/notifications/read');
});

test('without new messages leaving sends nothing', async () => {
  api.answer('/user/notifications', [OLD]);
  const screen = await show();
  await expect.element(inbox).toBeVisible();
  await screen.unmount();
  expect(api.calls).not.toContain('/user/notifications/read');
});

test('an alert shows its subject, its last message, and why it is inactive', async () => {
  await show();
  const first = row('Diesel Self a San Marino');
  await expect.element(first.getByText('A € 1,649 o meno')).toBeVisible();
  await expect.element(first.getByText('Notifica · Ancora nessun messaggio')).toBeVisible();
  const second = row('Diesel Self da Domagnano Tamoil');
  await expect
    .element(
      second.getByText("A € 1,602 o meno: € 3,00 in meno per 45 l (€ 1,669 quando l'hai scelto)"),
    )
    .toBeVisible();
  await expect.element(second.getByText(/Ultimo messaggio: 13 ottobre, 1,601$/)).toBeVisible();
  await expect.element(second.getByText(/^In pausa: non hai aperto/)).toBeVisible();
});

test('an alert is paused and resumed unchanged', async () => {
  api.answer('/user/alerts/7', { ...ALERT, paused: 'person' });
  api.answer('/user/alerts/8', { ...AT_STATION, paused: null });
  await show();
  await expect.element(row('Diesel Self a San Marino')).toBeVisible();
  api.answer('GET /user/alerts', [{ ...ALERT, paused: 'person' }, AT_STATION]);
  await row('Diesel Self a San Marino').getByRole('button', { name: 'Metti in pausa' }).click();
  await expect
    .element(row('Diesel Self a San Marino').getByRole('button', { name: 'Riprendi' }))
    .toBeVisible();
  await row('Diesel Self da Domagnano Tamoil').getByRole('button', { name: 'Riprendi' }).click();
  const shared = { decade: 20, mode: 'self', channels: ['push'] };
  await expect
    .poll(() => api.sent)
    .toEqual([
      { ...shared, area: 'SM', below: 1.649, litres: 45, paused: true },
      { ...shared, business_ids: [8], saving: { euro: 3, litres: 45 }, paused: false },
    ]);
});

test('deleting asks first; the focus moves to the next alert', async () => {
  api.answer('DELETE /user/alerts/7', undefined);
  await show();
  await row('Diesel Self a San Marino').getByRole('button', { name: 'Elimina' }).click();
  const question = page.getByRole('alertdialog', { name: /^Elimino l'avviso/ });
  await question.getByRole('button', { name: 'Annulla' }).click();
  expect(api.calls).not.toContain('/user/alerts/7');
  await row('Diesel Self a San Marino').getByRole('button', { name: 'Elimina' }).click();
  api.answer('GET /user/alerts', [AT_STATION]);
  await question.getByRole('button', { name: 'Elimina' }).click();
  await expect.element(row('Diesel Self a San Marino')).not.toBeInTheDocument();
  await expect.element(row('Diesel Self da Domagnano Tamoil')).toHaveFocus();
});

test('an alert is changed in its sheet', async () => {
  api.answer('/prices/ranking/20', []);
  api.answer('PUT /user/alerts/7', ALERT);
  await show();
  await row('Diesel Self a San Marino').getByRole('button', { name: 'Cambia' }).click();
  const sheet = page.getByRole('dialog', { name: "Cambia l'avviso" });
  await sheet.getByRole('button', { name: 'Diesel Self: meno 1 cent' }).click();
  await sheet.getByRole('button', { name: 'Salva' }).click();
  await expect.element(sheet.getByText(/^Fatto: /)).toBeVisible();
  expect(api.sent).toMatchObject([{ area: 'SM', below: 1.639 }]);
});

test('a failure is shown at its row', async () => {
  api.fail('/user/alerts/7', 0);
  await show();
  await row('Diesel Self a San Marino').getByRole('button', { name: 'Metti in pausa' }).click();
  await expect
    .element(row('Diesel Self a San Marino').getByText(/^Senza rete non si può cambiare/))
    .toBeVisible();
});
