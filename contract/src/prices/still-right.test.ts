// Tests rule price-right.
import { expect, test } from 'vitest';
import { STILL_RIGHT } from './still-right-table.ts';
import { hasOwnPairs, stillRight } from './still-right.ts';

test('the share is interpolated between days, and undefined beyond the measurements', () => {
  const days = STILL_RIGHT[10]!;
  expect(stillRight(10, 0)).toBe(100);
  expect(stillRight(10, 1)).toBe(Math.round(days[1]!));
  expect(stillRight(10, 1.5)).toBe(Math.round((days[1]! + days[2]!) / 2));
  const last = days.length - 1;
  expect(stillRight(10, last)).toBe(Math.round(days[last]!));
  expect(stillRight(10, last + 0.1)).toBeUndefined();
  expect(stillRight(10, -1)).toBeUndefined();
  expect(stillRight(99, 1)).toBeUndefined();
});

test('an area needs 500 pairs of its own, without the last day', () => {
  const days = (count: number) => Array.from({ length: count }, () => ({ stations: 17 }));
  expect(hasOwnPairs([])).toBe(false);
  expect(hasOwnPairs(days(30))).toBe(false);
  expect(hasOwnPairs(days(31))).toBe(true);
});
