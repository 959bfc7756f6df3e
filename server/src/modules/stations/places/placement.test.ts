// Tests rule station-areas.
import { expect, test } from 'vitest';
import { isPossiblePosition, placementProblem } from './placement.ts';

test.each([
  ['SM', 'Borgo Maggiore', 43.9433, 12.4467, true],
  ['SM', 'Cerasolo, half a kilometre beyond the border', 43.978, 12.5235, true],
  ['SM', 'Verucchio', 43.9836, 12.4225, false],
  ['SM', 'Rimini', 44.0594, 12.5683, false],
  ['IT', 'Rome', 41.9, 12.5, true],
  ['IT', 'the Gulf of Aden', 12.4467, 43.9433, false],
] as const)(
  'the position of a station of %s is checked in %s',
  (country, _, latitude, longitude, may) => {
    expect(isPossiblePosition(country, { latitude, longitude })).toBe(may);
  },
);

test('the phrase suggests that latitude and longitude are swapped', () => {
  expect(placementProblem('SM', null)).toBeUndefined();
  expect(placementProblem('SM', { latitude: 43.9433, longitude: 12.4467 })).toBeUndefined();
  expect(placementProblem('SM', { latitude: 12.4467, longitude: 43.9433 })).toBe(
    '12.4467, 43.9433 è fuori da San Marino: latitude e longitude sembrano scambiate',
  );
  expect(placementProblem('SM', { latitude: 41.9, longitude: 12.5 })).toBe(
    '41.9, 12.5 è fuori da San Marino (un distributore italiano ha country IT)',
  );
  expect(placementProblem('IT', { latitude: 48.85, longitude: 2.35 })).toBe(
    "48.85, 2.35 è fuori dall'Italia",
  );
});
