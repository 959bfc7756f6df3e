// Tests rule home-favorite.
import { proposedTank } from '@pieno/contract/profile/tank.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptFavorites } from '../../../features/favorites/kept-favorites.ts';
import { forgetGuestMemory, rememberFuel } from '../../../core/session/guest-memory.ts';
import { leave, signIn } from '../../../core/session/session.ts';
import { tankRecord } from '../../../features/prices/tank/tank.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { fuelPrice, rankingEntry } from '../../../testing/sample-prices.ts';
import { AnswerPlace } from '../answer-place.tsx';

const DIESEL = '/prices/ranking/20';
const PETROL = '/prices/ranking/10';
const BELT = '/prices/ranking/10?area=confine';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(PETROL, []);
  signIn('t1', SAMPLE_USER);
});
afterEach(() => {
  leave('');
  tankRecord.set(null);
  forgetGuestMemory();
});

const favor = (...stations: (readonly [id: number, label?: string])[]) =>
  keptFavorites.set({
    user: 'u1',
    list: stations.map(([id, label = null]) => ({ id, label, said_at: '2026-11-21T07:12:00Z' })),
    waiting: [],
  });
const station = (id: number, name: string, price: number, fuel = 10, more = {}) =>
  rankingEntry({ id, name, fuels: [fuelPrice(fuel, price, more)] });
const show = () => renderScreen(<AnswerPlace />);
const line = page.getByRole('link', { name: /^Tra i preferiti/ });

test('shows the best favourite for the fuel viewed last, and how much more it costs', async () => {
  rememberFuel(20);
  favor([9, 'Casa'], [7]);
  api.answer(DIESEL, [
    station(8, 'Prima', 1.687, 20),
    station(9, 'Seconda', 1.699, 20),
    station(7, 'Terza', 1.8, 20),
  ]);
  await show();
  await expect
    .element(line)
    .toHaveTextContent(
      'Tra i preferiti: Diesel € 1,699 da Casa (Domagnano) · 1,2 cent più del migliore',
    );
  await expect.element(line).toHaveAttribute('href', '/business/9');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('without a fuel viewed last it uses petrol; the best price overall shows that', async () => {
  favor([8]);
  api.answer(PETROL, [station(8, 'Prima', 1.669), station(9, 'Seconda', 1.7)]);
  await show();
  await expect
    .element(line)
    .toHaveTextContent('Tra i preferiti: Benzina € 1,669 da Prima · al prezzo migliore');
});

test('with a tank it is part of the answer, for its fuel and mode', async () => {
  favor([9]);
  tankRecord.set(proposedTank(20, 'self'));
  api.answer('/prices/best-by-decade', []);
  api.answer(DIESEL, [
    station(8, 'Prima', 1.687, 20),
    station(9, 'Servita', 1.5, 21),
    rankingEntry({ id: 9, name: 'Seconda', fuels: [fuelPrice(20, 1.699), fuelPrice(21, 1.5)] }),
  ]);
  await show();
  const card = page.getByRole('region', { name: 'Il tuo pieno: Diesel' });
  await expect
    .element(card.getByRole('link', { name: /^Tra i preferiti: Diesel € 1,699 da Seconda/ }))
    .toBeVisible();
});

test('a favourite not listed there is looked up across the border', async () => {
  favor([8], [30]);
  api.answer(PETROL, [station(8, 'Prima', 1.669)]);
  api.answer(BELT, [station(30, 'Oltre', 1.659)]);
  await show();
  await expect
    .element(line)
    .toHaveTextContent('Tra i preferiti: Benzina € 1,659 da Oltre · 1 cent meno che a San Marino');
});

test('prices across the border that cannot be loaded are not shown as missing', async () => {
  favor([30]);
  api.answer(PETROL, [station(8, 'Prima', 1.669)]);
  api.fail(BELT, 503);
  await show();
  await expect
    .element(page.getByRole('link', { name: /^I prezzi dei preferiti ora non si possono leggere/ }))
    .toHaveAttribute('href', '/preferiti');
});

test('a demo price is marked', async () => {
  favor([8]);
  api.answer(PETROL, [station(8, 'Prima', 1.669, 10, { source: 'demo' })]);
  await show();
  await expect
    .element(line)
    .toHaveTextContent('Tra i preferiti: Benzina € 1,669 da Prima · dimostrativo');
});

test('a favourite that does not rank is not shown', async () => {
  favor([9]);
  api.answer(PETROL, [station(8, 'Prima', 1.669), station(9, 'Vecchia', 1.6, 10, { stale: true })]);
  await show();
  await expect
    .element(page.getByRole('link', { name: /^Nessun prezzo recente tra i preferiti \(Benzina\)/ }))
    .toHaveAttribute('href', '/preferiti');
});

test('while loading its place is reserved, and a failure is shown', async () => {
  favor([8]);
  const answer = api.hold(PETROL);
  const { container } = await show();
  const place = container.querySelector('main > div')!;
  await expect.poll(() => place.querySelector('p')).not.toBeNull();
  const { height } = place.getBoundingClientRect();
  expect(height).toBeGreaterThan(60);
  answer(503, { message: 'no' });
  await expect.element(page.getByText(/ora non si possono leggere/)).toBeVisible();
  expect(place.getBoundingClientRect().height).toBe(height);
});

test('without favourites nothing is loaded, and there is no gap', async () => {
  const { container } = await show();
  expect(container.querySelector('main')!.clientHeight).toBe(32);
  expect(api.calls).toEqual([]);
});
