// Tests rule smac-shown.
import type { SmacRates } from '@pieno/contract/smac/smac-rates.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tankRecord } from '../tank/tank.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fuelPrice } from '../../../testing/sample-prices.ts';
import { PETROL_RATE } from '@pieno/contract/testing/sample-smac-rates.ts';
import { SMAC_RATES, TANK_WITH_CARD } from './sample-rates.ts';
import type { SmacCreditProps } from './credit-line.tsx';
import { SmacCredit } from './smac-credit.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/smac-rates', SMAC_RATES);
  tankRecord.set(TANK_WITH_CARD);
  return () => tankRecord.set(null);
});

const PETROL = fuelPrice(10, 1.679);
const show = (props: Partial<SmacCreditProps> = {}) =>
  renderScreen(
    <div data-testid="place">
      <SmacCredit fuel={PETROL} business={{ smac: true }} area="SM" {...props} />
    </div>,
  );
const place = page.getByTestId('place');
const expectText = (text: string) =>
  expect.element(place.getByText(text, { exact: true })).toBeVisible();
const answered = () => expect.poll(() => api.calls).toContain('/smac-rates');

test('with the card a price shows its credit separately, as an estimate', async () => {
  await show();
  await expectText('15 cent di credito SMaC (stima)');
  await expectAccessibleInBothThemes();
});

test('without the card nothing is shown or requested, until the user has one', async () => {
  tankRecord.set({ ...TANK_WITH_CARD, smac: false });
  await show();
  await import('./credit-line.tsx');
  expect([place.element().innerHTML, api.calls]).toEqual(['', []]);
  tankRecord.set(TANK_WITH_CARD);
  await expectText('15 cent di credito SMaC (stima)');
});

test('without a tank nothing is loaded, until the user enters one', async () => {
  tankRecord.set(null);
  await show();
  await import('./credit-line.tsx');
  expect([place.element().innerHTML, api.calls]).toEqual(['', []]);
  tankRecord.set(TANK_WITH_CARD);
  await expectText('15 cent di credito SMaC (stima)');
});

test.each<[string, Partial<SmacCreditProps>]>([
  ['beyond the border', { area: 'confine' }],
  ['while nobody knows where the station is', { area: undefined }],
])('%s shows and requests nothing', async (_, props) => {
  await show({ ...props, form: 'why' });
  await import('./credit-line.tsx');
  expect([place.element().textContent, api.calls]).toEqual(['', []]);
});

test.each<[string, Partial<SmacCreditProps>]>([
  ['a station that does not take the card', { business: { smac: false } }],
  ['electricity', { fuel: fuelPrice(50, 0.58) }],
  ['another fuel than what is filled up', { form: 'fill', fuel: fuelPrice(20, 1.7) }],
])('%s has no credit', async (_, props) => {
  await show(props);
  await answered();
  expect(place.element().textContent).toBe('');
});

test.each([undefined, {}, { smac: null }])(
  'a station with card data %o has possible credit',
  async (business) => {
    await show({ business });
    await expectText('forse 15 cent di credito SMaC (stima)');
  },
);

test('other fuels get the same percentage of the reference price in the answer', async () => {
  await show({ fuel: fuelPrice(30, 0.85) });
  await expectText('8 cent di credito SMaC (stima)');
});

test("a fill shows its credit beside the caller's text", async () => {
  await show({ form: 'fill' });
  await expect.element(place).toHaveTextContent('circa 6,75 € di credito SMaC');
});

test("a price's sheet also shows the credit for the usual fill", async () => {
  const first = await show({ form: 'both' });
  await expectText('15 cent di credito SMaC (stima)');
  await expectText('Pieno da 45\u00a0l: €\u00a075,56 · circa 6,75 € di credito SMaC');
  await first.unmount();
  await show({ form: 'both', fuel: fuelPrice(20, 1.7) });
  await expectText('15 cent di credito SMaC (stima)');
  expect(page.getByText(/^Pieno/).elements()).toEqual([]);
});

test("shows the rate's source, that the full price is paid, and whether the card is accepted if unknown", async () => {
  const why =
    'Va sulla tessera: alla pompa si paga il prezzo intero. Fonte: Decreto delegato 55/2023.';
  const first = await show({ form: 'why' });
  await expectText(why);
  await expectAccessibleInBothThemes();
  await first.unmount();
  await show({ form: 'why', business: undefined });
  await expectText(`Non si sa se qui accettano la SMaC. ${why}`);
});

test.each<[string, SmacRates, Partial<SmacCreditProps>]>([
  ['Non accetta la SMaC.', SMAC_RATES, { business: { smac: false } }],
  [
    'Il credito SMaC è sospeso.',
    { ...SMAC_RATES, rates: [{ ...PETROL_RATE, suspended: true }] },
    {},
  ],
])('the sheet shows “%s”', async (text, rates, props) => {
  api.answer('/smac-rates', rates);
  await show({ form: 'why', ...props });
  await expect.element(place).toHaveTextContent(text);
});

test('without a network or cached rates it shows nothing', async () => {
  api.fail('/smac-rates', 0);
  await show({ form: 'why' });
  await answered();
  expect(place.element().textContent).toBe('');
});
