// Tests rule road-ways.
import { expect, test } from 'vitest';
import { drivable, isBarred } from './drivable.mjs';

const BOTH = { forward: true, backward: true };

test.each([
  [{ highway: 'primary' }, { speed: 55, isMain: true, ...BOTH }],
  [{ highway: 'tertiary_link' }, { speed: 40, isMain: true, ...BOTH }],
  [{ highway: 'residential' }, { speed: 25, isMain: false, ...BOTH }],
  [
    { highway: 'primary', oneway: 'yes' },
    { backward: false, forward: true },
  ],
  [
    { highway: 'residential', oneway: '-1' },
    { backward: true, forward: false },
  ],
  [{ highway: 'secondary', junction: 'roundabout' }, { backward: false }],
  [{ highway: 'secondary', junction: 'roundabout', oneway: 'no' }, BOTH],
  [{ highway: 'motorway' }, { backward: false }],
  [{ highway: 'service', service: 'alley' }, { speed: 15 }],
  [{ highway: 'residential', access: 'destination' }, BOTH],
  [{ highway: 'unclassified', access: 'private', motor_vehicle: 'yes' }, BOTH],
])('%j is driven', (tags, how) => {
  expect(drivable(tags)).toMatchObject(how);
});

test.each([
  [{ highway: 'service', service: 'driveway' }],
  [{ highway: 'service', service: 'parking_aisle' }],
  [{ highway: 'track' }],
  [{ highway: 'pedestrian' }],
  [{ highway: 'residential', area: 'yes' }],
  [{ highway: 'unclassified', access: 'private' }],
  [{ highway: 'residential', motor_vehicle: 'no' }],
  [{ building: 'yes' }],
])('%j is not driven', (tags) => {
  expect(drivable(tags)).toBeNull();
});

test.each([
  [{ barrier: 'bollard' }, true],
  [{ barrier: 'gate', access: 'private' }, true],
  [{ barrier: 'gate' }, false],
  [{ barrier: 'sally_port' }, false],
  [{ access: 'private' }, false],
])('a point %j ends a way: %s', (tags, isEnd) => {
  expect(isBarred(tags)).toBe(isEnd);
});
