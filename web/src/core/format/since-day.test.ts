// Tests rule favorites-change.
import { expect, test } from 'vitest';
import { sinceDayText } from './since-day.ts';

const NOW = new Date('2026-11-21T18:00:00Z');

test.each([
  ['2026-11-21T15:30:00Z', 'dalle 16:30 di oggi'],
  ['2026-11-21T06:40:00Z', 'dalle 7:40 di oggi'],
  ['2026-11-20T22:30:00Z', 'dalle 23:30 di ieri'],
  ['2026-11-19T12:00:00Z', 'da giovedì'],
  ['2026-11-14T23:30:00Z', 'da domenica'],
  ['2026-11-14T12:00:00Z', 'dal 14 novembre'],
  ['2025-11-08T12:00:00Z', "dall'8 novembre 2025"],
])('%s: %s', (since, text) => {
  expect(sinceDayText(since, NOW)).toBe(text);
});
