// Tests rule history-steps.
import { describe, expect, test } from 'vitest';
import { priceAges } from '../prices/evaluate/freshness.ts';
import type { AcceptedPrice, CountedConfirmation } from '../prices/fold/price-tracker.ts';
import type { PairReports } from './read-reports.ts';
import { stepsOf, stepsWithin } from './steps.ts';
import { walk } from './walk.ts';

const AGES = priceAges(new Map());
const DAY = 86_400_000;
const START = Date.parse('2026-06-01T08:00:00Z');
const day = (days: number) => START + days * DAY;

const accepted = (at: number, price: number, more: Partial<AcceptedPrice> = {}): AcceptedPrice => ({
  seenAt: day(at),
  price,
  origin: 'owner',
  doubtful: false,
  supporters: null,
  ...more,
});
const kept = (
  at: number,
  price: number,
  more: Partial<CountedConfirmation> = {},
): CountedConfirmation => ({
  seenAt: day(at),
  price,
  origin: 'driver',
  isKnown: false,
  isLate: false,
  ...more,
});
const reports = (more: Partial<PairReports>): PairReports => ({
  stationId: 1,
  fuelTypeId: 10,
  unit: 'litre',
  prices: [],
  confirmations: [],
  unsoldAt: undefined,
  dailyUntil: undefined,
  ...more,
});
/** Steps as [days since the start, milliseconds beyond, price, state]. */
const stepsUntil = (more: Partial<PairReports>, end = 100) =>
  stepsOf(walk(reports(more), AGES, day(end))).map(({ at, price, state }) => {
    const days = Math.floor((at - START) / DAY);
    return [days, at - day(days), price, state];
  });

describe('a price', () => {
  test('begins at its own instant, and is stale a millisecond after its last fresh one', () => {
    expect(stepsUntil({ prices: [accepted(0, 1_700), accepted(2, 1_650)] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [2, 0, 1_650, 'fresh'],
      [10, 1, 1_650, 'stale'],
    ]);
  });

  test('that is repeated makes no step and stays fresh for longer', () => {
    expect(stepsUntil({ prices: [accepted(0, 1_700), accepted(5, 1_700)] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [13, 1, 1_700, 'stale'],
    ]);
  });

  test('of a driver ages after three days and is stale after eight', () => {
    expect(stepsUntil({ prices: [accepted(0, 1_700, { origin: 'driver' })] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [3, 1, 1_700, 'ageing'],
      [8, 1, 1_700, 'stale'],
    ]);
  });

  test('returns after a stale time', () => {
    expect(stepsUntil({ prices: [accepted(0, 1_700), accepted(20, 1_700)] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [8, 1, 1_700, 'stale'],
      [20, 0, 1_700, 'fresh'],
      [28, 1, 1_700, 'stale'],
    ]);
  });

  test('of electricity has its own age limits', () => {
    expect(stepsUntil({ unit: 'kilowatt_hour', prices: [accepted(0, 400)] })).toEqual([
      [0, 0, 400, 'fresh'],
      [30, 1, 400, 'stale'],
    ]);
  });
});

describe('a confirmation', () => {
  test('counts from its own instant: before it the price was stale', () => {
    const prices = [accepted(0, 1_700)];
    expect(stepsUntil({ prices, confirmations: [kept(9, 1_700, { origin: 'owner' })] })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [8, 1, 1_700, 'stale'],
      [9, 0, 1_700, 'fresh'],
      [17, 1, 1_700, 'stale'],
    ]);
  });

  test('of any driver adds three days beyond others’ reports, and only to a fresh price', () => {
    const prices = [accepted(0, 1_700)];
    const any = [kept(6, 1_700), kept(8, 1_700), kept(10.5, 1_700)];
    const steps = [
      [0, 0, 1_700, 'fresh'],
      [11, 1, 1_700, 'stale'],
    ];
    expect(stepsUntil({ prices, confirmations: any })).toEqual(steps);
    expect(
      stepsUntil({ prices, confirmations: [...any, kept(12, 1_700, { isLate: true })] }),
    ).toEqual(steps);
  });

  test('of a known driver counts each time', () => {
    const prices = [accepted(0, 1_700, { origin: 'driver' })];
    const known = [2, 4, 6].map((at) => kept(at, 1_700, { isKnown: true }));
    expect(stepsUntil({ prices, confirmations: known })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [9, 1, 1_700, 'ageing'],
      [14, 1, 1_700, 'stale'],
    ]);
  });

  test('of another price, or of a past one, does not count', () => {
    const prices = [accepted(0, 1_700), accepted(5, 1_650)];
    const over = [kept(4, 1_650, { origin: 'owner' }), kept(6, 1_700, { origin: 'owner' })];
    expect(stepsUntil({ prices, confirmations: over })).toEqual([
      [0, 0, 1_700, 'fresh'],
      [5, 0, 1_650, 'fresh'],
      [13, 1, 1_650, 'stale'],
    ]);
  });
});

test('a price that is no base ages with its base, and adds three days at most', () => {
  const free = [accepted(0, 1_700), accepted(2, 1_690, { origin: 'driver', supporters: 0 })];
  expect(stepsUntil({ prices: free })).toEqual([
    [0, 0, 1_700, 'fresh'],
    [2, 0, 1_690, 'fresh'],
    [8, 1, 1_690, 'stale'],
  ]);
  const firm = [
    kept(1, 1_700, { origin: 'owner' }),
    kept(4, 1_690, { origin: 'owner' }),
    kept(8, 1_690),
  ];
  expect(stepsUntil({ prices: free, confirmations: firm.slice(0, 2) }).at(-1)).toEqual([
    9,
    1,
    1_690,
    'stale',
  ]);
  expect(stepsUntil({ prices: free, confirmations: firm }).at(-1)).toEqual([11, 1, 1_690, 'stale']);
  const alone = [accepted(0, 1_700, { origin: 'driver', supporters: 1 })];
  expect(stepsUntil({ prices: alone }).at(1)).toEqual([3, 1, 1_700, 'ageing']);
});

test('a fuel that is no longer sold ends with a step without a price', () => {
  expect(
    stepsUntil({ prices: [accepted(0, 1_700), accepted(9, 1_600)], unsoldAt: day(4) }),
  ).toEqual([
    [0, 0, 1_700, 'fresh'],
    [4, 0, null, 'fresh'],
  ]);
});

test('no step follows the end', () => {
  expect(stepsUntil({ prices: [accepted(0, 1_700), accepted(9, 1_600)] }, 3)).toEqual([
    [0, 0, 1_700, 'fresh'],
  ]);
});

test('a range begins with the step that holds, at its own instant', () => {
  const steps = stepsOf(
    walk(reports({ prices: [accepted(0, 1_700), accepted(2, 1_650)] }), AGES, day(20)),
  );
  const at = (from: number) => stepsWithin(steps, day(from)).map((step) => (step.at - START) / DAY);
  expect(at(-1)).toEqual([0, 2, 10 + 1 / DAY]);
  expect(at(1)).toEqual([0, 2, 10 + 1 / DAY]);
  expect(at(2)).toEqual([2, 10 + 1 / DAY]);
  expect(at(50)).toEqual([10 + 1 / DAY]);
});
