// Tests rule import-out-of-use.
import { expect, test } from 'vitest';
import { whyNotForDrivers } from './out-of-use.ts';

test.each([
  [{ disused: 'yes' }, 'closed'],
  [{ abandoned: 'yes' }, 'closed'],
  [{ construction: 'yes' }, 'closed'],
  [{ opening_hours: 'off' }, 'closed'],
  [{ opening_hours: 'closed "fino a nuovo avviso"' }, 'closed'],
  [{ access: 'private' }, 'private'],
  [{ access: 'no' }, 'private'],
  [{ boat: 'yes', motor_vehicle: 'no' }, 'private'],
  [{ boat: 'yes' }, 'private'],
  [{ 'fuel:100LL': 'yes', 'fuel:JetA1': 'yes' }, 'private'],
  [{}, undefined],
  [{ disused: 'no', access: 'yes', boat: 'no' }, undefined],
  [{ access: 'customers' }, undefined],
  [{ access: 'private', motorcar: 'yes' }, undefined],
  [{ boat: 'yes', motor_vehicle: 'yes' }, undefined],
  [{ opening_hours: 'Mo-Sa 07:00-19:30; Su off' }, undefined],
  [{ 'fuel:diesel': 'yes', 'fuel:100LL': 'no' }, undefined],
])('a pump with %j is left out as %s', (tags, reason) => {
  expect(whyNotForDrivers(tags)).toBe(reason);
});
