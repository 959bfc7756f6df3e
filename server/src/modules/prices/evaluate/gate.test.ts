// Tests rule price-gate.
import { describe, expect, test } from 'vitest';
import type { FuelGrade, FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { boundsFor, evaluateClaim } from './gate.ts';
import { gateLimits } from './gate-limits.ts';
import type { ClaimFacts, GateContext } from './claim-facts.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const limits = gateLimits(new Map());
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

const facts = (more: Partial<ClaimFacts> = {}): ClaimFacts => ({
  fuel: { decade: 20, grade: 'base' },
  sells: new Set([10, 20]),
  reference: undefined,
  anchor: undefined,
  last: undefined,
  isWithdrawn: false,
  waiting: undefined,
  ...more,
});
const last = (price: number, hours = 24) => ({ price, observedAt: hoursAgo(hours) });

function outcomeOf(
  price: number,
  about: Partial<ClaimFacts> = {},
  origin: PriceOrigin = 'operator_sheet',
  more: Partial<GateContext> = {},
  observedAt = hoursAgo(1),
) {
  const claim = { stationId: 8, fuelTypeId: 20, unit: 'litre', price, observedAt } as const;
  return evaluateClaim(claim, facts(about), {
    origin,
    isConfirmed: false,
    now: NOW,
    limits,
    ...more,
  });
}
const ACCEPTED = { outcome: 'accepted', doubtful: false };
const HELD = { outcome: 'held', reason: 'unusual' };
const DOUBTFUL = { outcome: 'accepted', doubtful: true, reason: 'unusual' };
const refusedFor = (reason: string) => ({ outcome: 'rejected', reason });

describe('the range', () => {
  test.each([
    ['1169 typed for 1769, in the first list of a country', 1169, {}, refusedFor('range')],
    ['the first price of a country', 1769, {}, ACCEPTED],
    ['the lowest beside a known median of 2290', 1374, { anchor: 2290 }, ACCEPTED],
    ['one thousandth below it', 1373, { anchor: 2290 }, refusedFor('range')],
    ['the highest beside one of 1790', 3580, { anchor: 1790 }, ACCEPTED],
    ['one thousandth above it', 3581, { anchor: 1790 }, refusedFor('range')],
    ["the fuel's own lowest, also beside a lower median", 1200, { anchor: 1790 }, ACCEPTED],
    ['one thousandth below it', 1199, { anchor: 1790 }, refusedFor('range')],
    [
      "the fuel's own highest, also beside a higher median",
      5001,
      { anchor: 3000 },
      refusedFor('range'),
    ],
    ['a median that the fuel cannot cost says nothing', 1769, { anchor: 170 }, ACCEPTED],
    ["what a file's own median is far from", 1769, { reference: 111 }, HELD],
    [
      "and what is near it, but no price of the fuel's",
      111,
      { reference: 111 },
      refusedFor('range'),
    ],
    ['a first price that is too dear', 2600, {}, refusedFor('range')],
    ['the same where there is something to compare it with', 2600, { reference: 2200 }, HELD],
    ['what is no whole number', 1679.5, {}, refusedFor('range')],
  ])('%s', (_name, price, about, outcome) => {
    expect(outcomeOf(price, about)).toMatchObject(outcome);
  });

  test.each<[number, FuelGrade, FuelUnit, { min: number; max: number }]>([
    [10, 'base', 'litre', { min: 1200, max: 2500 }],
    [20, 'base', 'litre', { min: 1200, max: 2500 }],
    [20, 'premium', 'litre', { min: 1200, max: 5000 }],
    [30, 'base', 'litre', { min: 450, max: 1200 }],
    [40, 'base', 'kilogram', { min: 900, max: 2500 }],
    [50, 'base', 'kilowatt_hour', { min: 200, max: 1200 }],
    [100, 'base', 'kilogram', { min: 300, max: 5000 }],
  ])('of decade %i, %s, without other reference', (decade, grade, unit, range) => {
    const about = facts({ fuel: { decade, grade } });
    expect(boundsFor({ unit }, about, limits)).toEqual(range);
  });

  test('comes from the settings', () => {
    const setting = (value1: string, value2: string) => ({
      value1,
      value2,
      value3: null,
      note: null,
    });
    const own = gateLimits(
      new Map([
        ['price_band_20', setting('1.0', '1.5')],
        ['price_bounds', setting('0.9', '1.1')],
      ]),
    );
    expect(boundsFor({ unit: 'litre' }, facts(), own)).toEqual({ min: 1000, max: 1500 });
    expect(boundsFor({ unit: 'litre' }, facts({ anchor: 1000 }), own)).toEqual({
      min: 1000,
      max: 1100,
    });
  });
});

describe('an unusual price', () => {
  test.each([
    ['near the last one and the reference', 1790, { reference: 1800, last: last(1780) }, ACCEPTED],
    [
      'far from the last one, near the reference',
      1790,
      { reference: 1800, last: last(1500) },
      ACCEPTED,
    ],
    [
      'near the last one, far from the reference',
      1600,
      { reference: 1800, last: last(1580) },
      ACCEPTED,
    ],
    ['far from both', 1600, { reference: 1800, last: last(1780) }, HELD],
    ['exactly 100 ‰ from both', 1620, { reference: 1800, last: last(1800) }, ACCEPTED],
    ['one thousandth more', 1619, { reference: 1800, last: last(1800) }, HELD],
    ['far from the reference, the only one there is', 1600, { reference: 1800 }, HELD],
    ['far from the last one, the only one there is', 1600, { last: last(1800) }, HELD],
    [
      'far from a last price that says nothing any more',
      1600,
      { last: last(1800, 31 * 24) },
      ACCEPTED,
    ],
  ])('%s', (_name, price, about, outcome) => {
    expect(outcomeOf(price, about)).toEqual(outcome);
  });

  const about = { reference: 1800, last: last(1780) };
  test.each<[PriceOrigin, object]>([
    ['administrator', refusedFor('unusual')],
    ['operator_sheet', HELD],
    ['open_charge_map', HELD],
    ['ministry', DOUBTFUL],
    ['owner', { outcome: 'asked' }],
    ['driver', { outcome: 'asked' }],
    ['demo', ACCEPTED],
  ])('from %s', (origin, outcome) => {
    expect(outcomeOf(1600, about, origin)).toEqual(outcome);
  });

  test('is accepted when a person confirms it, but not outside the range', () => {
    expect(outcomeOf(1600, about, 'administrator', { isConfirmed: true })).toEqual(ACCEPTED);
    expect(outcomeOf(1000, about, 'administrator', { isConfirmed: true })).toMatchObject(
      refusedFor('range'),
    );
  });

  test.each([
    ['a new station', { reference: 1800 }],
    ['one that was silent for 35 days', { reference: 1800, last: last(1800, 35 * 24) }],
    ['one whose fuel the file states too seldom', { last: last(1800) }],
  ])(
    'of the ministry is doubtful when far from one reference, on its first day when far from both: %s',
    (_who, one) => {
      expect(outcomeOf(1600, one, 'ministry')).toEqual(DOUBTFUL);
      const day = { isFirstDay: true };
      expect(outcomeOf(1600, one, 'ministry', day)).toEqual(ACCEPTED);
      expect(outcomeOf(1600, about, 'ministry', day)).toEqual(DOUBTFUL);
      for (const origin of ['operator_sheet', 'open_charge_map'] as const)
        for (const more of [{}, day]) expect(outcomeOf(1600, one, origin, more)).toEqual(HELD);
      const waiting = { id: '5', price: 1605 };
      expect(outcomeOf(1600, { ...one, waiting }, 'ministry')).toEqual({
        ...ACCEPTED,
        repeats: '5',
      });
    },
  );

  test('of the past is checked against the range only', () => {
    const older = hoursAgo(48);
    expect(outcomeOf(1600, about, 'operator_sheet', {}, older)).toEqual(ACCEPTED);
    expect(outcomeOf(1000, about, 'operator_sheet', {}, older)).toMatchObject(refusedFor('range'));
  });

  test('is confirmed by a similar price of an earlier day', () => {
    const waiting = { id: '5', price: 1605 };
    expect(outcomeOf(1600, { ...about, waiting }, 'ministry')).toEqual({
      ...ACCEPTED,
      repeats: '5',
    });
    const other = { id: '5', price: 2300 };
    expect(outcomeOf(1600, { ...about, waiting: other }, 'ministry')).toEqual(DOUBTFUL);
  });
});

test('the owner’s statement of what is sold overrides any source’s', () => {
  expect(outcomeOf(1790, { isSold: false })).toEqual(refusedFor('unsold'));
  expect(outcomeOf(1790, { sells: new Set([50]), isSold: true })).toEqual(ACCEPTED);
});

test('a charging site sells no petrol; a pump sells electricity once a source confirms it', () => {
  expect(outcomeOf(1790, { sells: new Set([50]) })).toEqual(refusedFor('unsold'));
});

test('a withdrawn price is held when a source repeats it', () => {
  const about = { isWithdrawn: true };
  expect(outcomeOf(1790, about)).toEqual({ outcome: 'held', reason: 'taken_back' });
  expect(outcomeOf(1790, about, 'ministry')).toEqual({ outcome: 'held', reason: 'taken_back' });
  expect(outcomeOf(1790, about, 'administrator')).toEqual(refusedFor('unusual'));
  expect(outcomeOf(1790, about, 'administrator', { isConfirmed: true })).toEqual(ACCEPTED);
});
