// Tests rule station-areas.
import { expect, test } from 'vitest';
import { areasContaining } from './areas.ts';

const RIMINI = { latitude: 44.0594, longitude: 12.5683 };

test('San Marino and the twenty kilometres around its centre are the two areas', () => {
  expect(areasContaining('SM', null)).toEqual(['SM']);
  expect(areasContaining('IT', RIMINI)).toEqual(['confine']);
  expect(areasContaining('IT', { latitude: 44.1391, longitude: 12.2431 })).toEqual([]);
  expect(areasContaining('IT', null)).toEqual([]);
});
