// Tests rules import-areas, import-out-of-use.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { read } from './read-osm.ts';

test.each([
  ['SM', [12.5683, 44.0594], 'IT', ['confine']],
  ['IT', [12.4462, 43.9433], 'IT', ['confine']],
  ['SM', [12.4462, 43.9433], 'SM', ['SM']],
] as const)('a pump with %s at %j is in %s', async (stated, coordinates, country, areas) => {
  const file = path.join(temporaryFolder(), 'pumps.geojson');
  const pump = {
    type: 'Feature',
    id: 'node/1',
    properties: { amenity: 'fuel', 'addr:country': stated },
    geometry: { type: 'Point', coordinates },
  };
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features: [pump] }));
  const { lists } = await read({ file, kept: [] });
  expect(lists.stations).toMatchObject([{ country, areas }]);
});

const IN_ROVERETA = [12.4462, 43.9433];
const around = ([longitude, latitude]: readonly number[]) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([east, north]) => [longitude! + east! / 5_000, latitude! + north! / 5_000]);

/** Reads pumps with their tags; the first is an area around the others. */
async function readDrawn(...all: Record<string, string>[]) {
  const file = path.join(temporaryFolder(), 'pumps.geojson');
  const features = all.map((tags, index) => ({
    type: 'Feature',
    id: index === 0 ? 'way/1' : `node/${index}`,
    properties: { amenity: 'fuel', ...tags },
    geometry:
      index === 0
        ? { type: 'Polygon', coordinates: [around(IN_ROVERETA)] }
        : { type: 'Point', coordinates: IN_ROVERETA },
  }));
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const { lists } = await read({ file, kept: [] });
  return {
    stations: lists.stations.map(({ source_id: id }) => id),
    rejects: lists.rejects.map(({ line, reason, detail }) => [line, reason, detail]),
  };
}

test('a station mapped as an area and as a point in it is one station', async () => {
  expect(await readDrawn({ name: 'Doppio', brand: 'Eni' }, { name: 'DOPPIO' })).toEqual({
    stations: ['way/1'],
    rejects: [[2, 'doubled', 'way/1']],
  });
});

test('two brands in one area are two stations', async () => {
  const { stations } = await readDrawn({ brand: 'Eni' }, { brand: 'Beyfin' });
  expect(stations).toEqual(['way/1', 'node/1']);
});

test('pumps that no driver can use are left out with their reason', async () => {
  expect(await readDrawn({}, { name: 'Altro', disused: 'yes' })).toEqual({
    stations: ['way/1'],
    rejects: [[2, 'closed', undefined]],
  });
});

test('pumps outside the areas are not listed, whatever else is wrong with them', async () => {
  const file = path.join(temporaryFolder(), 'pumps.geojson');
  const features = [
    ['node/1', { disused: 'yes' }],
    ['node/2', { access: 'private' }],
    ['node/3', { amenity: 'cafe' }],
    ['x', {}],
    // A known pump that is disused.
    ['node/4', { disused: 'yes' }],
  ].map(([id, tags]) => ({
    type: 'Feature',
    id,
    properties: { amenity: 'fuel', ...(tags as object) },
    geometry: { type: 'Point', coordinates: [9.19, 45.4642] },
  }));
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const { head, lists } = await read({ file, kept: ['node/4'] });
  expect(head).toEqual({ read: 5, beyond: { outside: 4, unplaced: 0 } });
  expect(lists.rejects).toMatchObject([{ line: 5, reason: 'closed' }]);
});
