// Tests rules form-draft, owner-publish, owner-words.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { expireSession } from '../../testing/end-session.ts';
import { answerRankings, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ownerFuel, ownerFuels, ownerStation } from '../../testing/sample-owner.ts';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { OwnerScreen } from './owner-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  answerRankings(api);
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
});
afterEach(() => leave(''));

async function show(...stations: OwnerStation[]) {
  api.answer('/owner/stations', { stations, reminders: true });
  await renderScreen(<OwnerScreen chosen={undefined} />);
}

const PRICES = '/owner/stations/8/prices';
const SEEN = [
  { fuel_type_id: 10, price: 1.669 },
  { fuel_type_id: 20, price: 1.599 },
  { fuel_type_id: 30, price: 0.789 },
  { fuel_type_id: 11, price: 1.799 },
];
const button = (name: string | RegExp) => page.getByRole('button', { name });
const price = (fuel: string) => page.getByRole('textbox', { name: new RegExp(`^${fuel}, prezzo`) });
const last = () => api.sent.at(-1);
/** Types after the two digits with which the field starts. */
async function type(fuel: string, keys: string): Promise<void> {
  await price(fuel).click();
  await userEvent.keyboard(keys);
}

test("'Tutto invariato' sends the prices that were shown", async () => {
  await show(ownerStation());
  api.answer(PRICES, []);
  await button('Tutto invariato').click();
  await expect.element(page.getByText(/I prezzi valgono fino al/)).toBeVisible();
  expect(last()).toEqual({ prices: SEEN, unchanged: true });
  await expectAccessibleInBothThemes();
});

test('if a price has changed meanwhile, shows that and the current price', async () => {
  await show(ownerStation());
  api.fail(PRICES, 409, {
    message: 'Nel frattempo un prezzo è cambiato: controllali di nuovo',
    code: 'prices_changed',
  });
  api.answer('/owner/stations', {
    stations: [ownerStation({ fuels: [ownerFuel(10, 1.701)] })],
    reminders: true,
  });
  await button('Tutto invariato').click();
  await expect.element(page.getByText(/un prezzo è cambiato/)).toBeVisible();
  await expect.element(page.getByText('Benzina Self: € 1,669 → € 1,701')).toBeVisible();
  await expect.element(price('Benzina Self')).toHaveValue('1,701');
});

test("one 'Pubblica' sends all prices, the changed one among them", async () => {
  await show(ownerStation());
  api.answer(PRICES, []);
  await type('Diesel Self', '72');
  await button('Pubblica').click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
  expect(last()).toEqual({
    prices: SEEN.map((each) => (each.fuel_type_id === 20 ? { ...each, price: 1.572 } : each)),
  });
  await expect.element(button('Tutto invariato')).toBeVisible();
});

test('an unusual price needs one confirmation, and is sent with it', async () => {
  await show(ownerStation());
  api.fail(PRICES, 422, {
    message: 'Un prezzo è lontano dagli altri: sei sicuro?',
    code: 'owner_prices_unusual',
    errors: { '10': ['È lontano dai prezzi della zona, 1,659 €: sei sicuro?'] },
  });
  await type('Benzina Self', '{Backspace}999');
  await button('Pubblica').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveAccessibleName(/Benzina Self\. È lontano dai prezzi/);
  await expect.element(question.getByText('€ 1,669 → € 1,999')).toBeVisible();
  await expect.element(button('Correggo')).toHaveFocus();
  await expectAccessibleInBothThemes();
  api.answer(PRICES, []);
  await button('Sì, pubblica').click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
  expect(last()).toMatchObject({ sure: true, prices: [{ price: 1.999 }, {}, {}, {}] });
});

test("the question appears at once, even if the stations' refetch is slow", async () => {
  await show(ownerStation());
  api.fail(PRICES, 422, {
    message: 'Un prezzo è lontano dagli altri: sei sicuro?',
    code: 'owner_prices_unusual',
    errors: { '10': ['È lontano dai prezzi della zona, 1,659 €: sei sicuro?'] },
  });
  api.hold('/owner/stations');
  await button(/Benzina Self: più 1 cent/).click();
  await button('Pubblica').click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleName(/Benzina Self\. È lontano dai prezzi/);
});

