// Tests rule home-answer.
import { proposedTank } from '@pieno/contract/profile/tank.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetPosition, locate } from '../../../features/position/position.ts';
import { tankRecord } from '../../../features/prices/tank/tank.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { fakeGeolocation } from '../../../testing/fake-geolocation.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BY_DAY, fuelPrice, rankingEntry, winnerGroup } from '../../../testing/sample-prices.ts';
import { SMAC_RATES } from '../../../features/prices/smac/sample-rates.ts';
import { AnswerPlace } from '../answer-place.tsx';

const DIESEL = '/prices/ranking/20';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/prices/best-by-decade', [winnerGroup(10), winnerGroup(20)]);
  tankRecord.set({ ...proposedTank(20, 'self'), litres: 45 });
});
afterEach(() => {
  tankRecord.set(null);
  vi.useRealTimers();
});

const show = () => renderScreen(<AnswerPlace />);
const card = page.getByRole('region', { name: 'Il tuo pieno: Diesel' });
const link = (name: string | RegExp) => card.getByRole('link', { name });
const diesel = (id: number, name: string, price: number, more = {}) => ({
  ...rankingEntry({ id, name, fuels: [fuelPrice(20, price)] }),
  decade: 20 as const,
  ...more,
});

test('is accessible and fits large text', async () => {
  api.answer(DIESEL, [diesel(8, 'Commercio Petroli di Domagnano', 1.726)]);
  await show();
  await expect.element(card).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test("shows the best price of fuel and mode, its station and age, and the tank's cost there", async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T07:42:00Z'), toFake: ['Date'] });
  api.answer(DIESEL, [
    diesel(9, 'Cara', 1.801),
    diesel(8, 'Domagnano Tamoil', 1.726),
    { ...diesel(7, 'Servita', 1.5), fuels: [fuelPrice(21, 1.5)] },
  ]);
  await show();
  await expect.element(card.getByText('€ 1,726 al litro')).toBeInTheDocument();
  await expect.element(link('Domagnano Tamoil')).toHaveAttribute('href', '/business/8');
  await expect.element(card.getByText('Pieno da 45 l: € 77,67')).toBeVisible();
  await expect.element(card.getByText('30 min fa')).toBeVisible();
  await expect.element(card.getByText('Self', { exact: true })).toBeVisible();
  await expect
    .element(link(/^Portami lì/))
    .toHaveAttribute('href', expect.stringContaining('destination=43.956,12.4697'));
  await expect.element(card.getByRole('button', { name: 'Condividi' })).toBeVisible();
  expect(card.getByText(/Apert|Chius| km/).elements()).toEqual([]);
});

test.each([
  [40, '/prices/ranking/40?area=confine', 'Metano', 'Pieno da 15 kg: € 22,49', 1.499],
  [50, '/prices/ranking/50', 'Elettrico', 'Ricarica da 40 kWh: € 18,00', 0.45],
] as const)(
  'fuel %s is requested at %s and counted in its unit',
  async (fuel, path, name, sum, price) => {
    tankRecord.set(proposedTank(fuel));
    api.answer(path as typeof DIESEL, [
      { ...rankingEntry({ name: 'Una', fuels: [fuelPrice(fuel, price)] }), decade: fuel },
    ]);
    await show();
    await expect.element(page.getByText(sum)).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: `Il tuo pieno: ${name}` }))
      .toBeVisible();
    const abroad = page.getByText(/^A San Marino non si vende metano/).elements();
    expect(abroad).toHaveLength(fuel === 40 ? 1 : 0);
  },
);

test('shows the distance if the position is known', async () => {
  api.answer(DIESEL, [diesel(8, 'Domagnano Tamoil', 1.726)]);
  fakeGeolocation().stand(43.9424, 12.4578);
  await locate();
  await show();
  await expect.element(card.getByText(/\d,\d km/)).toBeVisible();
  forgetPosition();
});

test("shows the saving at the border, and the card's credit for a refuel", async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T07:42:00Z'), toFake: ['Date'] });
  const at = '2026-11-21T07:12:00.000Z';
  const border = [
    { mode: 'self' as const, here: 1.726, there: 2.076, at, until: '2026-11-29T00:00:00.000Z' },
    { mode: 'served' as const, here: 1.9, there: 2, at, until: '2026-11-29T00:00:00.000Z' },
  ];
  api.answer('/prices/best-by-decade', [winnerGroup(10), winnerGroup(20, { border })]);
  api.answer('/smac-rates', SMAC_RATES);
  tankRecord.set({ ...proposedTank(20, 'self'), smac: true });
  api.answer(DIESEL, [diesel(8, 'Domagnano Tamoil', 1.726, { smac: true })]);
  await show();
  const saved = 'Oggi 35 cent meno che oltre confine · il pieno costa 15,75\u00a0€ meno';
  await expect.element(card.getByText(saved)).toBeVisible();
  await expect.element(card.getByText(/di credito SMaC/)).toBeVisible();
  await expect.element(card.getByText('Pieno da 45 l: € 77,67')).toBeVisible();
});

