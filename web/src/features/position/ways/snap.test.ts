// Tests rule road-ways.
import { describe, expect, test } from 'vitest';
import { at, smallRoads } from './testing/small-roads.ts';
import { roadsOf, toPoint } from './roads.ts';
import { isCovered, nearestRoad } from './snap.ts';

describe('nearestRoad', () => {
  /** A long bend to the north, with ends farther away than those of a short road. */
  const roads = smallRoads(
    [at(0, 0), at(2000, 0), at(900, 400), at(1100, 400)],
    [
      { from: 0, to: 1, via: [at(0, 600), at(2000, 600)] },
      { from: 2, to: 3 },
    ],
  );

  test('is the nearest edge, not the one with the nearest node', () => {
    const found = nearestRoad(roads, toPoint(at(1000, 550)))!;
    expect(found.edge).toBe(roads.edges[0]);
    expect(found.aside).toBeCloseTo(50, 3);
    expect(found.along).toBeCloseTo(1600, 3);
  });

  test('ends where the road ends', () => {
    const found = nearestRoad(roads, toPoint(at(-300, -400)))!;
    expect(found.along).toBeCloseTo(0, 6);
    expect(found.aside).toBeCloseTo(500, 3);
  });

  test("scales to the road's length if its line is simpler", () => {
    const [long, short] = roads.edges.map((edge) => ({ ...edge, metres: edge.metres * 1.1 }));
    const longer = roadsOf([long!, short!], [], []);
    expect(nearestRoad(longer, toPoint(at(1000, 550)))!.along).toBeCloseTo(1600 * 1.1, 3);
  });

  test('is null without roads', () => {
    expect(nearestRoad(smallRoads([], []), toPoint(at(0, 0)))).toBeNull();
  });
});

test.each([
  [at(0, 0), true],
  [at(4999, -4999), true],
  [at(5001, 0), false],
  [at(0, -5001), false],
])('checks whether all roads around a place are known (%#)', (place, isKnown) => {
  expect(isCovered(smallRoads([], []), toPoint(place))).toBe(isKnown);
});
