// Tests rule alert-sheet.
import type { Alert } from '@pieno/contract/alerts/alerts.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { VERIFIED_USER } from '../../testing/sample-user.ts';
import { AlertButton } from './alert-button.tsx';
import type { AlertSheetProps } from './alert-sheet.tsx';
import { ALERT } from './testing/sample-alerts.ts';

const WISH = { wish: { decade: 20, mode: 'self' } } as const;
/** Created when the best price was different. */
const SAVING: Alert = {
  ...ALERT,
  below: 1.602,
  saving: { euro: 3, litres: 45, reference: 1.669 },
  channels: ['push', 'mail'],
};
const PRICES = [rankingEntry({ id: 2, name: 'Buona', fuels: [fuelPrice(20, 1.8)] })];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/user/alerts', ALERT);
  api.answer('/user/push-subscriptions', { key: null, devices: 0 });
  signIn('t1', VERIFIED_USER);
});
afterEach(() => {
  leave('');
  sessionStorage.clear();
});

const sheet = page.getByRole('dialog');
const button = (name: string) => sheet.getByRole('button', { name });
const so = sheet.getByText(/^Ti avviso a/);

async function open(about: AlertSheetProps['about'] = WISH) {
  await renderScreen(<AlertButton about={about} label="Apri" />);
  await page.getByRole('button', { name: 'Apri' }).click();
  await expect.element(sheet).toBeVisible();
}

test('a submission before the best price has arrived waits for it', async () => {
  const arrive = api.hold('/prices/ranking/20');
  await open();
  await button('Avvisami').click();
  await expect.element(button('Avvisami')).toHaveAttribute('aria-busy', 'true');
  expect(api.sent).toEqual([]);
  arrive(200, PRICES);
  await expect.element(sheet.getByText(/^Fatto: /)).toBeVisible();
  expect(api.sent).toMatchObject([{ below: 1.78 }]);
});

test('an early submission asks for the price if no price ranks', async () => {
  const arrive = api.hold('/prices/ranking/20');
  await open();
  await button('Avvisami').click();
  arrive(200, []);
  await expect
    .element(sheet.getByRole('textbox', { name: /^Diesel/ }))
    .toHaveAccessibleDescription('Scrivi il prezzo da cui avvisarti');
  expect(api.sent).toEqual([]);
});

test('an unchanged saving keeps its price, whatever the best price is now', async () => {
  api.answer('/prices/ranking/20', PRICES);
  await open({ alert: SAVING });
  await expect.element(so).toHaveTextContent('Ti avviso a € 1,602 o meno.');
  await sheet.getByRole('radio', { name: /^5/ }).click();
  await expect.element(so).toHaveTextContent('Ti avviso a € 1,688 o meno.');
  await sheet.getByRole('radio', { name: /^3/ }).click();
  await expect.element(so).toHaveTextContent('Ti avviso a € 1,602 o meno.');
});

test('an unchanged saving can change its channels when no price ranks', async () => {
  api.answer('/prices/ranking/20', []);
  api.answer('PUT /user/alerts/7', SAVING);
  await open({ alert: SAVING });
  await sheet.getByRole('checkbox', { name: 'E-mail' }).click();
  await button('Salva').click();
  await expect.element(sheet.getByText(/^Fatto: /)).toBeVisible();
  expect(api.sent).toMatchObject([{ saving: { euro: 3, litres: 45 }, channels: ['push'] }]);
});

test('a paused alert stays paused when saved and shows that, with its list behind the sheet', async () => {
  const resting = { ...ALERT, paused: 'person' as const };
  api.answer('/prices/ranking/20', PRICES);
  api.answer('PUT /user/alerts/7', resting);
  await open({ alert: resting });
  await button('Salva').click();
  await expect.element(sheet.getByText(/^Salvato, ma resta in pausa/)).toBeVisible();
  expect(sheet.getByText(/^Fatto/).elements()).toEqual([]);
  expect(sheet.getByRole('link', { name: 'I tuoi avvisi' }).elements()).toEqual([]);
  await button('I tuoi avvisi').click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a user with notifications switched off reads that none will come', async () => {
  signIn('t1', { ...VERIFIED_USER, notifications: false });
  api.answer('/prices/ranking/20', PRICES);
  await open();
  await expect.element(sheet.getByRole('textbox', { name: /^Diesel/ })).toHaveValue('1,780');
  await button('Avvisami').click();
  await expect.element(sheet.getByText(/«Notifiche Accettate» è spento/)).toBeVisible();
  await expect
    .element(sheet.getByRole('link', { name: 'Accendilo nelle impostazioni' }))
    .toHaveAttribute('href', '/settings');
});
