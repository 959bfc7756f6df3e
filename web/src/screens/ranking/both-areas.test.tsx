// Tests rules border-trend, ranking-both.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import type { RankingFilter } from './ranking-filter.ts';
import { RankingScreen } from './ranking-screen.tsx';

const HERE = '/prices/ranking/10';
const THERE = '/prices/ranking/10?area=confine';
const onFilter = vi.fn<(filter: RankingFilter) => void>();
let api: FakeApi;

const here = [
  rankingEntry({ id: 1, name: 'Tamoil', fuels: [fuelPrice(10, 1.669)] }),
  rankingEntry({ id: 2, rank: 2, name: 'Esso', fuels: [fuelPrice(10, 1.9)] }),
];
const there = [
  rankingEntry({ id: 3, name: 'Rimini Nord', locality: 'Rimini', fuels: [fuelPrice(10, 1.8)] }),
];
beforeEach(() => {
  onFilter.mockReset();
  api = fakeApi();
  api.answer(HERE, here);
  api.answer(THERE, there);
});
const show = (filter: RankingFilter = { area: 'entrambe' }) =>
  renderScreen(<RankingScreen decade={10} filter={filter} onFilter={onFilter} onFuel={() => {}} />);
const list = page.getByRole('list', { name: 'Classifica' });
const names = () =>
  list
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

test('both areas are in one list by price, each row with its country, place and medal', async () => {
  await show();
  await expect.poll(names).toEqual(['Tamoil', 'Rimini Nord', 'Esso']);
  const places = list.getByRole('listitem').elements();
  expect(
    places.map((row) => row.querySelector('[aria-label]')?.getAttribute('aria-label')),
  ).toEqual(['1º posto', '1º posto', '2º posto']);
  await expect.element(list.getByText('Rimini, Italia')).toBeVisible();
  expect(list.getByText('Domagnano, San Marino').elements()).toHaveLength(2);
  await expect
    .element(page.getByText('Medaglie per zona: un primo a San Marino, uno oltre confine.'))
    .toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test("the price determines a row's position, not the rank in its area", async () => {
  const cheap = { ...here[1]!, fuels: [fuelPrice(10, 1.7)] };
  api.answer(HERE, [here[0]!, cheap]);
  await show();
  await expect.poll(names).toEqual(['Tamoil', 'Esso', 'Rimini Nord']);
});

test('the past difference between the areas is behind a tap', async () => {
  await show();
  await page.getByRole('button', { name: 'Andamento' }).click();
  await expect
    .element(page.getByText(/^Non c'è ancora un giorno con almeno tre distributori/))
    .toBeVisible();
});

test('both areas are a third choice of the area', async () => {
  await show({ area: 'SM' });
  await page.getByRole('radio', { name: 'Entrambe', exact: true }).click();
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ area: 'entrambe' });
  await afterPaint();
  expect(api.calls).not.toContain(THERE);
  expect(list.getByText(/San Marino/).elements()).toEqual([]);
});

test('one mode is ranked in each area separately', async () => {
  const [first] = here;
  api.answer(HERE, [{ ...first!, fuels: [fuelPrice(10, 1.669), fuelPrice(11, 1.85)] }]);
  api.answer(THERE, [{ ...there[0]!, fuels: [fuelPrice(10, 1.8), fuelPrice(11, 1.84)] }]);
  await show({ area: 'entrambe', mode: 'served' });
  await expect.poll(names).toEqual(['Rimini Nord', 'Tamoil']);
});

test('while one area is loading the other is shown', async () => {
  const send = api.hold(THERE);
  await show();
  await expect.element(page.getByText('Arrivano i prezzi oltre confine…')).toBeVisible();
  expect(names()).toEqual(['Tamoil', 'Esso']);
  send(200, there);
  await expect.poll(names).toEqual(['Tamoil', 'Rimini Nord', 'Esso']);
});

test('while one area is loading and the other is empty, nothing is shown as missing', async () => {
  api.answer(HERE, []);
  const send = api.hold(THERE);
  await show();
  await expect.element(page.getByRole('status', { name: 'Caricamento…' })).toBeVisible();
  expect(page.getByText(/^Nessun distributore/).elements()).toEqual([]);
  send(200, []);
  await expect.element(page.getByText('Nessun distributore trovato per Benzina')).toBeVisible();
});

test.each([
  [THERE, 'Qui ci sono solo i prezzi di San Marino: quelli oltre confine non sono arrivati.', 2],
  [HERE, 'Qui ci sono solo i prezzi oltre confine: quelli di San Marino non sono arrivati.', 1],
] as const)('without %s the other area is shown, with a note', async (path, text, rows) => {
  api.fail(path, 500);
  await show();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(names()).toHaveLength(rows);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  api.answer(path, path === HERE ? here : there);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.poll(names).toEqual(['Tamoil', 'Rimini Nord', 'Esso']);
});

test('without both it fails like one ranking', async () => {
  api.fail(HERE, 500);
  api.fail(THERE, 500);
  await show();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Errore nel caricamento della classifica')).toBeVisible();
  api.answer(HERE, here);
  api.answer(THERE, there);
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect.poll(names).toHaveLength(3);
});

test("a row's sheet asks about its own area, also without its page", async () => {
  api.fail('/business/3', 0);
  api.answer('/prices/why/10?area=confine', { decade: 10, area: 'confine', stations: [] } as never);
  await show();
  await list.getByRole('button', { name: /^Tutto su questo prezzo.*Rimini Nord/ }).click();
  await page.getByRole('button', { name: 'Altro' }).click();
  await page.getByRole('button', { name: 'Perché è primo?' }).click();
  await expect.poll(() => api.calls).toContain('/prices/why/10?area=confine');
});
