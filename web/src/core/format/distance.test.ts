import { expect, test } from 'vitest';
import { distanceText } from './distance.ts';

test.each([
  [0, '50 m'],
  [0.03, '50 m'],
  [0.349, '350 m'],
  [0.96, '950 m'],
  [0.98, '1,0 km'],
  [2.44, '2,4 km'],
  [12, '12,0 km'],
  [99.94, '99,9 km'],
  [99.96, '100 km'],
  [1234.5, '1235 km'],
])('%f km is shown as %s', (kilometres, text) => {
  expect(distanceText(kilometres)).toBe(text);
});
