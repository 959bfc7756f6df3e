// Tests rule map-extract.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWays } from '../../web/src/features/position/ways/find-ways.ts';
import { readRoads } from '../../web/src/features/position/ways/roads.ts';
import { deriveMap } from './derive-map.mjs';
import { readExtract } from './read-extract.mjs';
import { compare, MOST } from './roads/measure-roads.mjs';
import { writeExtract } from './testing/write-extract.mjs';

/** Longitude and latitude of a point, in metres east and north of San Marino. */
const at = (east, north) => [12.45 + east / 80_200, 43.94 + north / 111_100];
const position = (east, north) => {
  const [longitude, latitude] = at(east, north);
  return { longitude, latitude };
};

/**
 * A border of 4 km; a winding main road through it from west to east; a village with a one-way street, a driveway and a
 * lane behind a bollard; and another village far beyond, at the end of the main road.
 */
const MAIN = Array.from({ length: 41 }, (_, i) => [100 + i, ...at(-8000 + 400 * i, (i % 2) * 90)]);
const VILLAGE = [
  [1, ...at(-1600, 600)],
  [2, ...at(-1200, 620)],
  [3, ...at(-1200, 1200)],
  [4, ...at(-1600, 1200)],
  [5, ...at(-1500, 1100)],
  [6, ...at(-900, 1250)],
  [7, ...at(-600, 1250), { barrier: 'bollard' }],
  [8, ...at(-300, 1250)],
];
const BORDER = [
  [21, ...at(-2000, -2000)],
  [22, ...at(2000, -2000)],
  [23, ...at(2000, 2000)],
  [24, ...at(-2000, 2000)],
];
const PLACES = [
  [31, ...at(-1400, 900), { place: 'village' }],
  [32, ...at(1500, 200), { place: 'hamlet' }],
  [33, ...at(-1300, 650), { amenity: 'fuel' }],
  [34, ...at(300, 30), { amenity: 'fuel' }],
];
const FAR = [
  [41, ...at(6000, 1500)],
  [42, ...at(7000, 1500), { place: 'town' }],
];
const WAYS = [
  [1, MAIN.map(([id]) => id), { highway: 'secondary', name: 'Via Piana' }],
  [2, [116, 1, 2, 118], { highway: 'residential' }],
  [3, [2, 3, 4, 1], { highway: 'residential', oneway: 'yes' }],
  [4, [4, 5], { highway: 'service', service: 'driveway' }],
  [5, [3, 6, 7, 8], { highway: 'residential' }],
  [6, [21, 22, 23], {}],
  [7, [23, 24, 21], {}],
  [8, [135, 41, 42], { highway: 'tertiary' }],
];
const STATE = [
  1,
  [6, 7].map((ref) => ({ type: 'way', ref, role: 'outer' })),
  { boundary: 'administrative', 'ISO3166-1': 'SM' },
];

let folder;
let file;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'extract-'));
  file = path.join(folder, 'small.osm.pbf');
  const nodes = [...MAIN, ...VILLAGE, ...BORDER, ...PLACES, ...FAR];
  writeExtract(file, { nodes, ways: WAYS, relations: [STATE] });
});
afterAll(() => rmSync(folder, { recursive: true }));

const derive = (box) => deriveMap({ file, date: '2026-03-04', box });
const roadsIn = ({ files }) => readRoads(files['ways/roads/roads.json']);
const BOX = [...at(-7900, -3000), ...at(7900, 3000)];

