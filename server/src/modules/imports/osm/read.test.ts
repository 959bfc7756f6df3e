import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { read } from './read.ts';

test.each([
  ['SM', [12.5683, 44.0594], 'IT', ['confine']],
  ['IT', [12.4462, 43.9433], 'IT', ['confine']],
  ['SM', [12.4462, 43.9433], 'SM', ['SM']],
] as const)('a pump that says %s at %j is in %s', async (said, coordinates, country, areas) => {
  const file = path.join(temporaryFolder(), 'pumps.geojson');
  const pump = {
    type: 'Feature',
    id: 'node/1',
    properties: { amenity: 'fuel', 'addr:country': said },
    geometry: { type: 'Point', coordinates },
  };
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features: [pump] }));
  const { lists } = await read({ file });
  expect(lists.stations).toMatchObject([{ country, areas }]);
});
