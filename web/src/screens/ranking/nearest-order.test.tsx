/** The order by distance, one of the filters from the start (rules ranking-filters, ranking-distance). */
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lastAnswer } from '../../features/position/last-answer.ts';
import { forgetPosition } from '../../features/position/position.ts';
import { fakeApi, setting } from '../../testing/fake-api.ts';
import { fakeGeolocation, type FakeGeolocation } from '../../testing/fake-geolocation.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import type { RankingFilter } from './ranking-filter.ts';
import { RankingScreen } from './ranking-screen.tsx';

const AT = [43.9361, 12.4475] as const;
const ENTRIES = [
  rankingEntry({ id: 1, name: 'Lontano', rank: 1, fuels: [fuelPrice(10, 1.6)], latitude: 43.99 }),
  rankingEntry({ id: 2, name: 'Ignoto', rank: 2, fuels: [fuelPrice(10, 1.65)], latitude: null }),
  rankingEntry({ id: 3, name: 'Vicino', rank: 3, fuels: [fuelPrice(10, 1.7)], latitude: 43.94 }),
  rankingEntry({
    id: 4,
    name: 'Vecchio',
    rank: null,
    fuels: [fuelPrice(10, 1.5, { stale: true })],
    latitude: AT[0],
  }),
].map((entry) => ({ ...entry, business: { ...entry.business, longitude: AT[1] } }));

const button = page.getByRole('button', { name: 'La mia posizione' });
const dialog = page.getByRole('dialog', { name: 'Quanto sei lontano?' });
const shareButton = dialog.getByRole('button', { name: 'Condividi posizione' });
const nearest = page.getByRole('button', { name: 'Più vicini' });
const names = () => [...document.querySelectorAll('ol li a')].map((link) => link.textContent);

let phone: FakeGeolocation;
beforeEach(() => {
  forgetPosition();
  lastAnswer.set(null);
  const api = fakeApi();
  api.answer('/prices/ranking/10', ENTRIES);
  api.answer('/global-settings/modal_cooldown_minutes_denied', setting('5'));
  api.answer('/global-settings/modal_cooldown_days_accepted', setting('7'));
  phone = fakeGeolocation();
  phone.stand(...AT);
});

function Ranking() {
  const [filter, setFilter] = useState<RankingFilter>({ area: 'SM' });
  return <RankingScreen decade={10} filter={filter} onFilter={setFilter} onFuel={() => {}} />;
}
async function show() {
  const screen = await renderScreen(<Ranking />);
  await expect.element(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
  return screen;
}
async function share() {
  await button.click();
  await shareButton.click();
}

test("the order is by price until 'nearest' is chosen; the medals stay", async () => {
  await show();
  await share();
  await expect.element(nearest).toHaveAttribute('aria-pressed', 'false');
  expect(names()).toEqual(['Lontano', 'Ignoto', 'Vicino', 'Vecchio']);
  await nearest.click();
  expect(names()).toEqual(['Vicino', 'Lontano', 'Ignoto', 'Vecchio']);
  const medals = [...document.querySelectorAll('ol [data-metal]')];
  expect(medals.map((medal) => medal.getAttribute('aria-label'))).toEqual([
    '3º posto',
    '1º posto',
    '2º posto',
  ]);
  await nearest.click();
  expect(names()).toEqual(['Lontano', 'Ignoto', 'Vicino', 'Vecchio']);
});

test("the first press of 'nearest' asks for the position, which then determines the order", async () => {
  await show();
  await nearest.click();
  await expect.element(dialog).toBeVisible();
  expect(names()).toEqual(['Lontano', 'Ignoto', 'Vicino', 'Vecchio']);
  await shareButton.click();
  await expect.element(nearest).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Vicino', 'Lontano', 'Ignoto', 'Vecchio']);
});

test("shows a refusal after 'nearest', and the next press asks again", async () => {
  phone.fail(1);
  await show();
  await nearest.click();
  await shareButton.click();
  await expect.element(page.getByText(/^Il browser non dà la posizione a Pieno/)).toBeVisible();
  await expect.element(nearest).toHaveAttribute('aria-pressed', 'false');
  phone.stand(...AT);
  await nearest.click();
  await expect.element(nearest).toHaveAttribute('aria-pressed', 'true');
  expect(page.getByText(/^Il browser non dà/).elements()).toEqual([]);
});

test("an address with the order 'nearest' is sorted by price until the position is known", async () => {
  await renderScreen(
    <RankingScreen
      decade={10}
      filter={{ area: 'SM', order: 'near' }}
      onFilter={() => {}}
      onFuel={() => {}}
    />,
  );
  await expect.element(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
  expect(names()).toEqual(['Lontano', 'Ignoto', 'Vicino', 'Vecchio']);
});
