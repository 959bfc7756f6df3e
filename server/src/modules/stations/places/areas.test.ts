// Tests rule station-areas.
import { expect, test } from 'vitest';
import { areasOf } from './areas.ts';

const RIMINI = { latitude: 44.0594, longitude: 12.5683 };

test('San Marino and the twenty kilometres around its centre are the two areas', () => {
  expect(areasOf('SM', null)).toEqual(['SM']);
  expect(areasOf('IT', RIMINI)).toEqual(['confine']);
  expect(areasOf('IT', { latitude: 44.1391, longitude: 12.2431 })).toEqual([]);
  expect(areasOf('IT', null)).toEqual([]);
});
