// Tests rule map-streets.
import { expect, test } from 'vitest';
import { area, oriented, pathData } from './svg-shapes.mjs';

/** A point in metres east and north of San Marino. */
const at = (east, north) => [12.45 + east / 80_200, 43.94 + north / 111_100];
const square = [at(0, 0), at(20, 0), at(20, 10), at(0, 10), at(0, 0)];
const points = (...pairs) => pairs.map(([x, y]) => ({ x, y }));

test('an area is in square metres, and negative clockwise', () => {
  expect(area(square)).toBeCloseTo(200, 3);
  expect(area(square.toReversed())).toBeCloseTo(-200, 3);
});

test('an outer ring and a hole get opposite directions, whatever their own', () => {
  for (const ring of [square, square.toReversed()]) {
    expect(area(oriented(ring, true))).toBeGreaterThan(0);
    expect(area(oriented(ring, false))).toBeLessThan(0);
  }
});

test('lines are encoded in steps, each line from the end of the previous one', () => {
  const lines = [points([10, 10], [14, 8], [20, 8]), points([22, 10], [22, 12])];
  expect(pathData(lines, { step: 1 })).toBe('m10 10l4-2 6 0m2 2l0 2');
  expect(pathData(lines, { step: 2 })).toBe('m5 5l2-1 3 0m1 1l0 1');
});

test('a ring is closed, and the next one starts from its first point', () => {
  const ring = points([0, 0], [8, 0], [8, 8], [0, 8], [0, 0]);
  const next = ring.map(({ x, y }) => ({ x: x + 20, y }));
  expect(pathData([ring, next], { step: 4, isClosed: true })).toBe(
    'm0 0l2 0 0 2-2 0zm5 0l2 0 0 2-2 0z',
  );
});

test('a shape smaller than a step is left out', () => {
  const speck = points([0, 0], [1, 0], [1, 1], [0, 0]);
  expect(pathData([speck], { step: 4, isClosed: true })).toBe('');
  expect(pathData([points([0, 0], [1, 0])], { step: 4 })).toBe('');
});
