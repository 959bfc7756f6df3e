import { expect, test } from 'vitest';
import { dayAfter, midnightOf } from './midnights.ts';

test('a day begins at midnight in San Marino, in winter, in summer and when the clocks change', () => {
  const at = (day: string) => midnightOf(day).toISOString();
  expect(at('2026-01-15')).toBe('2026-01-14T23:00:00.000Z');
  expect(at('2026-07-15')).toBe('2026-07-14T22:00:00.000Z');
  expect(at('2026-03-29')).toBe('2026-03-28T23:00:00.000Z');
  expect(at('2026-03-30')).toBe('2026-03-29T22:00:00.000Z');
  expect(at('2026-10-25')).toBe('2026-10-24T22:00:00.000Z');
  expect(at('2026-10-26')).toBe('2026-10-25T23:00:00.000Z');
});

test('days are counted across daylight saving changes and the new year', () => {
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(dayAfter('2026-10-26', -2)).toBe('2026-10-24');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
});
