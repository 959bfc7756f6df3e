import { expect, test } from 'vitest';
import { areasOf, kilometresBetween } from './areas.ts';

const RIMINI = { latitude: 44.0594, longitude: 12.5683 };

test('the distance is the one along the ground', () => {
  const capital = { latitude: 43.9356, longitude: 12.4473 };
  expect(kilometresBetween(capital, RIMINI)).toBeCloseTo(16.81, 1);
  expect(kilometresBetween(capital, capital)).toBe(0);
});

test('San Marino is one area, twenty kilometres around its centre another, the rest none', () => {
  expect(areasOf('SM', null)).toEqual(['SM']);
  expect(areasOf('IT', RIMINI)).toEqual(['confine']);
  expect(areasOf('IT', { latitude: 44.1391, longitude: 12.2431 })).toEqual([]);
  expect(areasOf('IT', null)).toEqual([]);
});
