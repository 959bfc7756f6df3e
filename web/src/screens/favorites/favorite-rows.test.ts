// Tests rules favorites-change, favorites-screen.
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { expect, test } from 'vitest';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { byDistance, byPrice, rowsOf, seenUntil, type Answered } from './favorite-rows.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const SEEN = '2026-11-17T09:00:00.000Z';

const station = (id: number, fuels: FuelPrice[], longitude = 12.4697) =>
  rankingEntry({ id, name: `Nr. ${id}`, longitude, fuels });
const SM: Answered = {
  area: 'SM',
  at: '2026-11-21T08:00:00.000Z',
  entries: [
    station(1, [fuelPrice(20, 1.711), fuelPrice(21, 1.9)], 12.5),
    station(2, [fuelPrice(21, 1.8)], 12.48),
    station(3, [fuelPrice(20, 1.6, { contested: true })]),
  ],
};
const BELT: Answered = {
  area: 'confine',
  at: '2026-11-20T08:00:00.000Z',
  entries: [station(4, [fuelPrice(20, 1.699)], 12.47)],
};

const rows = (ids: number[], more: Partial<Parameters<typeof rowsOf>[1]> = {}) =>
  rowsOf(
    ids.map((id) => ({
      id,
      label: null,
      seen: { at: SEEN, prices: [{ fuel_type_id: 20, price: 1.711 }] },
    })),
    { answered: [SM, BELT], mode: 'self', here: null, now: NOW, ...more },
  );

test("each favourite is found in its area, in the tank's mode or else in the mode that it sells", () => {
  expect(rows([4, 1, 2]).map(({ entry, fuel }) => [entry?.area, fuel?.price])).toEqual([
    ['confine', 1.699],
    ['SM', 1.711],
    ['SM', 1.8],
  ]);
  expect(rows([1], { mode: 'served' })[0]!.fuel?.price).toBe(1.9);
  expect(rows([1], { mode: undefined })[0]!.fuel?.price).toBe(1.711);
});

test('a change compares the same fuel, and is shown only if the price differs', () => {
  expect(rows([1, 2, 4]).map(({ change }) => change)).toEqual([
    null,
    null,
    { before: 1.711, at: SEEN },
  ]);
});

test('a demo price and a price never seen have no change', () => {
  const demo = { ...SM, entries: [station(1, [fuelPrice(20, 1.6, { source: 'demo' })])] };
  expect(rows([1], { answered: [demo] })[0]!.change).toBeNull();
  const known = { answered: [BELT], mode: undefined, here: null, now: NOW };
  expect(rowsOf([{ id: 4, label: null }], known)[0]!.change).toBeNull();
});

test('ranked prices come first, by price, then doubtful ones, then unknown ones', () => {
  expect(byPrice(rows([9, 3, 2, 1, 4])).map(({ id }) => id)).toEqual([4, 1, 2, 3, 9]);
});

test('the order by distance puts the nearest first, and unknown positions last', () => {
  const here = { latitude: 43.956, longitude: 12.469 };
  expect(byDistance(rows([9, 1, 2, 4], { here })).map(({ id }) => id)).toEqual([4, 2, 1, 9]);
});

test('prices count as seen until the time of the oldest answer shown', () => {
  const answered = [SM, BELT];
  expect(seenUntil(rows([1]), answered)).toBe(SM.at);
  expect(seenUntil(rows([1, 4]), answered)).toBe(BELT.at);
  expect(seenUntil(rows([9]), answered)).toBeUndefined();
});
