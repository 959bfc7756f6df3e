// Tests rules alert-kept, alert-sheet.
import { proposedTank } from '@pieno/contract/profile/tank.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptFavorites } from '../favorites/kept-favorites.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { tankRecord } from '../prices/tank/tank.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ALERT } from './testing/sample-alerts.ts';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { SAMPLE_USER, VERIFIED_USER } from '../../testing/sample-user.ts';
import { AlertButton } from './alert-button.tsx';
import type { AlertWish } from './alert-input.ts';

const DIESEL: AlertWish = { decade: 20, mode: 'self' };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/prices/ranking/20', [
    rankingEntry({ id: 1, name: 'Cara', fuels: [fuelPrice(20, 1.8)] }),
    rankingEntry({ id: 2, name: 'Buona', fuels: [fuelPrice(20, 1.669), fuelPrice(21, 1.6)] }),
    rankingEntry({ id: 3, name: 'Finta', fuels: [fuelPrice(20, 1.5, { source: 'demo' })] }),
    rankingEntry({ id: 4, name: 'Vecchia', fuels: [fuelPrice(20, 1.4, { stale: true })] }),
  ]);
  api.answer('/user/alerts', ALERT);
  api.answer('/user/push-subscriptions', { key: null, devices: 0 });
  signIn('t1', VERIFIED_USER);
});
afterEach(() => {
  keptFavorites.set(null);
  leave('');
  tankRecord.set(null);
  sessionStorage.clear();
});

const sheet = page.getByRole('dialog');
const press = (name: string | RegExp) => sheet.getByRole('button', { name }).click();
const choose = (name: string | RegExp) => sheet.getByRole('radio', { name }).click();
const price = sheet.getByRole('textbox', { name: /^Diesel/ });
const send = () => press('Avvisami');
const done = sheet.getByText(/^Fatto: /);

async function open(wish = DIESEL) {
  await renderScreen(<AlertButton about={{ wish }} />);
  await page.getByRole('button', { name: 'Avvisami' }).click();
  await expect.element(sheet).toBeVisible();
}