describe("from San Marino's extract", () => {
  test('the map and the roads are derived, each with its licence', async () => {
    const { files } = await derive();
    expect(Object.keys(files)).toEqual([
      'map/streets/streets.geojson',
      'map/streets/surfaces.geojson',
      'map/streets/buildings.geojson',
      'ways/roads/roads.json',
    ]);
    for (const { source } of Object.values(files))
      expect(source).toBe('© OpenStreetMap contributors, ODbL 1.0, extract of 2026-03-04');
    expect(JSON.stringify(files['map/streets/streets.geojson'])).toContain('Via Piana');
  });

  test('roads are known inside the border, and main roads cross it', async () => {
    const roads = roadsIn(await derive());
    const crossings = roads.crossings.map(({ longitude, latitude }) => [longitude, latitude]);
    expect(crossings).toHaveLength(2);
    const easts = crossings.map(([x]) => (x - 12.45) * 80_200).toSorted((a, b) => a - b);
    expect(easts[0]).toBeCloseTo(-2000, -1);
    expect(easts[1]).toBeCloseTo(1600, -1);
    const ways = findWays(roads, position(-1400, 610), [
      { id: 1, ...position(1500, 0) },
      { id: 2, ...position(6500, 1500) },
    ]);
    expect(ways.get(1).isEstimate).toBe(false);
    expect(ways.get(2).isEstimate).toBe(true);
  });

  test('driveways, and lanes behind a bollard, are not used', async () => {
    const { edges } = roadsIn(await derive());
    const norths = edges.flatMap(({ line }) => line.map(({ north }) => north - 43.94 * 111_100));
    const easts = edges.flatMap(({ line }) => line.map(({ east }) => east - 12.45 * 80_200));
    expect(Math.max(...norths)).toBeCloseTo(1250, -1);
    expect(norths.some((north) => Math.abs(north - 1100) < 5)).toBe(false);
    expect(easts.some((east) => Math.abs(east + 300) < 5)).toBe(false);
  });

  test('nodes between two edges are removed, and the lengths stay the same', async () => {
    const { difference, ...derived } = await derive();
    expect(roadsIn(derived).leaving.length).toBeLessThan(14);
    expect(difference.ways).toBe(4);
    expect(difference.p95).toBeLessThan(MOST);
  });
});

describe('from a larger extract', () => {
  test('roads are known in the whole box, and main roads lead out of it', async () => {
    const roads = roadsIn(await derive(BOX));
    const ways = findWays(roads, position(-1400, 610), [{ id: 1, ...position(6500, 1500) }]);
    expect(ways.get(1).isEstimate).toBe(false);
    expect(ways.get(1).kilometres.low).toBeGreaterThan(8);
    expect(roads.crossings).toHaveLength(2);
    expect(Math.max(...roads.crossings.map(({ longitude }) => longitude))).toBeGreaterThan(
      at(7000, 0)[0],
    );
  });

  test('only roads that touch the box are read, and they are read whole', async () => {
    const small = await readExtract(file, [...at(-2100, -2100), ...at(2100, 2100)]);
    expect([...small.ways.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(small.nodes.has(100)).toBe(true);
    expect(small.nodes.has(42)).toBe(false);
    expect(small.points.map(({ id }) => id)).toEqual([7, 31, 32, 33, 34]);
    expect([small.isInside(1), small.isInside(100)]).toEqual([true, false]);
  });
});

test('an extract without a border needs a box', async () => {
  const bare = path.join(folder, 'bare.osm.pbf');
  writeExtract(bare, { nodes: MAIN, ways: [WAYS[0]] });
  await expect(deriveMap({ file: bare, date: '2026-03-04' })).rejects.toThrow('--box');
});

test('a graph that is too coarse is refused', async () => {
  const roads = roadsIn(await derive());
  const coarse = {
    ...roads,
    edges: roads.edges.map((edge) => ({ ...edge, metres: edge.metres * 1.05 })),
  };
  const leaving = roads.leaving.map((edges) =>
    edges.map((edge) => coarse.edges[roads.edges.indexOf(edge)]),
  );
  const [places, stations] = [[position(-1400, 900)], [position(300, 30)]];
  const { p95 } = compare({ ...coarse, leaving }, roads, places, stations);
  expect(p95).toBeGreaterThan(MOST);
});
