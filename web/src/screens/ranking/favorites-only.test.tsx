// Tests rule ranking-favorites.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import type { RankingFilter } from './ranking-filter.ts';
import { RankingScreen } from './ranking-screen.tsx';

const onFilter = vi.fn();
const list = page.getByRole('list', { name: 'Classifica' });
const button = page.getByRole('button', { name: 'Preferiti' });
const { dataset } = document.documentElement;

beforeEach(() => void (dataset.favorites = '3 12'));
afterEach(() => {
  onFilter.mockReset();
  delete dataset.favorites;
});

const station = (id: number, name: string) =>
  rankingEntry({ id, name, fuels: [fuelPrice(10, 1.6 + id / 100)] });

async function show(filter: Partial<RankingFilter> = {}, ...more: ReturnType<typeof station>[]) {
  fakeApi().answer('/prices/ranking/10', [station(1, 'Acton'), station(2, 'Eni'), ...more]);
  await renderScreen(
    <RankingScreen
      decade={10}
      filter={{ area: 'SM', ...filter }}
      onFilter={onFilter}
      onFuel={() => {}}
    />,
  );
}

test('a visitor with favourites filters by them with one tap, and back', async () => {
  await show();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ area: 'SM', favorites: true });
});

test('without favourites the filter is hidden, unless it is on', async () => {
  delete dataset.favorites;
  await show();
  await expect.element(list).toBeVisible();
  expect(button.elements()).toEqual([]);
  await show({ favorites: true });
  await button.click();
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ area: 'SM', favorites: undefined });
});

test('the filter hides all other stations, on the map too; ranks stay', async () => {
  await show({ favorites: true }, station(3, 'Tamoil'));
  await expect.element(list.getByRole('link', { name: 'Tamoil' })).toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(list.getByRole('img', { name: '3º posto' })).toBeVisible();
  const map = page.getByRole('group', { name: /^Mappa/ });
  await expect.element(map.getByRole('link', { name: /Tamoil/ })).toBeVisible();
  expect(map.getByRole('link', { name: /Acton/ }).elements()).toEqual([]);
  dataset.favorites = '2 3';
  await expect.element(list.getByRole('link', { name: 'Eni' })).toBeVisible();
});

test('a ranking without favourites shows how to add one', async () => {
  await show({ favorites: true, mode: 'self' });
  await expect
    .element(page.getByText('Nessuno dei tuoi preferiti è in questa classifica'))
    .toBeVisible();
  await expect.element(page.getByText(/tocca la stella\.$/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Vedi Classifica' }))
    .toHaveAttribute('href', '/ranking/10?mode=self');
  await expectAccessibleInBothThemes();
});
