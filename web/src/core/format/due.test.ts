// Tests rule station-next.
import { expect, test } from 'vitest';
import { dueText } from './due.ts';

const NOW = new Date('2026-11-22T17:00:00Z');

test.each([
  ['2026-11-22T22:30:00Z', 'oggi alle 23:30'],
  ['2026-11-22T23:00:00Z', 'domani alle 00:00'],
  ['2026-11-23T05:00:00Z', 'domani alle 06:00'],
  ['2026-11-25T05:00:00Z', 'mercoledì 25 novembre alle 06:00'],
  ['2026-11-21T05:00:00Z', 'sabato 21 novembre alle 06:00'],
])('%s is shown as %s', (iso, text) => {
  expect(dueText(iso, NOW)).toBe(text);
});
