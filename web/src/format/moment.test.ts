import { expect, test } from 'vitest';
import { momentText } from './moment.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

test.each([
  ['2026-11-21T06:05:00Z', 'oggi alle 7:05'],
  ['2026-11-20T17:40:00Z', 'ieri alle 18:40'],
  ['2026-11-19T23:30:00Z', 'ieri alle 0:30'],
  ['2026-11-03T17:40:00Z', '3 novembre alle 18:40'],
])('%s is %s', (iso, text) => {
  expect(momentText(iso, NOW)).toBe(text);
});
