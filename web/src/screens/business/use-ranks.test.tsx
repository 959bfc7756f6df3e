// Tests rule station-prices.
import type { FuelPrice, RankingEntry } from '@pieno/contract/prices/prices.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BARE_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { PricesCard } from './prices-card.tsx';

const ID = BARE_DETAILS.business.id;
const RANKING = '/prices/ranking/10';
const OWN = fuelPrice(10, 1.7);
const cheaper = rankingEntry({ id: ID + 1, fuels: [fuelPrice(10, 1.6)] });
const own = rankingEntry({ id: ID, rank: 2, fuels: [OWN, fuelPrice(11, 1.9)] });

let api: FakeApi;
beforeEach(() => void (api = fakeApi()));

const line = page.getByRole('region', { name: 'Prezzi Carburanti' }).getByRole('listitem');
const show = (prices: FuelPrice[], areas: ('SM' | 'confine')[] = ['SM']) =>
  renderScreen(<PricesCard details={{ ...BARE_DETAILS, areas, prices }} />);

async function showRanked(entries: RankingEntry[], ...prices: FuelPrice[]) {
  api.answer(RANKING, entries);
  await show(prices);
  await expect.poll(() => api.calls).toContain(RANKING);
}

test('the ranked price shows its rank in San Marino, the others show none', async () => {
  await showRanked([cheaper, own], OWN, fuelPrice(11, 1.9));
  await expect.element(line.nth(0).getByText(/2º a San Marino/)).toBeVisible();
  expect(
    line
      .nth(1)
      .getByText(/a San Marino/)
      .elements(),
  ).toHaveLength(0);
});

test('across the border the rank is that of the border area', async () => {
  api.answer(`${RANKING}?area=confine`, [own]);
  await show([OWN], ['confine']);
  await expect.element(line.getByText(/1º oltre confine/)).toBeVisible();
});

test('a shared rank shows how many share it', async () => {
  const equal = [1, 2, 3].map((more) => rankingEntry({ id: ID + more, fuels: [OWN] }));
  await showRanked([...equal, own], OWN);
  await expect.element(line.getByText(/stesso prezzo in 4 punti/)).toBeVisible();
});

test.each([
  ['demonstration', { source: 'demo' }],
  ['stale', { stale: true }],
  ['doubtful', { doubtful: true }],
  ['turned stale since it was read', { fresh_until: '2020-01-01T00:00:00.000Z' }],
] as const)('a %s price has no rank', async (_, more) => {
  await show([fuelPrice(10, 1.7, more)]);
  await expect.element(line.getByText(/da confermare|in verifica|· dimostrativo/)).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('without its ranking the price is shown without a rank', async () => {
  api.fail(RANKING, 0);
  await show([OWN]);
  await expect.poll(() => api.calls).toContain(RANKING);
  await expect.element(line.getByText('Benzina Self')).toBeVisible();
  await afterPaint();
  expect(line.getByText(/º/).elements()).toHaveLength(0);
});
