// Tests rule ranking-distance.
import { expect, test } from 'vitest';
import { kilometresBetween } from './distance.ts';

const CAPITAL = { latitude: 43.9356, longitude: 12.4473 };
const RIMINI = { latitude: 44.0594, longitude: 12.5683 };

test('the distance is the great-circle distance, equal in both directions', () => {
  expect(kilometresBetween(CAPITAL, RIMINI)).toBeCloseTo(16.81, 1);
  expect(kilometresBetween(RIMINI, CAPITAL)).toBe(kilometresBetween(CAPITAL, RIMINI));
  expect(kilometresBetween(CAPITAL, CAPITAL)).toBe(0);
});

test('it may cross the date line', () => {
  const west = { latitude: 0, longitude: 179.5 };
  const east = { latitude: 0, longitude: -179.5 };
  expect(kilometresBetween(west, east)).toBeCloseTo(111.2, 0);
});
