// Tests rule map-streets.
import { describe, expect, test } from 'vitest';
import { joinLines, metres, thin, thinRing } from './map-lines.mjs';

/** A point in metres east and north of San Marino. */
const at = (east, north) => [12.45 + east / 80_200, 43.94 + north / 111_100];

test('distances are in metres', () => {
  expect(metres(at(0, 0), at(300, 400))).toBeCloseTo(500, 6);
});

describe('thin', () => {
  const bend = [at(0, 0), at(50, 1.5), at(100, 0)];

  test('drops points within the tolerance', () => {
    expect(thin(bend, 2)).toEqual([bend[0], bend[2]]);
    expect(thin(bend, 1)).toEqual(bend);
  });

  test('keeps a crossing', () => {
    expect(thin(bend, 2, (point) => point === bend[1])).toEqual(bend);
  });
});

describe('thinRing', () => {
  const square = [at(0, 0), at(10, 0), at(10, 10), at(0, 10), at(0, 0)];

  test('keeps a ring closed', () => {
    expect(thinRing(square, 1)).toEqual(square);
  });

  test('gives a ring below the tolerance no area', () => {
    expect(thinRing(square, 20).length).toBeLessThan(4);
  });
});

describe('joinLines', () => {
  test('joins pieces in any order and direction', () => {
    const [line, ...rest] = joinLines([
      [1, 2],
      [5, 4],
      [2, 3, 4],
    ]);
    expect(rest).toEqual([]);
    expect([line, line.toReversed()]).toContainEqual([1, 2, 3, 4, 5]);
  });

  test('keeps separate lines and rings unchanged', () => {
    const lines = [
      [1, 2, 3, 1],
      [1, 9],
      [7, 8],
    ];
    expect(joinLines(lines)).toEqual(lines);
  });
});