test('a published price is shown at once, even if the refetch fails', async () => {
  await show(ownerStation());
  api.answer(PRICES, [fuelPrice(20, 1.572, { source: 'owner', origin: 'owner' })]);
  api.fail('/owner/stations', 0);
  await type('Diesel Self', '72');
  await button('Pubblica').click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
  await expect.element(price('Diesel Self')).toHaveValue('1,572');
});

test('a price typed while others are being sent stays, and so does the focus', async () => {
  await show(ownerStation());
  const answer = api.hold(PRICES);
  await type('Diesel Self', '72');
  await button('Pubblica').click();
  await type('Benzina Self', '55');
  const fuels = [ownerFuel(10, 1.669), ownerFuel(20, 1.572)];
  api.answer('/owner/stations', { stations: [ownerStation({ fuels })], reminders: true });
  answer(200, [fuelPrice(20, 1.572)]);
  await expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
  await expect.element(price('Benzina Self')).toHaveFocus();
  await expect.element(price('Benzina Self')).toHaveValue('1,655');
  await expect.element(price('Diesel Self')).toHaveValue('1,572');
  await expect.element(button('Pubblica')).toBeVisible();
});

test('published prices are withdrawn by one tap, by their key', async () => {
  await show(ownerStation());
  const fetched = vi.mocked(globalThis.fetch);
  api.answer(PRICES, []);
  await button('Tutto invariato').click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
  const put = fetched.mock.calls.find(([, init]) => init?.method === 'PUT');
  const key = new Headers(put![1]!.headers).get('idempotency-key');
  const path = `/price-reports/${key}` as '/price-reports/1';
  api.answer(path, { message: 'Segnalazione annullata' });
  await button('Annulla').click();
  await expect.element(page.getByText(/^Annullato: valgono di nuovo/)).toBeVisible();
  expect(api.calls).toContain(path);
});

test('prices can be published without HTTPS', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  await show(ownerStation());
  api.answer(PRICES, []);
  await button('Tutto invariato').click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
});

test('an impossible price is refused under its field, and the input stays', async () => {
  await show(ownerStation());
  api.fail(PRICES, 422, {
    message: 'Errore di validazione',
    code: 'validation_failed',
    errors: { '10': ['Prezzo impossibile: deve stare tra 1,000 e 3,300 €'] },
  });
  await type('Benzina Self', '{Backspace}{Backspace}{Backspace}9');
  await button('Pubblica').click();
  await expect
    .element(price('Benzina Self'))
    .toHaveAccessibleDescription('Prezzo impossibile: deve stare tra 1,000 e 3,300 €');
  await expect.element(price('Benzina Self')).toHaveValue('9,000');
  await expectAccessibleInBothThemes();
});

test('prices typed when the session ended are restored for this owner only', async () => {
  await show(ownerStation());
  await type('Benzina Self', '{Backspace}71');
  await expect.element(price('Benzina Self')).toHaveValue('1,71');
  await expireSession(api);
  await cleanup();
  signIn('t2', { ...SAMPLE_USER, is_owner: true, id: 'u2' });
  await show(ownerStation());
  await expect.element(price('Benzina Self')).toHaveValue('1,669');
  await cleanup();
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
  await show(ownerStation());
  await expect.element(price('Benzina Self')).toHaveValue('1,710');
});

test('the outcome is shown beside the button, visible without scrolling', async () => {
  await page.viewport(390, 600);
  await show(ownerStation({ fuels: ownerFuels(8) }));
  api.fail(PRICES, 429, { message: 'Troppi tentativi. Riprova tra poco.' });
  await button('Tutto invariato').click();
  await expect.element(page.getByText('Troppi tentativi. Riprova tra poco.')).toBeInViewport();
  api.answer(PRICES, []);
  await button('Tutto invariato').click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeInViewport();
});
