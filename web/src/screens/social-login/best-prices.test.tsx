// Tests rules price-stand-in, ranking-border.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import {
  borderOf,
  fuelPrice,
  rankingEntry,
  reportedPrice,
  winnerGroup,
} from '../../testing/sample-prices.ts';
import { BestPrices } from './best-prices.tsx';

test("a driver's report wins nothing, nor does the demo price beside it", async () => {
  const fuels = [fuelPrice(10, 1.669, { source: 'demo' })];
  const best = { ...rankingEntry({ rank: null, fuels }), reported: [reportedPrice(10, 1.7)] };
  fakeApi().answer('/prices/best-by-decade', [winnerGroup(10, { best }), winnerGroup(20)]);
  await renderScreen(<BestPrices />);
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(1).getByText('€ 1,669 al litro')).toBeInTheDocument();
  expect(
    rows
      .nth(0)
      .getByText(/1,669|1,700/)
      .elements(),
  ).toEqual([]);
});

test('the largest difference across the border is shown, in either direction, for the mode shown', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T07:42:00Z'), toFake: ['Date'] });
  try {
    fakeApi().answer('/prices/best-by-decade', [
      winnerGroup(10, { border: [borderOf(1.6, 2.6, { mode: 'served' }), borderOf(1.669, 1.7)] }),
      winnerGroup(20, { border: [borderOf(1.669, 1.619)] }),
    ]);
    await renderScreen(<BestPrices />);
    await expect.element(page.getByText('Diesel: oggi 5 cent più che oltre confine')).toBeVisible();
    expect(page.getByText(/confine/).elements()).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
