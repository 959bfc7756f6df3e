// Tests rules price-ageing, price-stale.
import { expect, test } from 'vitest';
import { lastInstants, priceAges, type PriceAgeFacts } from './freshness.ts';

const day = (number: number) => new Date(`2026-11-${String(number).padStart(2, '0')}T06:00:00Z`);
const setting = (value1: string) => ({ value1, value2: null, value3: null, note: null });

function lasts(facts: Partial<PriceAgeFacts>, settings: Record<string, string> = {}) {
  const ages = priceAges(
    new Map(Object.entries(settings).map(([key, value]) => [key, setting(value)])),
  );
  const none = { ownerConfirmedAt: null, knownConfirmedAt: null, driverConfirmedAt: null };
  const base = { supporters: null, baseOrigin: null, baseAt: null, unit: 'litre' } as const;
  const all = { origin: 'owner', observedAt: day(1), ...base, ...none, ...facts } as const;
  const { fresh, notStale } = lastInstants(all, ages);
  return [fresh, notStale].map((date) => date.getUTCDate());
}

test.each([
  ['owner', 9],
  ['administrator', 9],
  ['operator_sheet', 9],
  ['ministry', 9],
  ['demo', 9],
  ['driver', 4],
] as const)('a price of origin %s from the 1st is fresh until the %ith', (origin, until) => {
  expect(lasts({ origin })).toEqual([until, 9]);
});

test('electricity is fresh for 30 days, and not stale before', () => {
  const electric = { origin: 'open_charge_map', unit: 'kilowatt_hour' } as const;
  expect(lasts(electric, { medal_days_electric: '20' })).toEqual([21, 21]);
  expect(lasts({ ...electric, origin: 'driver' }, { medal_days_electric: '20' })).toEqual([21, 21]);
});

test('firm reports and known drivers keep a price fresh; it is stale some days after the newest of them', () => {
  expect(lasts({ knownConfirmedAt: day(5) })).toEqual([9, 13]);
  expect(lasts({ knownConfirmedAt: day(8) })).toEqual([11, 16]);
  expect(lasts({ origin: 'driver', ownerConfirmedAt: day(2) })).toEqual([10, 10]);
  expect(lasts({ knownConfirmedAt: day(5) }, { stale_days: '2' })).toEqual([9, 9]);
  expect(lasts({}, { medal_days_owner: '3', stale_days: '5' })).toEqual([4, 6]);
});

test('other drivers keep a price fresh for at most three days longer', () => {
  expect(lasts({ driverConfirmedAt: day(5) })).toEqual([9, 9]);
  expect(lasts({ driverConfirmedAt: day(8) })).toEqual([11, 11]);
  expect(lasts({ driverConfirmedAt: day(11) })).toEqual([12, 12]);
  const electric = { origin: 'open_charge_map', unit: 'kilowatt_hour' } as const;
  const days = { medal_days_electric: '20' };
  expect(lasts({ ...electric, driverConfirmedAt: day(5) }, days)).toEqual([24, 24]);
});

test('a price beside a base is as fresh as the base, and with a known driver as its own report', () => {
  const driver = { origin: 'driver', observedAt: day(4), baseAt: day(2) } as const;
  expect(lasts({ ...driver, supporters: 0, baseOrigin: 'ministry' })).toEqual([10, 10]);
  expect(lasts({ ...driver, supporters: 0, baseOrigin: 'driver' })).toEqual([7, 10]);
  expect(lasts({ ...driver, supporters: 0, baseOrigin: 'driver', observedAt: day(9) })).toEqual([
    8, 10,
  ]);
  expect(lasts({ ...driver, supporters: 1, baseOrigin: 'driver', observedAt: day(9) })).toEqual([
    12, 17,
  ]);
});
