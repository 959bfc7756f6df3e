/** A made-up history of a station, as the server sends it. */
import type { HistoryStep, StationHistory } from '@pieno/contract/history/history.ts';

export const historyStep = (
  at: string,
  price: number | null,
  more: Partial<HistoryStep> = {},
): HistoryStep => ({
  at,
  price,
  source: price === null ? null : 'import',
  state: 'fresh',
  ...more,
});

/** The history of a fuel at the station 8; lowest and highest follow from the steps. */
export function stationHistory(
  fuel_type_id: number,
  steps: HistoryStep[],
  more: Partial<StationHistory> = {},
): StationHistory {
  const known = steps.flatMap(({ at, price }) => (price === null ? [] : [{ at, price }]));
  const byPrice = known.toSorted((a, b) => a.price - b.price);
  return {
    station: 8,
    fuel_type_id,
    days: '30',
    from: '2026-10-23T22:00:00.000Z',
    to: '2026-11-22T23:00:00.000Z',
    steps,
    min: byPrice[0] ?? null,
    max: byPrice.at(-1) ?? null,
    reduced: false,
    daily_until: null,
    ...more,
  };
}
