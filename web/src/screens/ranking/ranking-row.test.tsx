// Tests rules closed-now, price-states, ranking-row, smac-shown.
import { standInOf, type AgedEntry } from '@pieno/contract/prices/freshness.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BY_DAY, fuelPrice, rankingEntry, reportedPrice } from '../../testing/sample-prices.ts';
import { SMAC_RATES, TANK_WITH_CARD } from '../../features/prices/smac/sample-rates.ts';
import { tankRecord } from '../../features/prices/tank/tank.ts';
import { RankingRow } from './ranking-row.tsx';

/** After the time of every test. */
const LATER = '9999-12-31T00:00:00.000Z';

beforeEach(() => void fakeApi());

const row = page.getByRole('listitem');
const show = (entry: AgedEntry) =>
  renderScreen(
    <ul>
      <RankingRow entry={{ ...entry, sharing: 1 }} area="SM" distance={undefined} withUnit />
    </ul>,
  );

test('a row links to its station, and shows its mode and one fact about its price', async () => {
  await show(
    rankingEntry({ id: 8, name: 'Tamoil', fuels: [fuelPrice(10, 1.669), fuelPrice(11, 1.8)] }),
  );
  await expect
    .element(row.getByRole('link', { name: 'Tamoil' }))
    .toHaveAttribute('href', '/business/8');
  await expect.element(row.getByText('Domagnano', { exact: true })).toBeVisible();
  await expect.element(row.getByText('Self', { exact: true })).toBeVisible();
  expect(row.element().querySelectorAll('time')).toHaveLength(1);
  expect(row.getByText('1,800').elements()).toHaveLength(0);
  const button = row.getByRole('button', { name: 'Tutto su questo prezzo: Tamoil' });
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('place and age have 14 px at least, and the focus ring does not touch the digits', async () => {
  await show(rankingEntry({ fuels: [fuelPrice(10, 1.669)] }));
  const sizes = [
    row.getByText('Domagnano', { exact: true }).element(),
    row.element().querySelector('time')!,
  ];
  for (const each of sizes)
    expect(parseFloat(getComputedStyle(each).fontSize)).toBeGreaterThanOrEqual(14);
  const button = row.getByRole('button').element();
  button.focus();
  expect(getComputedStyle(button).outlineStyle).toBe('none');
});

test('of a state, a report and the age only the first is shown, a state before all else', async () => {
  const fuels = [fuelPrice(10, 1.669)];
  const states = [{ state: 'sold_out' as const, fuel_type_id: 10, until: LATER, counts: true }];
  const reported = [{ fuel_type: fuels[0]!.fuel_type, price: 1.7, seen_at: LATER, until: LATER }];
  const first = await show({ ...rankingEntry({ fuels }), states, reported });
  await expect.element(row.getByText('Esaurito', { exact: true })).toBeVisible();
  expect(row.getByText(/segnalato|fa$/).elements()).toEqual([]);
  await first.unmount();
  await show({ ...rankingEntry({ fuels }), reported });
  await expect.element(row.getByText(/segnalato €.1,700/)).toBeVisible();
  expect(row.element().querySelectorAll('time')).toHaveLength(0);
});

test('a reported price that stands in shows its age: its list shows that it is reported', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T07:42:00Z'), toFake: ['Date'] });
  try {
    const entry = { ...rankingEntry({ fuels: [] }), reported: [reportedPrice(10, 1.7)] };
    await show({ ...entry, standIn: standInOf(entry, new Date()) });
    await expect.element(row.getByText('€ 1,700 al litro')).toBeInTheDocument();
    expect(row.element().textContent).toContain('Self\u00a0· 30 min fa');
  } finally {
    vi.useRealTimers();
  }
});

test('a report without a known driver is shown more discreetly, also without a known price', async () => {
  const soldOut = { state: 'sold_out' as const, fuel_type_id: 10, until: LATER, counts: false };
  const reported = [reportedPrice(10, 1.7)];
  await show({ ...rankingEntry({ fuels: [] }), reported, states: [soldOut] });
  await expect.element(row.getByText('Segnalato esaurito')).toBeVisible();
  expect(row.getByRole('strong').elements()).toEqual([]);
});

test('a demo price is marked as one whatever is reported of it', async () => {
  const fuels = [fuelPrice(10, 1.669, { source: 'demo' })];
  const states = [{ state: 'closed' as const, fuel_type_id: null, until: LATER, counts: true }];
  await show({ ...rankingEntry({ fuels }), states, reported: [reportedPrice(10, 1.7)] });
  await expect.element(row.getByText('Chiuso · dimostrativo')).toBeVisible();
});

test("without a known price a row shows a driver's report, and links to it", async () => {
  const { fuel_type } = fuelPrice(10, 1.669);
  const reported = [{ fuel_type, price: 1.7, seen_at: LATER, until: LATER }];
  const first = await show({ ...rankingEntry({ name: 'Acton', fuels: [] }), reported });
  await expect.element(row.getByText(/segnalato €.1,700/)).toBeVisible();
  await expect.element(row.getByRole('button', { name: /^Tutto su questo prezzo/ })).toBeVisible();
  await first.unmount();
  await show(rankingEntry({ name: 'Acton', fuels: [] }));
  expect(row.getByRole('button').elements()).toEqual([]);
});

test('a closed station shows when it opens, before a reported price and after a reported state', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z'), toFake: ['Date'] });
  try {
    const fuels = [fuelPrice(10, 1.669)];
    const entry = {
      ...rankingEntry({ fuels }),
      opening: BY_DAY,
      reported: [reportedPrice(10, 1.7)],
    };
    const { unmount } = await show(entry);
    await expect.element(row.getByText('Chiuso · apre domani alle 7')).toBeVisible();
    await expect.element(row.getByRole('img', { name: '1º posto' })).toBeVisible();
    expect(row.getByText(/segnalato|fa$/).elements()).toEqual([]);
    await unmount();
    const soldOut = { state: 'sold_out' as const, fuel_type_id: 10, until: LATER, counts: true };
    await show({ ...entry, states: [soldOut] });
    await expect.element(row.getByText('Esaurito', { exact: true })).toBeVisible();
    expect(row.getByText(/^Chiuso/).elements()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('with the card a row shows its credit below the price, which stays the price paid', async () => {
  const api = fakeApi();
  api.answer('/smac-rates', SMAC_RATES);
  tankRecord.set(TANK_WITH_CARD);
  try {
    const entry = rankingEntry({ fuels: [fuelPrice(10, 1.669)] });
    const first = await show({ ...entry, smac: true });
    const credit = row.getByText('15 cent di credito SMaC (stima)', { exact: true });
    await expect.element(credit).toBeVisible();
    expect(row.element().textContent).toContain('1,66');
    await first.unmount();
    await show({ ...entry, smac: false });
    expect(row.getByText(/SMaC/).elements()).toEqual([]);
  } finally {
    tankRecord.set(null);
  }
});
