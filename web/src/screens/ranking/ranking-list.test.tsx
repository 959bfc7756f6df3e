// Tests rules price-ageing, price-contested, price-demo, price-doubtful, price-states, price-unknown, ranking-mode,
// ranking-order, ranking-premium, ranking-screen, ranking-ties.
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetGuestMemory } from '../../core/session/guest-memory.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import type { RankingFilter } from './ranking-filter.ts';
import { RankingScreen } from './ranking-screen.tsx';

const onFilter = vi.fn<(filter: RankingFilter) => void>();
let api: FakeApi;
beforeEach(() => {
  onFilter.mockReset();
  forgetGuestMemory();
  api = fakeApi();
});

async function show(entries: RankingEntry[], filter: RankingFilter = { area: 'SM' }) {
  api.answer('/prices/ranking/10', entries);
  const screen = await renderScreen(
    <RankingScreen decade={10} filter={filter} onFilter={onFilter} onFuel={() => {}} />,
  );
  await expect.element(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
  return screen;
}

/** Returns medal, name and price of each row of a list. */
const rowsOf = (label: string) =>
  [...document.querySelectorAll(`ol[aria-label="${label}"] > li`)].map((row) => [
    row.querySelector('[role="img"]')?.getAttribute('aria-label') ?? null,
    row.querySelector('a')?.textContent,
    /€ [\d,]+ al litro/.exec(row.textContent)?.[0],
  ]);

describe('the ranking', () => {
  test('lists the best price first; equal prices share a medal', async () => {
    await show([
      rankingEntry({ id: 3, rank: 1, name: 'Zeta', fuels: [fuelPrice(10, 1.7)] }),
      rankingEntry({ id: 1, rank: 1, name: 'Alfa', fuels: [fuelPrice(10, 1.7)] }),
      rankingEntry({ id: 2, rank: 3, name: 'Beta', fuels: [fuelPrice(10, 1.75)] }),
      rankingEntry({ id: 4, rank: 4, name: 'Gamma', fuels: [fuelPrice(10, 1.8)] }),
    ]);
    expect(rowsOf('Classifica')).toEqual([
      ['1º posto', 'Alfa', '€ 1,700 al litro'],
      ['1º posto', 'Zeta', '€ 1,700 al litro'],
      ['3º posto', 'Beta', '€ 1,750 al litro'],
      ['4º posto', 'Gamma', '€ 1,800 al litro'],
    ]);
    const metals = [...document.querySelectorAll('ol [data-metal]')].map(
      (medal) => (medal as HTMLElement).dataset.metal,
    );
    expect(metals).toEqual(['gold', 'gold', 'bronze', 'other']);
  });

  test('shows a unit once, and again where it changes', async () => {
    await show([
      rankingEntry({ id: 1, rank: 1, fuels: [fuelPrice(10, 1.7)] }),
      rankingEntry({ id: 2, rank: 2, fuels: [fuelPrice(10, 1.75)] }),
      rankingEntry({ id: 3, rank: 3, fuels: [fuelPrice(40, 1.8)] }),
    ]);
    const units = page.getByText(/^al (litro|kg)$/).elements();
    expect(units.map(({ textContent }) => textContent)).toEqual(['al litro', 'al kg']);
  });

  test('stale prices are in a section of their own, without a medal', async () => {
    await show([
      rankingEntry({ id: 1, name: 'Oggi', fuels: [fuelPrice(10, 1.8)] }),
      rankingEntry({
        id: 2,
        name: 'Ieri',
        rank: null,
        fuels: [fuelPrice(10, 1.5, { stale: true })],
      }),
    ]);
    expect(rowsOf('Classifica')).toEqual([['1º posto', 'Oggi', '€ 1,800 al litro']]);
    await expect.element(page.getByRole('heading', { name: 'Da confermare' })).toBeVisible();
    expect(rowsOf('Da confermare')).toEqual([[null, 'Ieri', '€ 1,500 al litro']]);
    const [above, below] = ['Classifica', 'Da confermare'].map(
      (label) => document.querySelector(`ol[aria-label="${label}"]`)!.getBoundingClientRect().top,
    );
    expect(below).toBeGreaterThan(above!);
  });

  test('stations with premium grades only are in a section of their own, without a medal', async () => {
    await show([
      rankingEntry({ id: 1, name: 'Base', fuels: [fuelPrice(10, 1.8)] }),
      rankingEntry({ id: 2, name: 'Premium', rank: null, fuels: [fuelPrice(12, 1.5)] }),
    ]);
    expect(rowsOf('Classifica')).toEqual([['1º posto', 'Base', '€ 1,800 al litro']]);
    await expect
      .element(page.getByRole('heading', { name: 'Solo carburanti speciali' }))
      .toBeVisible();
    expect(rowsOf('Solo carburanti speciali')).toEqual([[null, 'Premium', '€ 1,500 al litro']]);
  });

  test('a price that has become stale since it was loaded loses its medal to the next', async () => {
    const old = fuelPrice(10, 1.5, { fresh_until: '2020-01-01T00:00:00.000Z' });
    await show([
      rankingEntry({ id: 2, name: 'Vecchio', rank: 1, fuels: [old] }),
      rankingEntry({ id: 1, name: 'Fresco', rank: 2, fuels: [fuelPrice(10, 1.8)] }),
    ]);
    expect(rowsOf('Classifica')).toEqual([['1º posto', 'Fresco', '€ 1,800 al litro']]);
    expect(rowsOf('Da confermare')).toEqual([[null, 'Vecchio', '€ 1,500 al litro']]);
    const map = page.getByRole('group', { name: /^Mappa/ });
    const pin = map.getByRole('link', { name: 'Vecchio, € 1,500 al litro' });
    await expect.element(pin).toHaveAttribute('data-metal', 'other');
    await expect.element(pin).toHaveAttribute('data-stale', 'true');
  });

  test('ageing prices are in a section of their own, above the stale ones, without a medal', async () => {
    const ageing = {
      fresh_until: '2020-01-01T00:00:00.000Z',
      stale_from: '9999-12-31T00:00:00.000Z',
    };
    await show([
      rankingEntry({ id: 1, name: 'Ieri', fuels: [fuelPrice(10, 1.4, ageing)] }),
      rankingEntry({ id: 2, name: 'Vecchio', fuels: [fuelPrice(10, 1.3, { stale: true })] }),
      rankingEntry({ id: 3, name: 'Oggi', fuels: [fuelPrice(10, 1.8)] }),
    ]);
    expect(rowsOf('Classifica')).toEqual([['1º posto', 'Oggi', '€ 1,800 al litro']]);
    expect(rowsOf('Non recenti')).toEqual([[null, 'Ieri', '€ 1,400 al litro']]);
    expect(rowsOf('Da confermare')).toEqual([[null, 'Vecchio', '€ 1,300 al litro']]);
    const [above, below] = ['Non recenti', 'Da confermare'].map(
      (label) => document.querySelector(`ol[aria-label="${label}"]`)!.getBoundingClientRect().top,
    );
    expect(below).toBeGreaterThan(above!);
  });

  test('disputed prices and stations that sell nothing now are in the doubtful section', async () => {
    const closed = rankingEntry({ id: 2, name: 'Chiuso', fuels: [fuelPrice(10, 1.3)] });
    closed.states = [
      { state: 'closed', fuel_type_id: null, until: '9999-12-31T00:00:00.000Z', counts: true },
    ];
    await show([
      closed,
      rankingEntry({ id: 1, name: 'Sbagliato', fuels: [fuelPrice(10, 1.4, { contested: true })] }),
      rankingEntry({ id: 3, name: 'Oggi', fuels: [fuelPrice(10, 1.8)] }),
    ]);
    expect(rowsOf('Classifica')).toEqual([['1º posto', 'Oggi', '€ 1,800 al litro']]);
    expect(rowsOf('In verifica')).toEqual([
      [null, 'Chiuso', '€ 1,300 al litro'],
      [null, 'Sbagliato', '€ 1,400 al litro'],
    ]);
  });

  test('doubtful prices are in a section of their own, without a medal', async () => {
    await show([
      rankingEntry({ id: 1, name: 'Certo', fuels: [fuelPrice(10, 1.8)] }),
      rankingEntry({ id: 2, name: 'Errore', fuels: [fuelPrice(10, 1.169, { doubtful: true })] }),
    ]);
    expect(rowsOf('Classifica')).toEqual([['1º posto', 'Certo', '€ 1,800 al litro']]);
    expect(rowsOf('In verifica')).toEqual([[null, 'Errore', '€ 1,169 al litro']]);
  });

  test('stations without a known price are last, and on the map without a medal', async () => {
    await show([
      rankingEntry({ id: 1, name: 'Noto', fuels: [fuelPrice(10, 1.8)] }),
      rankingEntry({ id: 2, name: 'Ignoto', rank: null, fuels: [] }),
    ]);
    expect(rowsOf('Prezzo non ancora noto')).toEqual([[null, 'Ignoto', undefined]]);
    const map = page.getByRole('group', { name: /^Mappa/ });
    const pin = map.getByRole('link', { name: 'Ignoto, prezzo non ancora noto' });
    await expect.element(pin).toHaveAttribute('href', '/business/2');
    await expect.element(pin).toHaveAttribute('data-metal', 'other');
  });

  test('more than three equal winners have no medal, with one note', async () => {
    const equal = ['D', 'B', 'A', 'C'].map((name, index) =>
      rankingEntry({
        id: index + 1,
        name,
        latitude: 43.9 + index / 30,
        fuels: [fuelPrice(10, 1.7)],
      }),
    );
    await show([
      ...equal,
      rankingEntry({ id: 9, name: 'E', rank: 5, fuels: [fuelPrice(10, 1.8)] }),
    ]);
    expect(rowsOf('Classifica').map(([medal, name]) => [medal, name])).toEqual([
      [null, 'A'],
      [null, 'B'],
      [null, 'C'],
      [null, 'D'],
      ['5º posto', 'E'],
    ]);
    expect(page.getByText('Stesso prezzo in 4 punti').elements()).toHaveLength(1);
    const metals = () =>
      Array.from(
        document.querySelectorAll<HTMLElement>('a[data-metal]'),
        ({ dataset }) => dataset.metal,
      );
    await expect.poll(() => new Set(metals())).toEqual(new Set(['other']));
  });

  test('demo prices are each marked, with a notice only if no price is real', async () => {
    const demo = rankingEntry({ id: 1, fuels: [fuelPrice(10, 1.8, { source: 'demo' })] });
    const marks = page.getByText('dimostrativo', { exact: true });
    const first = await show([demo]);
    await expect.element(page.getByText('Prezzi dimostrativi')).toBeVisible();
    expect(marks.elements()).toHaveLength(1);
    await first.unmount();
    await show([demo, rankingEntry({ id: 2, rank: 2, fuels: [fuelPrice(10, 1.9)] })]);
    expect(marks.elements()).toHaveLength(1);
    expect(page.getByText('Prezzi dimostrativi').elements()).toHaveLength(0);
  });
});

describe('the filter Tutti, Self, Servito', () => {
  const modes = page.getByRole('group', { name: 'Modalità di servizio' });
  const entries = [
    rankingEntry({ id: 1, name: 'A', fuels: [fuelPrice(10, 1.65), fuelPrice(11, 1.9)] }),
    rankingEntry({ id: 2, rank: 2, name: 'B', fuels: [fuelPrice(10, 1.7), fuelPrice(11, 1.75)] }),
    rankingEntry({ id: 3, rank: 3, name: 'C', fuels: [fuelPrice(10, 1.71)] }),
    rankingEntry({ id: 4, rank: 4, name: 'D', fuels: [fuelPrice(11, 1.75)] }),
    rankingEntry({ id: 5, rank: null, name: 'E', fuels: [] }),
  ];

  test('shows one service mode, then all again', async () => {
    const screen = await show(entries);
    await expect.element(modes.getByRole('radio', { name: 'Tutti' })).toBeChecked();
    await modes.getByText('Servito').click();
    expect(onFilter).toHaveBeenLastCalledWith({ area: 'SM', mode: 'served' });
    await screen.unmount();
    await show(entries, { area: 'SM', mode: 'served' });
    await modes.getByText('Tutti').click();
    expect(onFilter).toHaveBeenLastCalledWith({ area: 'SM', mode: undefined });
  });

  test('ranks within one service mode, on the map too', async () => {
    await show(entries, { area: 'SM', mode: 'served' });
    expect(rowsOf('Classifica')).toEqual([
      ['1º posto', 'B', '€ 1,750 al litro'],
      ['1º posto', 'D', '€ 1,750 al litro'],
      ['3º posto', 'A', '€ 1,900 al litro'],
    ]);
    const map = page.getByRole('group', { name: /^Mappa/ });
    expect(map.getByText(/1,650|1,71/).elements()).toHaveLength(0);
    expect(page.getByText('Prezzo non ancora noto').elements()).toHaveLength(0);
  });

  test('is hidden when there is only one service mode', async () => {
    await show([rankingEntry({ fuels: [fuelPrice(10, 1.65)] })]);
    expect(modes.elements()).toHaveLength(0);
  });
});
