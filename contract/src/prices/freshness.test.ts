// Tests rules price-ageing, price-contested, price-stale, price-states.
import { expect, test } from 'vitest';
import { ageAt, agedAt, changesOf, isRanked, lastingAt, lastReportedAt } from './freshness.ts';
import type { FuelPrice, StationState } from './prices.ts';

const at = (day: number, time = '12:00:00.000') =>
  `2026-11-${String(day).padStart(2, '0')}T${time}Z`;
const on = (day: number, time?: string) => new Date(at(day, time));

function fuel(more: Partial<FuelPrice> = {}): FuelPrice {
  const fuel_type = {
    id: 10,
    name: 'Benzina Self',
    color: '#15803d',
    unit: 'litre',
    mode: 'self',
    grade: 'base',
  } as const;
  return {
    fuel_type,
    price: 1.7,
    effective_date: at(10),
    source: 'driver',
    stale: false,
    fresh_until: at(13),
    stale_from: at(18),
    confirmed: true,
    doubtful: false,
    ...more,
  };
}

const closed = (more: Partial<StationState> = {}): StationState => ({
  state: 'closed',
  fuel_type_id: null,
  until: at(10, '13:30:00.000'),
  counts: true,
  ...more,
});

test('a price is fresh, then ageing, then stale, each until its last instant', () => {
  const age = (now: Date) => ageAt(fuel(), now);
  expect([age(on(13)), age(on(13, '12:00:00.001'))]).toEqual(['fresh', 'ageing']);
  expect([age(on(18)), age(on(18, '12:00:00.001'))]).toEqual(['ageing', 'stale']);
});

test('without an end of ageing the price turns from fresh to stale; without any end it stays fresh', () => {
  const owners = fuel();
  delete owners.stale_from;
  expect([ageAt(owners, on(13)), ageAt(owners, on(14))]).toEqual(['fresh', 'stale']);
  delete owners.fresh_until;
  expect(ageAt(owners, on(30))).toBe('fresh');
});

test('a slow clock makes no price fresher', () => {
  expect(ageAt(fuel({ ageing: true }), on(10))).toBe('ageing');
  expect(ageAt(fuel({ stale: true }), on(10))).toBe('stale');
});

test('only a fresh, certain price of the base grade that can be bought ranks', () => {
  const ranks = (more: Partial<FuelPrice>, day = 11) =>
    isRanked(agedAt([fuel(more)], on(day), [])[0]!);
  expect(ranks({})).toBe(true);
  expect(ranks({}, 14)).toBe(false);
  expect(ranks({ doubtful: true })).toBe(false);
  expect(ranks({ contested: true })).toBe(false);
  expect(ranks({ fuel_type: { ...fuel().fuel_type, grade: 'premium' } })).toBe(false);
});

test('a state that counts suspends the fuels that it concerns, until it ends', () => {
  const suspended = (
    states: StationState[],
    time = '13:00:00.000',
    more: Partial<FuelPrice> = {},
  ) => agedAt([fuel(more)], on(10, time), states)[0]!.suspended;
  expect(suspended([closed()])).toBe(true);
  expect(suspended([closed()], '13:30:00.001')).toBeUndefined();
  expect(suspended([closed({ counts: false })])).toBeUndefined();
  expect(suspended([closed({ state: 'sold_out', fuel_type_id: 10 })])).toBe(true);
  expect(suspended([closed({ state: 'sold_out', fuel_type_id: 20 })])).toBeUndefined();
  const broken = closed({ state: 'charger_broken' });
  expect(suspended([broken])).toBeUndefined();
  const electric = { ...fuel().fuel_type, id: 50, unit: 'kilowatt_hour' } as const;
  expect(suspended([broken], '13:00:00.000', { fuel_type: electric })).toBe(true);
});

test('a reported price is valid until its own end', () => {
  const items = [{ until: at(10) }, { until: at(12) }];
  expect(lastingAt(items, on(10))).toEqual(items);
  expect(lastingAt(items, on(11))).toEqual([{ until: at(12) }]);
  expect(lastingAt(undefined, on(11))).toEqual([]);
});

test("a price's newest report is its observation or a later confirmation", () => {
  expect(lastReportedAt(fuel())).toBe(at(10));
  expect(lastReportedAt(fuel({ confirmed_at: null }))).toBe(at(10));
  expect(lastReportedAt(fuel({ confirmed_at: at(12) }))).toBe(at(12));
  expect(lastReportedAt(fuel({ confirmed_at: at(9) }))).toBe(at(10));
});

test('the list contains exactly the instants at which the shown data changes', () => {
  const shown = {
    fuels: [fuel({ origin: 'ministry', effective_date: at(9) })],
    reported: [{ fuel_type: fuel().fuel_type, price: 1.6, seen_at: at(10), until: at(12) }],
    states: [closed()],
  };
  const instants = changesOf(shown).map((instant) => new Date(instant).toISOString());
  expect(new Set(instants)).toEqual(
    new Set([
      at(13, '12:00:00.001'),
      at(18, '12:00:00.001'),
      at(12, '12:00:00.001'),
      at(10, '13:30:00.001'),
      // A clock ahead by five minutes is accepted; the ministry confirms a price for eight days.
      at(9, '11:55:00.000'),
      at(17, '12:00:00.001'),
    ]),
  );
});