describe('by its hours', () => {
  beforeEach(
    () => void vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z'), toFake: ['Date'] }),
  );
  const always = {
    opening: { ...BY_DAY, hours: BY_DAY.hours!.map(() => [{ from: '00:00', to: '24:00' }]) },
  };

  test('an open station shows that', async () => {
    api.answer(DIESEL, [diesel(8, 'Sempre', 1.726, always)]);
    await show();
    await expect.element(card.getByText('Aperto ora', { exact: true })).toBeVisible();
  });

  test('hours for self-service only are not applied to attended service', async () => {
    tankRecord.set(proposedTank(20, 'served'));
    const pumps = { opening: { ...BY_DAY, hours: null, self_hours: always.opening.hours } };
    const served = (id: number, name: string, price: number, more: object) => ({
      ...diesel(id, name, price, more),
      fuels: [fuelPrice(21, price)],
    });
    api.answer(DIESEL, [served(8, 'Una', 1.8, pumps), served(9, 'Altra', 1.9, pumps)]);
    await show();
    await expect.element(link('Una')).toBeVisible();
    expect(card.getByText('Aperto ora').elements()).toEqual([]);
  });

  test.each([
    ['the cheapest that is open', always, 'Aperto ora: Sempre, € 1,749'],
    ['one of unknown hours, as such', {}, 'Orari non noti: Sempre, € 1,749'],
  ])('a closed winner shows that, beside %s', async (_which, hours, text) => {
    const closed = { opening: BY_DAY };
    api.answer(DIESEL, [
      diesel(8, 'Di giorno', 1.726, closed),
      diesel(9, 'Anche', 1.736, closed),
      diesel(10, 'Sempre', 1.749, hours),
      diesel(11, 'Di più', 1.799, always),
    ]);
    await show();
    await expect.element(card.getByText('Chiuso · apre domani alle 7')).toBeVisible();
    await expect.element(link(text)).toHaveAttribute('href', '/business/10');
    await expect.element(card.getByText('€ 1,726 al litro')).toBeInTheDocument();
  });
});

describe('without a price that ranks', () => {
  test.each([
    ['da confermare', { stale: true }],
    ['contestato', { contested: true }],
  ])('the stand-in is labelled "%s"', async (text, more) => {
    api.answer(DIESEL, [{ ...diesel(8, 'Una', 1.7), fuels: [fuelPrice(20, 1.7, more)] }]);
    await show();
    await expect.element(card.getByText(text)).toBeVisible();
  });

  test('no known price is shown as such, with a link to the ranking', async () => {
    api.answer(DIESEL, [{ ...diesel(8, 'Una', 1.7), fuels: [fuelPrice(21, 1.7)] }]);
    await show();
    await expect.element(page.getByText('Nessun prezzo noto, ora, per Diesel Self.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Vedi Classifica' }))
      .toHaveAttribute('href', '/ranking/20?mode=self');
    await expectAccessibleInBothThemes();
  });
});

test('while loading its place is reserved; a failure has a retry', async () => {
  const answer = api.hold(DIESEL);
  await show();
  const status = page.getByRole('status', { name: 'Caricamento…' });
  await expect.element(status).toBeVisible();
  const { height } = status.element().getBoundingClientRect();
  answer(503, { message: 'no' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  api.answer(DIESEL, [diesel(8, 'Domagnano Tamoil', 1.726)]);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(card).toBeVisible();
  expect(card.element().getBoundingClientRect().height).toBe(height);
});

test('without a tank nothing is loaded, and there is no gap, until one is set', async () => {
  api.answer(DIESEL, [diesel(8, 'Domagnano Tamoil', 1.726)]);
  tankRecord.set(null);
  const { container } = await show();
  expect(container.querySelector('main')!.clientHeight).toBe(32);
  expect(api.calls).toEqual([]);
  tankRecord.set(proposedTank(20, 'self'));
  await expect.element(card).toBeVisible();
  tankRecord.set(null);
  await expect.element(card).not.toBeInTheDocument();
});
