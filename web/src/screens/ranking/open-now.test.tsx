// Tests rule ranking-open.
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BY_DAY, fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import type { RankingFilter } from './ranking-filter.ts';
import { RankingScreen } from './ranking-screen.tsx';

const onFilter = vi.fn();
const list = page.getByRole('list', { name: 'Classifica' });
const button = page.getByRole('button', { name: 'Aperti adesso' });

beforeEach(
  () => void vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z'), toFake: ['Date'] }),
);
afterEach(() => void vi.useRealTimers());

const station = (id: number, name: string, more: Partial<RankingEntry> = {}): RankingEntry => ({
  ...rankingEntry({ id, name, rank: id, fuels: [fuelPrice(10, 1.6 + id / 100)] }),
  ...more,
});
const byDay = station(1, 'Acton', { opening: BY_DAY });
const silent = station(2, 'Eni');
const always = BY_DAY.hours!.map(() => [{ from: '00:00', to: '24:00' }]);
const allDay = station(3, 'Tamoil', { opening: { ...BY_DAY, self_hours: always } });

async function show(entries: RankingEntry[], filter: RankingFilter) {
  fakeApi().answer('/prices/ranking/10', entries);
  const screen = await renderScreen(
    <RankingScreen decade={10} filter={filter} onFilter={onFilter} onFuel={() => {}} />,
  );
  await expect.element(list).toBeVisible();
  return screen;
}

test("'open now' is offered with one tap, if the hours of a station are known", async () => {
  const { unmount } = await show([byDay, silent], { area: 'SM' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ area: 'SM', open: true });
  await unmount();
  await show([silent], { area: 'SM', open: true });
  expect(button.elements()).toEqual([]);
  await expect.element(list.getByRole('link', { name: 'Eni' })).toBeVisible();
});

test("'open now' hides closed stations, on the map too; ranks, and stations without hours, stay", async () => {
  await show([byDay, silent, allDay], { area: 'SM', open: true });
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  const names = () =>
    list
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  await expect.poll(names).toEqual(['Eni', 'Tamoil']);
  await expect.element(list.getByRole('img', { name: '2º posto' })).toBeVisible();
  await expect
    .element(page.getByText(/^Un distributore chiuso adesso non è mostrato\./))
    .toBeVisible();
  const map = page.getByRole('group', { name: /^Mappa/ });
  await expect.element(map.getByRole('link', { name: /Eni/ })).toBeVisible();
  expect(map.getByRole('link', { name: /Acton/ }).elements()).toEqual([]);
});

test("'open now' hides stations that a known driver reports as closed", async () => {
  const closed = {
    state: 'closed' as const,
    fuel_type_id: null,
    until: '9999-12-31T00:00:00.000Z',
  };
  const reported = [true, false].map((counts, index) =>
    station(4 + index, counts ? 'Esso' : 'Q8', { states: [{ ...closed, counts }] }),
  );
  await show([allDay, ...reported], { area: 'SM', open: true });
  await expect.element(list.getByRole('link', { name: 'Q8' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Esso' }).elements()).toEqual([]);
});
