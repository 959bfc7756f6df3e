import { expect, test } from 'vitest';
import { lastInstants, priceAges, type PriceWords } from './freshness.ts';

const day = (number: number) => new Date(`2026-11-${String(number).padStart(2, '0')}T06:00:00Z`);
const setting = (value1: string) => ({ value1, value2: null, value3: null, note: null });

function lasts(words: Partial<PriceWords>, settings: Record<string, string> = {}) {
  const ages = priceAges(
    new Map(Object.entries(settings).map(([key, value]) => [key, setting(value)])),
  );
  const said = { ownerConfirmedAt: null, driverConfirmedAt: null, unit: 'litre' } as const;
  const none = { displacedOrigin: null, displacedAt: null };
  const all = { origin: 'owner', observedAt: day(1), ...none, ...said, ...words } as const;
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
] as const)('a word of origin %s of the 1st is fresh until the %ith', (origin, until) => {
  expect(lasts({ origin })).toEqual([until, 9]);
});

test('everything electric is fresh for 30 days, and not stale before', () => {
  const electric = { origin: 'open_charge_map', unit: 'kilowatt_hour' } as const;
  expect(lasts(electric, { medal_days_electric: '20' })).toEqual([21, 21]);
  expect(lasts({ ...electric, origin: 'driver' }, { medal_days_electric: '20' })).toEqual([21, 21]);
});

test('each word keeps the price fresh for the age of who said it; it is stale after the newest', () => {
  expect(lasts({ driverConfirmedAt: day(5) })).toEqual([9, 13]);
  expect(lasts({ driverConfirmedAt: day(8) })).toEqual([11, 16]);
  expect(lasts({ origin: 'driver', ownerConfirmedAt: day(2) })).toEqual([10, 10]);
  expect(lasts({ driverConfirmedAt: day(5) }, { stale_days: '2' })).toEqual([9, 9]);
  expect(lasts({}, { medal_days_owner: '3', stale_days: '5' })).toEqual([4, 6]);
});

test('a driver’s price ranks at least as long as the one that it displaced', () => {
  const driver = { origin: 'driver', observedAt: day(4), displacedAt: day(2) } as const;
  expect(lasts({ ...driver, displacedOrigin: 'ministry' })).toEqual([10, 12]);
  expect(lasts({ ...driver, displacedOrigin: 'driver' })).toEqual([7, 12]);
});
