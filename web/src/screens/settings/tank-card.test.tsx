// Tests rule own-tank.
import { proposedTank } from '@pieno/contract/profile/tank.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { tankAccount } from '../../features/prices/tank/account-tank.ts';
import { tankRecord } from '../../features/prices/tank/tank.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { SAMPLE_USER_SETTINGS } from '../../testing/sample-user-settings.ts';
import { TankCard } from './tank-card.tsx';

const DIESEL = proposedTank(20, 'self');
const SETTINGS = '/user/settings';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => {
  tankRecord.set(null);
  tankAccount.set(null);
  leave('');
});

const fuel = page.getByRole('combobox', { name: 'Carburante' });
const litres = page.getByRole('textbox', { name: 'Litri di un pieno' });
const consumption = page.getByRole('textbox', { name: /^Consumo/ });
const save = page.getByRole('button', { name: 'Salva' });
const show = () => renderScreen(<TankCard />);

test.each([
  ['without a tank', null],
  ['with one', DIESEL],
])('%s it is accessible and fits large text', async (_, tank) => {
  tankRecord.set(tank);
  await show();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a guest enters it: the fuel suggests the rest, and it stays on the phone', async () => {
  await show();
  expect(litres.elements()).toEqual([]);
  await fuel.selectOptions('Diesel');
  await expect.element(litres).toHaveValue('45');
  await expect.element(consumption).toHaveValue('5,5');
  await page.getByRole('radio', { name: 'Servito' }).click();
  await litres.fill('50,5');
  await page.getByRole('checkbox', { name: 'Ho la SMaC' }).click();
  await save.click();
  await expect.element(page.getByText('Salvato.')).toBeVisible();
  await expect.element(page.getByText(/^Resta su questo telefono/)).toBeVisible();
  expect(tankRecord.get()).toEqual({ ...DIESEL, mode: 'served', litres: 50.5, smac: true });
  await afterPaint();
  expect(api.calls).toEqual([]);
});

test('each fuel has its unit, and a mode if it is sold in two', async () => {
  tankRecord.set({ ...DIESEL, smac: true, litres: 60 });
  await show();
  await fuel.selectOptions('Elettrico');
  await expect
    .element(page.getByRole('textbox', { name: 'kWh di una ricarica' }))
    .toHaveValue('40');
  await expect.element(page.getByRole('textbox', { name: /kWh\/100 km/ })).toHaveValue('17');
  expect(page.getByRole('radio').elements()).toEqual([]);
  await fuel.selectOptions('Metano');
  await expect.element(page.getByRole('textbox', { name: 'Chili di un pieno' })).toHaveValue('15');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await fuel.selectOptions('Diesel');
  await expect.element(litres).toHaveValue('60');
  await expect.element(page.getByRole('radio', { name: 'Self' })).toBeChecked();
});

test.each(['', 'tanti', '0', '201', '4,5,6', '-45', '1e2'])(
  'an invalid amount (%j) shows an error at its field, and the input stays',
  async (nonsense) => {
    tankRecord.set(DIESEL);
    await show();
    await consumption.fill('6,5');
    await litres.fill(nonsense);
    await save.click();
    await expect.element(page.getByText('Scrivi un numero tra 1 e 200')).toBeVisible();
    await expect.element(litres).toHaveFocus();
    await expect.element(litres).toHaveAttribute('aria-invalid', 'true');
    await expect.element(litres).toHaveValue(nonsense);
    await expect.element(consumption).toHaveValue('6,5');
    expect(tankRecord.get()).toEqual(DIESEL);
    await litres.fill(' 40.5 ');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => tankRecord.get())
      .toEqual({ ...DIESEL, litres: 40.5, consumption: 6.5 });
  },
);

test('all of it can be removed', async () => {
  tankRecord.set(DIESEL);
  await show();
  await page.getByRole('button', { name: 'Togli il mio pieno' }).click();
  await expect.element(page.getByText('Tolto.')).toBeVisible();
  expect(tankRecord.get()).toBeNull();
  await expect.element(fuel).toHaveFocus();
  await expect.element(fuel).toHaveValue('');
});

test('a registered user sees that it is in the account, or that it waits for the network', async () => {
  signIn('t1', SAMPLE_USER);
  tankRecord.set(DIESEL);
  await show();
  await expect.element(page.getByText(/^Lo ritrovi sui tuoi telefoni/)).toBeVisible();
  api.fail(SETTINGS, 0);
  await litres.fill('50');
  await save.click();
  await expect.element(page.getByText(/appena c'è rete/)).toBeVisible();
  await expect.element(save).toHaveFocus();
  api.answer(SETTINGS, { ...SAMPLE_USER_SETTINGS, ...DIESEL, litres: 50 });
  await litres.fill('55');
  await save.click();
  await expect.element(page.getByText(/^Lo ritrovi sui tuoi telefoni/)).toBeVisible();
  expect(api.sent.at(-1)).toEqual({ ...DIESEL, litres: 55 });
});

test('a change in another tab appears at once', async () => {
  tankRecord.set(DIESEL);
  await show();
  tankRecord.set({ ...DIESEL, litres: 30 });
  await expect.element(litres).toHaveValue('30');
  // The account's answer is equal: the input stays.
  await litres.fill('33');
  tankRecord.set({ ...DIESEL, litres: 30 });
  await afterPaint();
  await expect.element(litres).toHaveValue('33');
});
