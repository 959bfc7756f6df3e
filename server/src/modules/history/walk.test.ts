import { describe, expect, test } from 'vitest';
import { priceAges } from '../prices/judge/freshness.ts';
import { stepsOf, stepsWithin } from './steps.ts';
import { walk } from './walk.ts';
import type { KeptWord, PairWords, SaidPrice } from './words.ts';

const AGES = priceAges(new Map());
const DAY = 86_400_000;
const START = Date.parse('2026-06-01T08:00:00Z');
const day = (days: number) => START + days * DAY;

const said = (at: number, price: number, more: Partial<SaidPrice> = {}): SaidPrice => ({
  at: day(at),
  price,
  origin: 'owner',
  person: null,
  doubtful: false,
  isAlone: false,
  ...more,
});
const kept = (at: number, price: number, more: Partial<KeptWord> = {}): KeptWord => ({
  at: day(at),
  price,
  order: at,
  isDriver: true,
  person: 'a',
  isLate: false,
  ...more,
});
const words = (more: Partial<PairWords>): PairWords => ({
  stationId: 1,
  fuelTypeId: 10,
  unit: 'litre',
  prices: [],
  kept: [],
  unsoldAt: undefined,
  dailyUntil: undefined,
  ...more,
});
/** Steps as [days since the start, milliseconds beyond, price, state]. */
const told = (more: Partial<PairWords>, end = 100) =>
  stepsOf(walk(words(more), AGES, day(end))).map(({ at, price, state }) => {
    const days = Math.floor((at - START) / DAY);
    return [days, at - day(days), price, state];
  });

describe('a price', () => {
  test('begins at its own instant, and is stale a millisecond after its last fresh one', () => {
    expect(told({ prices: [said(0, 1_700), said(2, 1_650)] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [2, 0, 1_650, 'fresh'],
      [10, 1, 1_650, 'stale'],
    ]);
  });

  test('that is said again makes no step and stays fresh for longer', () => {
    expect(told({ prices: [said(0, 1_700), said(5, 1_700)] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [13, 1, 1_700, 'stale'],
    ]);
  });

  test('of a driver ages after three days and is stale after eight', () => {
    expect(told({ prices: [said(0, 1_700, { origin: 'driver' })] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [3, 1, 1_700, 'ageing'],
      [8, 1, 1_700, 'stale'],
    ]);
  });

  test('comes back after a stale time', () => {
    expect(told({ prices: [said(0, 1_700), said(20, 1_700)] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [8, 1, 1_700, 'stale'],
      [20, 0, 1_700, 'fresh'],
      [28, 1, 1_700, 'stale'],
    ]);
  });

  test('of electricity has its own time', () => {
    expect(told({ unit: 'kilowatt_hour', prices: [said(0, 400)] })).toEqual([
      [0, 0, 400, 'fresh'],
      [30, 1, 400, 'stale'],
    ]);
  });
});

describe('a confirmation', () => {
  test('counts from its own instant: before it the price was stale', () => {
    const prices = [said(0, 1_700)];
    expect(told({ prices, kept: [kept(9, 1_700, { isDriver: false })] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [8, 1, 1_700, 'stale'],
      [9, 0, 1_700, 'fresh'],
      [17, 1, 1_700, 'stale'],
    ]);
  });

  test('of one driver alone counts once, of more people the second newest', () => {
    const prices = [said(0, 1_700)];
    const alone = [kept(6, 1_700), kept(8, 1_700)];
    expect(told({ prices, kept: alone })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [9, 1, 1_700, 'ageing'],
      [14, 1, 1_700, 'stale'],
    ]);
    const late = kept(10, 1_700, { person: 'b', isLate: true });
    expect(told({ prices, kept: [...alone, late] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [9, 1, 1_700, 'ageing'],
      [10, 0, 1_700, 'fresh'],
      [11, 1, 1_700, 'ageing'],
      [16, 1, 1_700, 'stale'],
    ]);
  });

  test('of the author of a price counts for nothing', () => {
    const prices = [said(0, 1_700, { origin: 'driver', person: 'a' })];
    expect(told({ prices, kept: [kept(2, 1_700)] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [3, 1, 1_700, 'ageing'],
      [8, 1, 1_700, 'stale'],
    ]);
  });

  test('of another price, or of one that is over, counts for nothing', () => {
    const prices = [said(0, 1_700), said(5, 1_650)];
    const over = [kept(4, 1_650, { isDriver: false }), kept(6, 1_700, { isDriver: false })];
    expect(told({ prices, kept: over })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [5, 0, 1_650, 'fresh'],
      [13, 1, 1_650, 'stale'],
    ]);
  });
});

test('one driver alone makes no price age earlier than the one before would have', () => {
  const small = said(2, 1_690, { origin: 'driver', person: 'a', isAlone: true });
  expect(told({ prices: [said(0, 1_700), small] })).toEqual([
    [0, 0, 1_700, 'fresh'],
    [2, 0, 1_690, 'fresh'],
    [8, 1, 1_690, 'ageing'],
    [10, 1, 1_690, 'stale'],
  ]);
  const owner = kept(1, 1_700, { isDriver: false });
  expect(told({ prices: [said(0, 1_700), small], kept: [owner] })[2]).toEqual([
    9,
    1,
    1_690,
    'ageing',
  ]);
});

test('a fuel that is sold no longer ends with a step without a price', () => {
  expect(told({ prices: [said(0, 1_700), said(9, 1_600)], unsoldAt: day(4) })).toEqual([
    [0, 0, 1_700, 'fresh'],
    [4, 0, null, 'fresh'],
  ]);
});

test('nothing is told after the end', () => {
  expect(told({ prices: [said(0, 1_700), said(9, 1_600)] }, 3)).toEqual([[0, 0, 1_700, 'fresh']]);
});

test('a range begins with the step that holds, at its own instant', () => {
  const steps = stepsOf(walk(words({ prices: [said(0, 1_700), said(2, 1_650)] }), AGES, day(20)));
  const at = (from: number) => stepsWithin(steps, day(from)).map((step) => (step.at - START) / DAY);
  expect(at(-1)).toEqual([0, 2, 10 + 1 / DAY]);
  expect(at(1)).toEqual([0, 2, 10 + 1 / DAY]);
  expect(at(2)).toEqual([2, 10 + 1 / DAY]);
  expect(at(50)).toEqual([10 + 1 / DAY]);
});

test('of a driver the confirmation that was said first counts, whenever it was seen', () => {
  const ages = (order: number) =>
    told({
      prices: [said(0, 1_700)],
      kept: [kept(2, 1_700, { order }), kept(3, 1_700, { order: 1 })],
    });
  expect(ages(2)).toEqual(told({ prices: [said(0, 1_700)], kept: [kept(3, 1_700)] }));
  expect(ages(0)).toEqual(told({ prices: [said(0, 1_700)], kept: [kept(2, 1_700)] }));
});
