// Tests rules ranking-filters, ranking-search.
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { RankingScreen } from './ranking-screen.tsx';
import { LONG_LIST } from './station-search.tsx';

let api: FakeApi;
beforeEach(() => void (api = fakeApi()));

async function show(entries: RankingEntry[]) {
  api.answer('/prices/ranking/10', entries);
  const screen = await renderScreen(
    <RankingScreen decade={10} filter={{ area: 'SM' }} onFilter={vi.fn()} onFuel={() => {}} />,
  );
  await expect.element(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
  return screen;
}

const button = page.getByRole('button', { name: 'Cerca un distributore' });

/** Returns medal, name and price of each row of a list. */
const rowsOf = (label: string) =>
  [...document.querySelectorAll(`ol[aria-label="${label}"] > li`)].map((row) => [
    row.querySelector('[role="img"]')?.getAttribute('aria-label') ?? null,
    row.querySelector('a')?.textContent,
    /€ [\d,]+ al litro/.exec(row.textContent)?.[0],
  ]);

describe('a long list', () => {
  const many = Array.from({ length: LONG_LIST }, (_, index) =>
    rankingEntry({
      id: index + 1,
      rank: index + 1,
      name: index === 4 ? 'IP Caffè' : `Stazione ${index + 1}`,
      latitude: index === 4 ? 44.2 : 43.94,
      locality: index < 3 ? 'Rimini' : 'Pesaro',
      fuels: [fuelPrice(10, 1.6 + index / 1000)],
    }),
  );
  const field = page.getByRole('searchbox', { name: 'Cerca un distributore' });

  test('is filtered by name or place, keeping the ranks', async () => {
    await show(many);
    expect(field.elements()).toEqual([]);
    await button.click();
    await expect.element(field).toHaveFocus();
    await expectAccessible();
    await field.fill('caffe');
    await expect
      .poll(() => rowsOf('Classifica'))
      .toEqual([['5º posto', 'IP Caffè', '€ 1,604 al litro']]);
    await field.fill('RIMINI');
    await expect.poll(() => rowsOf('Classifica')).toHaveLength(3);
    await expect.element(page.getByText('3 distributori trovati')).toBeInTheDocument();
    await field.clear();
    await expect.poll(() => rowsOf('Classifica')).toHaveLength(LONG_LIST);
  });

  test('moves the map to the results', async () => {
    await show(many);
    await button.click();
    await field.fill('caffe');
    const map = page.getByRole('group', { name: /^Mappa/ });
    const pin = map.getByRole('link');
    await expect.poll(() => pin.elements().length).toBe(1);
    const middles = () =>
      [map, pin].map((each) => {
        const { top, height } = each.element().getBoundingClientRect();
        return top + height / 2;
      });
    await expect.poll(() => Math.abs(middles()[0]! - middles()[1]!)).toBeLessThan(40);
  });

  test('shows when nothing is found, and keeps the field', async () => {
    await show(many);
    await button.click();
    await field.fill('Bologna');
    await expect
      .element(page.getByRole('status').getByText('Nessun distributore corrisponde a «Bologna».'))
      .toBeVisible();
    await expect.element(field).toHaveFocus();
    await expectAccessible();
  });

  test('has a search, which shows all again when closed; a shorter one has none', async () => {
    const { unmount } = await show(many);
    await button.click();
    await field.fill('caffe');
    await button.click();
    expect(field.elements()).toEqual([]);
    expect(rowsOf('Classifica')).toHaveLength(LONG_LIST);
    await unmount();
    await show(many.slice(1));
    expect(button.elements()).toEqual([]);
  });
});
