// Tests rules error-retry, map-pins, ranking-area, ranking-filters, ranking-mode, ranking-parameter, ranking-screen,
// ranking-states, station-coordinates.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { Page } from '../../frame/page.tsx';
import { forgetGuestMemory, getGuestMemory } from '../../core/session/guest-memory.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderPage, renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import type { RankingFilter } from './ranking-filter.ts';
import { RankingScreen } from './ranking-screen.tsx';

const SM = '/prices/ranking/10';
const BORDER = '/prices/ranking/10?area=confine';
const best = rankingEntry({ id: 8, name: 'Domagnano Tamoil', fuels: [fuelPrice(10, 1.669)] });
const onFilter = vi.fn<(filter: RankingFilter) => void>();
let api: FakeApi;

beforeEach(() => {
  onFilter.mockReset();
  localStorage.clear();
  forgetGuestMemory();
  api = fakeApi();
  api.answer(SM, [best]);
});
const show = (decade = 10, filter: RankingFilter = { area: 'SM' }) =>
  renderScreen(
    <RankingScreen decade={decade} filter={filter} onFilter={onFilter} onFuel={() => {}} />,
  );
const list = page.getByRole('list', { name: 'Classifica' });

describe('is accessible, and fits text of twice the size', () => {
  test('with every kind of row', async () => {
    const both = [fuelPrice(10, 1.669, { source: 'demo' }), fuelPrice(11, 1.799)];
    api.answer(SM, [
      rankingEntry({ id: 1, name: 'Rimini Nord distributore autostradale', fuels: both }),
      rankingEntry({ id: 2, rank: 2, fuels: [fuelPrice(10, 1.7)] }),
      rankingEntry({ id: 3, rank: 4, fuels: [fuelPrice(10, 1.8)] }),
      rankingEntry({ id: 4, rank: null, fuels: [fuelPrice(10, 1.6, { stale: true })] }),
      rankingEntry({ id: 5, rank: null, fuels: [fuelPrice(12, 1.9)] }),
      rankingEntry({ id: 6, rank: null, fuels: [fuelPrice(10, 1.1, { doubtful: true })] }),
      rankingEntry({ id: 7, rank: null, fuels: [] }),
    ]);
    await show();
    await expect.element(list).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('while loading', async () => {
    api.hold(SM);
    await show();
    await expect.element(page.getByRole('status', { name: 'Caricamento…' })).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('after a failure', async () => {
    api.fail(SM);
    await show();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('without stations', async () => {
    api.answer(SM, []);
    await show();
    await expect.element(page.getByText(/^Nessun distributore/)).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });
});

describe('the states', () => {
  test('a failure shows its message, and "Riprova" loads again', async () => {
    api.fail(SM, 500);
    await show();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('Errore nel caricamento della classifica')).toBeVisible();
    api.answer(SM, [best]);
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(list).toBeVisible();
    expect(api.calls.filter((path) => path === SM)).toHaveLength(2);
  });

  test('a category without stations has a message and a link across the border', async () => {
    api.answer('/prices/ranking/40', []);
    await show(40);
    await expect.element(page.getByText('Nessun distributore trovato per Metano')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Vedi oltre confine' }))
      .toHaveAttribute('href', '/ranking/40?area=confine');
  });

  test('an empty filter result names the filter', async () => {
    api.answer(SM, []);
    await show(10, { area: 'SM', mode: 'served' });
    await expect
      .element(page.getByText('Nessun distributore trovato per Benzina Servito'))
      .toBeVisible();
  });

  test('an empty ranking across the border has no further link', async () => {
    api.answer(BORDER, []);
    await show(10, { area: 'confine' });
    await expect.element(page.getByText('Nessun distributore trovato per Benzina')).toBeVisible();
    await expect.element(page.getByText(/non conosciamo ancora nessun prezzo/)).toBeVisible();
    expect(page.getByRole('link', { name: 'Vedi oltre confine' }).elements()).toHaveLength(0);
    await expect
      .element(page.getByRole('link', { name: 'Torna alla Home' }))
      .toHaveAttribute('href', '/home');
  });

  test('an unknown category has no stations, without a request', async () => {
    await show(70);
    await expect.element(page.getByText('Nessun distributore trovato per Decade 70')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Torna alla Home' }))
      .toHaveAttribute('href', '/home');
    await expect
      .element(page.getByRole('group', { name: 'Mappa dei distributori: Decade 70' }))
      .toBeVisible();
    await afterPaint();
    expect(page.getByRole('alert').elements()).toEqual([]);
    expect(api.calls.filter((path) => path.startsWith('/prices'))).toEqual([]);
    expect(getGuestMemory().search_preferences.last_fuel).toBeNull();
  });

  test('an unknown category has none across the border either, without a detail', async () => {
    await show(70, { area: 'confine' });
    await expect.element(page.getByText('Nessun distributore trovato per Decade 70')).toBeVisible();
    expect(page.getByText(/non è ancora noto/).elements()).toEqual([]);
  });

  test('the last fuel is remembered', async () => {
    api.answer('/prices/ranking/30', []);
    await show(30);
    await expect.poll(() => getGuestMemory().search_preferences.last_fuel).toBe(30);
  });
});

describe('the area', () => {
  const area = page.getByRole('group', { name: 'Zona' });

  test('is San Marino until the border is chosen', async () => {
    await show();
    await expect.element(area.getByRole('radio', { name: 'San Marino' })).toBeChecked();
    await area.getByText('Oltre confine').click();
    expect(onFilter).toHaveBeenCalledExactlyOnceWith({ area: 'confine' });
  });

  test('has a ranking of its own', async () => {
    const italian = rankingEntry({ name: 'Rimini Nord', fuels: [fuelPrice(10, 1.8)] });
    api.answer(BORDER, [italian]);
    await show(10, { area: 'confine' });
    await expect.element(list.getByRole('link', { name: 'Rimini Nord' })).toBeVisible();
    await afterPaint();
    expect(api.calls).not.toContain(SM);
    await area.getByText('San Marino').click();
    expect(onFilter).toHaveBeenCalledExactlyOnceWith({ area: 'SM' });
  });
});

describe('the map', () => {
  const map = page.getByRole('group', { name: 'Mappa dei distributori: Benzina' });
  const topOf = (one: Locator) => one.element().getBoundingClientRect().top;

  test('begins at the height of the list on a wide screen', async () => {
    // Longer than the map, so that the map has room to move.
    api.answer(
      SM,
      Array.from({ length: 30 }, (_, id) => rankingEntry({ id, fuels: [fuelPrice(10, 1.7)] })),
    );
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(390, 844));
    await renderPage(
      <Page title="Benzina" back="/home">
        <RankingScreen decade={10} filter={{ area: 'SM' }} onFilter={onFilter} onFuel={() => {}} />
      </Page>,
    );
    await expect.element(list).toBeVisible();
    expect(topOf(map)).toBe(topOf(page.getByRole('group', { name: 'Zona' })));
  });

  test('shows the stations, each pin linking to its own', async () => {
    await show();
    await expect
      .element(map.getByRole('link', { name: 'Domagnano Tamoil, € 1,669 al litro' }))
      .toHaveAttribute('href', '/business/8');
  });

  test('omits a station without a valid position, which stays in the list', async () => {
    api.answer(SM, [
      best,
      rankingEntry({ id: 2, name: 'Senza posto', latitude: null, fuels: [fuelPrice(10, 1.7)] }),
      rankingEntry({ id: 3, name: 'Al meridiano', longitude: 0, fuels: [fuelPrice(10, 1.71)] }),
    ]);
    await show();
    await expect.element(list.getByRole('link', { name: 'Senza posto' })).toBeVisible();
    await expect.element(list.getByRole('link', { name: 'Al meridiano' })).toBeVisible();
    await expect.poll(() => map.getByRole('link').elements().length).toBe(1);
  });
});
