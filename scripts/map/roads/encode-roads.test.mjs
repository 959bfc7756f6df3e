// Tests rule road-ways.
import { expect, test } from 'vitest';
import { readRoads, toPoint } from '../../../web/src/features/position/ways/roads.ts';
import { isCovered } from '../../../web/src/features/position/ways/snap.ts';
import { metres } from '../map-lines.mjs';
import { encodeRoads } from './encode-roads.mjs';

/** Longitude and latitude of a point, in metres east and north of San Marino. */
const at = (east, north) => [12.45 + east / 80_200, 43.94 + north / 111_100];

/** A road of 2 km that winds by 6 m, with all its nodes. */
const WINDING = Array.from({ length: 41 }, (_, i) => at(50 * i, i % 2 ? 6 : 0));
const lengthOf = (line) => line.slice(1).reduce((sum, point, i) => sum + metres(line[i], point), 0);
const edge = (ends, points, more = {}) => ({
  ends,
  points,
  metres: lengthOf(points),
  seconds: lengthOf(points) / 10,
  isOneWay: false,
  ...more,
});
const EDGES = [
  edge(['a', 'b'], WINDING),
  edge(['b', 'c'], [WINDING.at(-1), at(2000, 900)], { isOneWay: true, seconds: 90 }),
  edge(['c', 'b'], [at(2000, 900), at(1500, 500), WINDING.at(-1)]),
];
const CROSSINGS = new Map([
  ['a', { in: true, out: false }],
  ['c', { in: true, out: true }],
  ['gone', { in: true, out: true }],
]);
const COVER = [at(-500, -500), at(2500, -500), at(2500, 1500), at(-500, 1500), at(-500, -500)];
const read = () =>
  readRoads(
    encodeRoads({ edges: EDGES, crossings: CROSSINGS, cover: COVER, source: 'OpenStreetMap' }),
  );
const place = ([longitude, latitude]) => ({ longitude, latitude });

test('a road keeps its length although its line is simplified', () => {
  const winding = read().edges.find(({ metres: length }) => length > 2000);
  expect(winding.line).toHaveLength(2);
  expect(Math.abs(winding.metres - lengthOf(WINDING))).toBeLessThan(1);
  expect(lengthOf(WINDING)).toBeGreaterThan(2010);
});

test('directions, speeds, bends and crossings are kept', () => {
  const { edges, crossings } = read();
  const oneWay = edges.filter(({ isOneWay }) => isOneWay);
  expect(oneWay).toHaveLength(1);
  const [from, to] = [oneWay[0].line[0], oneWay[0].line.at(-1)];
  expect(to.north - from.north).toBeCloseTo(900, -1);
  expect(oneWay[0].seconds).toBeCloseTo(90, -1);
  expect(edges.map(({ line }) => line.length).toSorted((a, b) => a - b)).toEqual([2, 2, 3]);
  expect(crossings.map(({ leadsIn, leadsOut }) => [leadsIn, leadsOut])).toEqual(
    expect.arrayContaining([
      [true, false],
      [true, true],
    ]),
  );
  expect(crossings).toHaveLength(2);
  expect(crossings.find(({ leadsOut }) => !leadsOut).longitude).toBeCloseTo(12.45, 4);
});

test.each([
  [at(0, 0), true],
  [at(-450, 1450), true],
  [at(-550, 0), false],
  [at(0, 1550), false],
])('the covered area is encoded (%#)', (point, isKnown) => {
  expect(isCovered(read(), toPoint(place(point)))).toBe(isKnown);
});
