// Tests rules home-fuel-bar, home-map, home-methane, home-recent, home-screen, home-welcome.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetGuestMemory, rememberStation } from '../../core/session/guest-memory.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry, winnerGroup } from '../../testing/sample-prices.ts';
import { HomeScreen } from './home-screen.tsx';

const WELCOME = '<h2>Ciao dal Titano</h2><p>Leggi <a href="/about-us">chi siamo</a>.</p>';
const methane = winnerGroup(40, { best: null, stations: 0, runner_up_delta: null });
let api: FakeApi;

beforeEach(() => {
  forgetGuestMemory();
  api = fakeApi();
  api.answer('/welcome-message', { message: WELCOME, source: 'prova' });
  api.answer('/prices/best-by-decade', [winnerGroup(10), winnerGroup(20), methane]);
});
const show = () => renderScreen(<HomeScreen />);
const welcome = page.getByRole('region', { name: 'Messaggio di benvenuto' });
const link = (name: string | RegExp) => page.getByRole('link', { name });

describe('is accessible, and fits text of twice the size', () => {
  test('with all data', async () => {
    rememberStation({ id: 8, name: 'Stazione di Borgo Maggiore', locality: null });
    const demo = fuelPrice(30, 0.789, { source: 'demo', stale: true });
    const lpg = rankingEntry({ name: 'Rimini Nord distributore autostradale', fuels: [demo] });
    api.answer('/prices/best-by-decade', [
      winnerGroup(10),
      winnerGroup(30, { best: lpg }),
      methane,
    ]);
    await show();
    await expect.element(page.getByText('€ 0,789 al litro')).toBeInTheDocument();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('while loading', async () => {
    api.hold('/welcome-message');
    api.hold('/prices/best-by-decade');
    await show();
    await expect.element(page.getByRole('status', { name: 'Caricamento…' })).toBeVisible();
    await expectAccessibleInBothThemes();
  });

  test('when every request fails', async () => {
    api.fail('/welcome-message');
    api.fail('/prices/best-by-decade');
    await show();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('without any price', async () => {
    api.answer('/prices/best-by-decade', []);
    await show();
    await expect.element(page.getByText('Nessun prezzo disponibile al momento')).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });
});

describe('the welcome', () => {
  test("shows the server's message, as HTML, and its author", async () => {
    await show();
    await expect.element(welcome.getByRole('heading', { name: 'Ciao dal Titano' })).toBeVisible();
    await expect
      .element(welcome.getByRole('link', { name: 'chi siamo' }))
      .toHaveAttribute('href', '/about-us');
    await expect.element(welcome.getByText('prova')).toBeVisible();
    expect(welcome.getByText('Errore nel caricamento').elements()).toHaveLength(0);
  });

  test('shows a default text with a note when the message cannot be loaded', async () => {
    api.fail('/welcome-message');
    await show();
    await expect.element(welcome.getByText('Errore nel caricamento')).toBeVisible();
    await expect
      .element(welcome.getByRole('heading', { name: 'Buongiorno, Titano' }))
      .toBeVisible();
    await expect.element(welcome.getByText(/^I prezzi dei carburanti a San Marino/)).toBeVisible();
    await expect.element(page.getByText('€ 1,669 al litro').first()).toBeInTheDocument();
  });

  test('shows no default text while loading', async () => {
    api.hold('/welcome-message');
    await show();
    await expect.element(welcome).toHaveAttribute('aria-busy', 'true');
    await expect.element(welcome.getByText('Buongiorno, Titano')).not.toBeVisible();
  });
});

test('the icon bar links to four rankings; Velox is not a link', async () => {
  await show();
  const bar = page.getByRole('navigation', { name: 'Categorie di carburante' });
  const tiles = bar.getByRole('listitem').elements();
  expect(tiles.map((tile) => [tile.textContent, hrefIn(tile)])).toEqual([
    ['Benzina', '/ranking/10'],
    ['Diesel', '/ranking/20'],
    ['Elettrico', '/ranking/50'],
    ['GPL', '/ranking/30'],
    ['Velox', null],
  ]);
});
const hrefIn = (tile: Element) => tile.querySelector('a')?.getAttribute('href') ?? null;

test('the map has no pins and starts on a tap', async () => {
  await show();
  await expect.element(page.getByText('€ 1,669 al litro').first()).toBeInTheDocument();
  const map = page.getByRole('group', { name: 'Mappa di San Marino' });
  await expect.element(map).toBeVisible();
  expect(map.getByRole('link').elements()).toHaveLength(0);
  const buttons = map.getByRole('button').elements();
  expect(buttons.map((button) => button.textContent)).toEqual(['Apri la mappa']);
  await afterPaint();
  expect(api.calls).not.toContain('/global-settings/maps_api_key');
});

test('methane, not sold in San Marino, links across the border', async () => {
  await show();
  await expect
    .element(link(/^Il metano non è in vendita a San Marino: vedi i distributori oltre confine\.$/))
    .toHaveAttribute('href', '/ranking/40?area=confine');
});

test('methane is not a link while no price across the border is known', async () => {
  api.answer('/prices/best-by-decade', [winnerGroup(10), { ...methane, border_stations: 0 }]);
  await show();
  await expect
    .element(page.getByText(/^Il metano non è in vendita a San Marino: oltre confine .*\.$/))
    .toBeVisible();
  expect(link(/metano/).elements()).toEqual([]);
});

test('methane with a price is a winner like others', async () => {
  api.answer('/prices/best-by-decade', [winnerGroup(40)]);
  await show();
  await expect.element(page.getByRole('heading', { name: 'Metano' })).toBeVisible();
  expect(link(/metano non è in vendita/).elements()).toHaveLength(0);
});

test('the recent stations are linked, newest first and at most five', async () => {
  for (let id = 1; id <= 6; id++) rememberStation({ id, name: `Stazione ${id}`, locality: null });
  await show();
  const recent = page.getByRole('region', { name: 'Visti di recente' }).getByRole('link');
  expect(recent.elements().map((each) => [each.textContent, each.getAttribute('href')])).toEqual(
    [6, 5, 4, 3, 2].map((id) => [`Stazione ${id}`, `/business/${id}`]),
  );
});

test('a new visitor sees no recent stations', async () => {
  await show();
  await afterPaint();
  expect(page.getByText('Visti di recente').elements()).toHaveLength(0);
});

test('without a network the default welcome is shown with the error', async () => {
  api.fail('/welcome-message', 0);
  await show();
  await expect.element(welcome.getByRole('heading')).toBeVisible();
  await expect.element(welcome.getByText('Errore nel caricamento')).toBeVisible();
});
