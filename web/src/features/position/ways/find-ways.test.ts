// Tests rule road-ways.
import type { Way } from '@pieno/contract/prices/worth/true-cost.ts';
import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import { describe, expect, test } from 'vitest';
import { at, smallRoads } from './testing/small-roads.ts';
import { findWays } from './find-ways.ts';
import type { Roads } from './roads.ts';

const wayIn = (roads: Roads, here: Position, to: Position): Way =>
  findWays(roads, here, [{ id: 7, ...to }]).get(7)!;

const BLOCK = [at(0, 0), at(1000, 0), at(1000, 1000), at(0, 1000)];
/** A block of one-way roads: east, north, west, south. */
const ONE_WAY_BLOCK = smallRoads(
  BLOCK,
  [0, 1, 2, 3].map((from) => ({ from, to: (from + 1) % 4, isOneWay: true })),
);
const TWO_WAY_BLOCK = smallRoads(
  BLOCK,
  [0, 1, 2, 3].map((from) => ({ from, to: (from + 1) % 4 })),
);

const CROSSED = smallRoads(BLOCK, [{ from: 0, to: 1 }], [{ node: 0 }]);

describe('where all roads are known', () => {
  test('a route has one length, including the distances to and from the road', () => {
    const { kilometres, minutes, isEstimate } = wayIn(TWO_WAY_BLOCK, at(500, -100), at(1050, 400));
    expect(isEstimate).toBe(false);
    expect(kilometres.low).toBeCloseTo(0.1 + 0.5 + 0.4 + 0.05, 6);
    expect(kilometres.high).toBe(kilometres.low);
    expect(minutes.low).toBeCloseTo(900 / 10 / 60 + (0.15 / 15) * 60, 3);
    expect(minutes.high).toBe(minutes.low);
  });

  test('one-way roads are driven in one direction', () => {
    const [a, b] = [at(200, 0), at(800, 0)];
    expect(wayIn(ONE_WAY_BLOCK, a, b).kilometres.low).toBeCloseTo(0.6, 6);
    expect(wayIn(ONE_WAY_BLOCK, b, a).kilometres.low).toBeCloseTo(3.4, 6);
    expect(wayIn(TWO_WAY_BLOCK, b, a).kilometres.low).toBeCloseTo(0.6, 6);
    expect(wayIn(ONE_WAY_BLOCK, at(0, 500), at(500, 0)).kilometres.low).toBeCloseTo(1, 6);
    expect(wayIn(ONE_WAY_BLOCK, at(500, 0), at(0, 500)).kilometres.low).toBeCloseTo(3, 6);
  });

  test('each target has its own route, and no targets give none', () => {
    const targets = [at(1000, 0), at(1000, 1000)].map((place, id) => ({ id, ...place }));
    const ways = findWays(TWO_WAY_BLOCK, at(0, 0), targets);
    expect([...ways].map(([id, { kilometres }]) => [id, Math.round(kilometres.low)])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(findWays(TWO_WAY_BLOCK, at(0, 0), []).size).toBe(0);
  });

  test('a place without coordinates has no route, and does not affect the others', () => {
    const [known, unknown] = [at(1000, 0), { latitude: Number.NaN, longitude: 12.45 }];
    const targets = [known, unknown].map((place, id) => ({ id, ...place }));
    const ways = findWays(CROSSED, at(0, 0), targets);
    expect(ways.get(0)!.kilometres.low).toBeCloseTo(1, 6);
    expect(ways.get(1)!.kilometres.low).toBeNaN();
    expect(findWays(CROSSED, unknown, targets).get(0)!.kilometres.low).toBeNaN();
  });

  test('places that no known road joins are estimated', () => {
    const roads = smallRoads(
      [...BLOCK, at(3000, 0), at(4000, 0)],
      [
        { from: 0, to: 1 },
        { from: 4, to: 5 },
      ],
    );
    const { kilometres, isEstimate } = wayIn(roads, at(0, 0), at(4000, 0));
    expect(isEstimate).toBe(true);
    expect(kilometres.low).toBeCloseTo(4 * 1.1, 1);
    expect(kilometres.high).toBeCloseTo(4 * 2.4, 1);
  });
});

describe('beyond the known roads', () => {
  /** One road from the western to the eastern border, with a crossing at each end. */
  const roads = smallRoads(
    [at(-4900, 0), at(4900, 0)],
    [{ from: 0, to: 1, speed: 70 }],
    [{ node: 0 }, { node: 1 }],
  );
  const station = at(4000, 0);

  test('a route into the country is estimated to the better crossing, and exact from there', () => {
    const here = at(10_000, 0);
    const { kilometres, isEstimate } = wayIn(roads, here, station);
    const crow = kilometresBetween(here, at(4900, 0));
    expect(isEstimate).toBe(true);
    expect(kilometres.low).toBeCloseTo(crow * 1.1 + 0.9, 6);
    expect(kilometres.high).toBeCloseTo(crow * 1.7 + 0.9, 6);
  });

  test('a route out of the country likewise', () => {
    const { kilometres, isEstimate } = wayIn(roads, station, at(-10_000, 0));
    const crow = kilometresBetween(at(-4900, 0), at(-10_000, 0));
    expect(isEstimate).toBe(true);
    expect(kilometres.low).toBeCloseTo(8.9 + crow * 1.1, 6);
    expect(kilometres.high).toBeCloseTo(8.9 + crow * 1.7, 6);
  });

  test('a one-way crossing is used only in its direction', () => {
    const oneWay = smallRoads(
      [at(-4900, 0), at(4900, 0)],
      [{ from: 0, to: 1 }],
      [
        { node: 0, leadsOut: false },
        { node: 1, leadsIn: false },
      ],
    );
    const near = kilometresBetween(at(4900, 0), at(10_000, 0));
    const far = kilometresBetween(at(-4900, 0), at(10_000, 0));
    const lowOf = (here: Position, to: Position) => wayIn(oneWay, here, to).kilometres.low;
    expect(lowOf(station, at(10_000, 0))).toBeCloseTo(0.9 + near * 1.1, 6);
    expect(lowOf(at(10_000, 0), station)).toBeCloseTo(far * 1.1 + 8.9, 6);
    expect(lowOf(at(-4000, 0), at(-10_000, 0))).toBeCloseTo(8.9 + far * 1.1, 2);
  });

  test('a route between two places abroad is estimated without the known roads', () => {
    const [here, there] = [at(10_000, 0), at(-10_000, 0)];
    const { kilometres, minutes, isEstimate } = wayIn(roads, here, there);
    const crow = kilometresBetween(here, there);
    expect(isEstimate).toBe(true);
    expect(kilometres).toEqual({ low: crow * 1.1, high: crow * 1.7 });
    expect(minutes.low).toBeCloseTo(crow * 1.1, 6);
    expect(minutes.high).toBeCloseTo((crow * 1.7 * 60) / 35, 6);
  });
});