test('is accessible and fits large text', async () => {
  await open();
  await expect.element(price).toHaveValue('1,649');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('the saving form and the confirmation are accessible, and fit large text', async () => {
  await open();
  await choose('Quando il pieno costa meno');
  await choose('Altro');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await send();
  await expect.element(done).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('two taps create an alert, two cents below the best ranked price', async () => {
  await open();
  await expect.element(price).toHaveValue('1,649');
  await expect.element(sheet.getByText('Il migliore adesso: € 1,669, Buona')).toBeVisible();
  await send();
  await expect
    .element(
      sheet.getByText('Fatto: ti avviso quando Diesel Self a San Marino costa € 1,649 o meno.'),
    )
    .toBeVisible();
  await expect
    .element(sheet.getByRole('link', { name: 'I tuoi avvisi' }))
    .toHaveAttribute('href', '/avvisi');
  expect(api.sent).toEqual([
    { decade: 20, mode: 'self', area: 'SM', below: 1.649, litres: 45, channels: ['push'] },
  ]);
});

test('the price moves by cents, and the form shows if it is already reached', async () => {
  await open();
  await press('Diesel Self: più 1 cent');
  await expect.element(price).toHaveValue('1,659');
  expect(sheet.getByText(/^Adesso costa già così/).elements()).toEqual([]);
  await press('Diesel Self: più 1 cent');
  await expect.element(sheet.getByText(/^Adesso costa già così/)).toBeVisible();
  await send();
  await expect.element(done).toBeVisible();
  expect(api.sent).toMatchObject([{ below: 1.669 }]);
});

test('a saving is entered in euro per own tank, and the resulting price is shown', async () => {
  tankRecord.set({ ...proposedTank(20), litres: 50 });
  await open();
  await choose('Quando il pieno costa meno');
  const litres = sheet.getByRole('textbox', { name: 'Litri di un pieno' });
  await expect.element(litres).toHaveValue('50');
  await expect.element(sheet.getByText('Ti avviso a € 1,609 o meno.')).toBeVisible();
  await choose(/^5/);
  await expect.element(sheet.getByText('Ti avviso a € 1,569 o meno.')).toBeVisible();
  await choose('Altro');
  const euro = sheet.getByRole('textbox', { name: 'Euro in meno' });
  await euro.fill('tanti');
  await expect.element(euro).toHaveAccessibleDescription('Scrivi un importo tra 0,1 e 100');
  await euro.fill('90');
  await expect.element(sheet.getByText(/^Il risparmio è più del prezzo/)).toBeVisible();
  await send();
  await euro.fill('4,5');
  await litres.fill('45');
  await send();
  await expect.element(done).toBeVisible();
  expect(api.sent).toEqual([
    { decade: 20, mode: 'self', area: 'SM', saving: { euro: 4.5, litres: 45 }, channels: ['push'] },
  ]);
});

test('without a ranked price no saving is offered, and a price is required', async () => {
  api.answer('/prices/ranking/20', []);
  await open();
  await expect.element(sheet.getByText('Adesso qui nessun prezzo è in classifica.')).toBeVisible();
  await choose('Quando il pieno costa meno');
  await expect.element(sheet.getByText(/^Adesso qui non c'è un prezzo/)).toBeVisible();
  await choose('Sotto un prezzo');
  await send();
  await expect.element(price).toHaveAccessibleDescription('Scrivi il prezzo da cui avvisarti');
  await price.fill('1,6');
  await send();
  await expect.element(done).toBeVisible();
  expect(api.sent).toMatchObject([{ below: 1.6 }]);
});

test('another area, fuel or mode gets its own proposed price', async () => {
  api.answer('/prices/ranking/20?area=confine', [rankingEntry({ fuels: [fuelPrice(20, 1.7)] })]);
  api.answer('/prices/ranking/10?area=confine', [
    rankingEntry({ fuels: [fuelPrice(10, 1.8), fuelPrice(11, 1.9)] }),
  ]);
  await open();
  await choose('Oltre confine');
  await expect.element(price).toHaveValue('1,680');
  await press('Cambia carburante');
  await sheet.getByRole('combobox').selectOptions('Benzina');
  await choose('Servito');
  await expect
    .element(sheet.getByRole('textbox', { name: /^Benzina Servito/ }))
    .toHaveValue('1,880');
  await send();
  await expect.element(done).toBeVisible();
  expect(api.sent).toMatchObject([{ decade: 10, mode: 'served', area: 'confine', below: 1.88 }]);
});

test('the chosen channels are sent, e-mail with a verified address', async () => {
  await open();
  await sheet.getByRole('checkbox', { name: 'E-mail' }).click();
  await sheet.getByRole('checkbox', { name: 'Notifica' }).click();
  await send();
  await expect.element(done).toBeVisible();
  expect(api.sent).toMatchObject([{ channels: ['mail'] }]);
});

test('without a verified address e-mail is disabled, and without a channel the alert stays in Pieno', async () => {
  signIn('t1', SAMPLE_USER);
  await open();
  await expect.element(sheet.getByRole('checkbox', { name: 'E-mail' })).toBeDisabled();
  await expect.element(sheet.getByText(/serve un indirizzo confermato/)).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Notifica' }).click();
  await expect.element(sheet.getByText(/^Solo in Pieno/)).toBeVisible();
});

test('an alert for the favourites proposes from the best price among them', async () => {
  api.answer('/prices/ranking/20?area=confine', []);
  keptFavorites.set({
    user: VERIFIED_USER.id,
    list: [{ id: 1, label: null, said_at: '2026-11-20T10:00:00.000Z' }],
    waiting: [],
  });
  await open();
  await choose('Preferiti');
  await expect.element(price).toHaveValue('1,780');
  await send();
  await expect.element(done).toBeVisible();
  expect(api.sent).toMatchObject([{ favorites: true, below: 1.78 }]);
});

test('a refusal shows its reason and keeps the input', async () => {
  api.fail('/user/alerts', 409, {
    message: 'Al massimo 20 avvisi: prima eliminane uno',
    code: 'alerts_full',
    params: { max: 20 },
  });
  await open();
  await press('Diesel Self: meno 1 cent');
  await send();
  await expect.element(sheet.getByText('Al massimo 20 avvisi: prima eliminane uno')).toBeVisible();
  await expect.element(price).toHaveValue('1,639');
});

test('a failure without a network is shown, and the input stays', async () => {
  api.fail('/user/alerts', 0);
  await open();
  await send();
  await expect.element(sheet.getByText(/^Senza rete non si può salvare/)).toBeVisible();
  await expect.element(price).toHaveValue('1,649');
  api.answer('/user/alerts', ALERT);
  await send();
  await expect.element(done).toBeVisible();
  expect(sessionStorage.getItem('pieno.alert')).toBeNull();
});

test('a guest is invited to register, and the input is kept', async () => {
  leave('');
  await open();
  await expect.element(sheet.getByRole('radio', { name: 'Preferiti' })).not.toBeInTheDocument();
  await send();
  const prompt = page.getByRole('alertdialog', { name: /^Per creare un avviso/ });
  await expect
    .element(prompt.getByRole('link', { name: 'Accedi o registrati' }))
    .toHaveAttribute('href', '/social-login?to=%2Favvisi');
  expect(sessionStorage.getItem('pieno.alert')).toContain('"below":1.649');
  expect(api.sent).toEqual([]);
});

test('a guest who refuses to register keeps no alert', async () => {
  leave('');
  await open();
  await send();
  const prompt = page.getByRole('alertdialog');
  await prompt.getByRole('button', { name: 'Non ora' }).click();
  await expect.element(prompt).not.toBeInTheDocument();
  expect(sessionStorage.getItem('pieno.alert')).toBeNull();
  await send();
  await expect.element(prompt).toBeVisible();
});
