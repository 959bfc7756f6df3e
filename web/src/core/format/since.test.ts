import { expect, test } from 'vitest';
import { sinceText } from './since.ts';

const NOW = new Date('2026-11-21T18:00:00Z');

test.each([
  ['2026-11-21T17:59:30Z', 'da poco'],
  ['2026-11-21T17:59:00Z', 'da un minuto'],
  ['2026-11-21T17:57:00Z', 'da 3 minuti'],
  ['2026-11-21T17:00:00Z', "da un'ora"],
  ['2026-11-21T15:30:00Z', 'da 2 ore'],
  ['2026-11-21T06:40:00Z', 'dalle 7:40'],
  ['2026-11-20T22:30:00Z', 'da ieri'],
  ['2026-11-18T12:00:00Z', 'da 3 giorni'],
])('%s: %s', (since, text) => {
  expect(sinceText(since, NOW)).toBe(text);
});
