import { expect, test } from 'vitest';
import { geometryOf } from './geometry.ts';

const SIZE = { width: 390, height: 150 };
const EXTENT = { from: 1_000, to: 11_000, until: 6_000, low: 1.5, high: 2 };

test('times and prices are placed inside margins that grow with the text', () => {
  const { em, left, right, top, bottom, until, x, y } = geometryOf(SIZE, EXTENT);
  expect([em, left, right, top, bottom, until]).toEqual([10, 26, 384, 14, 130, 6_000]);
  expect([x(1_000), x(11_000)]).toEqual([left, right]);
  expect([y(1.5), y(2), y(1.75)]).toEqual([bottom, top, 72]);
});

test('`timeAt` inverts `x`, also for a range without length', () => {
  const { x, timeAt } = geometryOf(SIZE, EXTENT);
  expect(timeAt(x(4_321))).toBeCloseTo(4_321);
  const none = geometryOf(SIZE, { ...EXTENT, to: EXTENT.from });
  expect(none.x(1_000)).toBe(none.left);
});
