// Tests rule map-streets.
import { expect, test } from 'vitest';
import { roadOf, surfaceOf } from './osm-kinds.mjs';

test.each([
  [{ highway: 'trunk' }, 'main'],
  [{ highway: 'primary_link' }, 'main'],
  [{ highway: 'tertiary' }, 'minor'],
  [{ highway: 'residential' }, 'street'],
  [{ highway: 'service' }, 'lane'],
  [{ highway: 'service', service: 'driveway' }, null],
  [{ highway: 'service', access: 'private' }, null],
  [{ highway: 'service', service: 'alley', name: 'Contrada Omerelli' }, 'lane'],
  [{ highway: 'pedestrian', area: 'yes' }, null],
  [{ highway: 'footway' }, null],
  [{ waterway: 'stream' }, null],
])('the road %j is drawn as %s', (tags, kind) => {
  expect(roadOf(tags)).toBe(kind);
});

test.each([
  [{ natural: 'wood' }, 'wood'],
  [{ landuse: 'forest' }, 'wood'],
  [{ natural: 'water' }, 'water'],
  [{ landuse: 'industrial' }, 'town'],
  [{ landuse: 'farmland' }, null],
  [{ building: 'yes', landuse: 'retail' }, 'building'],
])('the surface %j is drawn as %s', (tags, kind) => {
  expect(surfaceOf(tags)).toBe(kind);
});
