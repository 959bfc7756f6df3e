import { expect, test } from 'vitest';
import { daysSince, DECEMBER, nextNewYear } from './moments.ts';

test.each([
  ['2026-11-21T10:00:00Z', '2026-12-31T23:00:00.000Z'],
  // San Marino is one hour ahead of UTC: its year changes at 23:00 UTC.
  ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-12-31T23:00:00.000Z'],
])('at %s the next year begins at %s', (now, begins) => {
  expect(nextNewYear(Date.parse(now)).toISOString()).toBe(begins);
});

test('counts the whole days since a moment', () => {
  expect(daysSince(DECEMBER, Date.parse('2025-12-31T22:59:59Z'))).toBe(1);
  expect(daysSince(DECEMBER, Date.parse('2025-12-31T23:00:00Z'))).toBe(2);
});
