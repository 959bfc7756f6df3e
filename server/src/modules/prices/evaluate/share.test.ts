// Tests rule report-share.
import { expect, test } from 'vitest';
import { expectedPriceOf, type DatedPrice } from './base-price.ts';
import { hasShareLeft, isNearExpected, type Share } from './share.ts';

const share = (stationId: number, more: Partial<Share> = {}): Share => ({
  person: 'anna',
  stationId,
  decade: 20,
  ...more,
});
const TWO = [share(1), share(2)];

test.each<[string, boolean, Share[], Share]>([
  ['a third station has none', false, TWO, share(3)],
  ['a second has', true, TWO.slice(1), share(3)],
  ['and one of the two again', true, TWO, share(2)],
  ['and another category', true, TWO, share(3, { decade: 10 })],
  ['and another person', true, TWO, share(3, { person: 'bruno' })],
  ['a station counts once', true, [share(1), share(1)], share(3)],
])('%s', (_what, has, shares, next) => {
  expect(hasShareLeft(shares, next, { shareStations: 2 })).toBe(has);
});

const NOW = new Date('2026-11-27T12:00:00Z');
const reported = (price: number, days: number, beltThen: number | null = 1700): DatedPrice => ({
  price,
  at: new Date(NOW.getTime() - days * 86_400_000),
  beltThen,
});
test.each<[string, number | undefined, DatedPrice | undefined, DatedPrice | undefined]>([
  ['a firm price as the belt has moved it', 1600, reported(1700, 3), reported(1800, 2)],
  ['and as it is where the belt is not known', 1700, reported(1700, 3, null), undefined],
  [
    'one of more than 30 days says nothing: the base does',
    1694,
    reported(1700, 31),
    reported(1800, 2),
  ],
  ['but not one of the last day', undefined, undefined, reported(1800, 0.9)],
])('the price expected from the belt: %s', (_what, expectedPrice, firm, base) => {
  const today = { at: NOW, belt: 1600 };
  expect(expectedPriceOf(firm, base, today, { lastPriceDays: 30 })).toBe(expectedPrice);
});

test.each<[string, boolean, number, number | undefined]>([
  ['near it', true, 1632, 1600],
  ['far from it', false, 1633, 1600],
  ['without one', false, 1600, undefined],
])('a price %s the expected one', (_what, isNear, price, expectedPrice) => {
  expect(isNearExpected(price, expectedPrice, { freePermille: 20 })).toBe(isNear);
});
