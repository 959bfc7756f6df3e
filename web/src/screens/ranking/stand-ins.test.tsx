// Tests rule price-stand-in.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry, reportedPrice } from '../../testing/sample-prices.ts';
import { RankingScreen } from './ranking-screen.tsx';

const demo = (id: number, name: string, price: number) =>
  rankingEntry({ id, name, fuels: [fuelPrice(10, price, { source: 'demo' })] });
const little = rankingEntry({ id: 1, name: 'Poco', latitude: 43.9, fuels: [] });
const entries = [
  { ...demo(2, 'Molto', 1.6), reported: [reportedPrice(10, 1.72), reportedPrice(11, 1.9)] },
  demo(3, 'Inventato', 1.5),
  { ...little, reported: [reportedPrice(10, 1.7)] },
  rankingEntry({ id: 4, name: 'Ignoto', rank: null, fuels: [] }),
];
const TITLE = 'Segnalati, da confermare';

beforeEach(() => fakeApi().answer('/prices/ranking/10', entries));

async function show(mode?: FuelMode) {
  const nothing = () => undefined;
  const filter = { area: 'SM', ...(mode && { mode }) } as const;
  await renderScreen(
    <RankingScreen decade={10} filter={filter} onFilter={nothing} onFuel={nothing} />,
  );
  await expect.element(page.getByRole('list', { name: TITLE })).toBeVisible();
}

/** Returns each list by name, with its rows' medals, names and prices. */
const lists = () =>
  [...document.querySelectorAll('ol[aria-label]')].map((list) => [
    list.ariaLabel,
    ...[...list.children].map((row) =>
      [
        row.querySelector('[role="img"]')?.ariaLabel,
        row.querySelector('a')!.textContent,
        /€ [\d,]+ al litro/.exec(row.textContent)?.[0],
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ]);

test("if nothing ranks, drivers' reports come first, cheapest first, without medals", async () => {
  await show();
  expect(lists()).toEqual([
    [TITLE, 'Poco € 1,700 al litro', 'Molto € 1,720 al litro'],
    ['Prezzi dimostrativi', 'Inventato € 1,500 al litro'],
    ['Prezzo non ancora noto', 'Ignoto'],
  ]);
  const pin = page.getByRole('group', { name: /^Mappa/ }).getByRole('link', { name: /^Poco/ });
  await expect.element(pin).toHaveAccessibleName('Poco, € 1,700 al litro');
  await expect.element(pin).toHaveAttribute('data-stale', 'true');
});

test('reports come first for the chosen mode only', async () => {
  await show('served');
  expect(lists()).toEqual([[TITLE, 'Molto € 1,900 al litro']]);
});
