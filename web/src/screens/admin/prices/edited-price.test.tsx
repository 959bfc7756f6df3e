// Tests rule admin-edit.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import {
  ADMINISTERED_FACTS as STATION,
  ADMINISTERED_PRICES as PRICES,
} from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { StationPrices } from './station-prices.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const last = () => api.sent.at(-1);

test('a price is set after a confirmation', async () => {
  api.answer('/admin/stations/8/prices', PRICES);
  const answer = { message: 'Lontano dagli altri: è giusto?', prices: PRICES.prices };
  api.answer('/admin/stations/8/prices/10', { ...answer, state: 'ask' });
  await renderScreen(<StationPrices station={STATION} />);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await page.getByRole('textbox', { name: /^Benzina Self/ }).click();
  await userEvent.keyboard('{Backspace}999');
  await button('Salva: Benzina Self').click();
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleName(answer.message);
  api.answer('/admin/stations/8/prices/10', { ...answer, state: 'accepted' });
  await button('Sì, è giusto').click();
  await expect.poll(last).toEqual({ price: 1.999, seen: 1.669, sure: true });
  // The outcome is shown where the button was, and the focus stays there.
  const row = page.getByRole('listitem', { name: 'Benzina Self' });
  await expect.element(row.getByRole('status').filter({ hasText: answer.message })).toBeVisible();
  await expect.element(row).toHaveFocus();
});

test('fuels that the station is not known to sell are behind a button', async () => {
  const [price] = PRICES.prices;
  const other = { ...price!.fuel_type, id: 30, name: 'GPL Self' };
  const unknown = { ...price!, fuel_type: other, sold: false, price: null, origin: null };
  api.answer('/admin/stations/8/prices', { ...PRICES, prices: [price!, unknown] });
  await renderScreen(<StationPrices station={STATION} />);
  await expect.element(page.getByRole('textbox', { name: /^Benzina Self/ })).toBeVisible();
  const gpl = page.getByRole('textbox', { name: /^GPL/ });
  expect(gpl.elements()).toEqual([]);
  await button('Altri carburanti (1)').click();
  await expect.element(gpl).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('if the price has changed meanwhile, shows that and keeps the input', async () => {
  api.answer('/admin/stations/8/prices', PRICES);
  await renderScreen(<StationPrices station={STATION} />);
  const field = page.getByRole('textbox', { name: /^Benzina Self/ });
  await field.click();
  await userEvent.keyboard('72');
  api.fail('/admin/stations/8/prices/10', 409, {
    message: 'Nel frattempo un prezzo è cambiato: controllali di nuovo',
    code: 'prices_changed',
  });
  const [price] = PRICES.prices;
  api.answer('/admin/stations/8/prices', { ...PRICES, prices: [{ ...price!, price: 1.701 }] });
  await button('Salva: Benzina Self').click();
  await expect.element(page.getByText(/un prezzo è cambiato/)).toBeVisible();
  await expect.element(field).toHaveValue('1,672');
});

test('a price is withdrawn with a reason, and the price now valid is shown', async () => {
  api.answer('/admin/stations/8/prices', PRICES);
  api.answer('/admin/stations/8/prices/10', {
    state: 'accepted',
    message: 'Fatto',
    prices: PRICES.prices,
  });
  await renderScreen(<StationPrices station={STATION} />);
  await button('Ritira: Benzina Self').click();
  await expect.element(page.getByText(/Torna a valere 1,689/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Motivo (facoltativo)' }).fill('Errore di battitura');
  await button('Ritira').click();
  await expect.poll(last).toEqual({ reason: 'Errore di battitura', seen: 1.669 });
  await expect.element(page.getByRole('listitem', { name: 'Benzina Self' })).toHaveFocus();
  await expect.element(page.getByText('Fatto')).toBeVisible();
});
