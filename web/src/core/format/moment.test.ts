import { expect, test } from 'vitest';
import { fromDayText, momentText, sinceText } from './moment.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

test.each([
  ['2026-11-21T06:05:00Z', 'oggi alle 7:05'],
  ['2026-11-20T17:40:00Z', 'ieri alle 18:40'],
  ['2026-11-19T23:30:00Z', 'ieri alle 0:30'],
  ['2026-11-03T17:40:00Z', 'il 3 novembre alle 18:40'],
  ['2026-11-08T17:40:00Z', "l'8 novembre alle 18:40"],
  ['2026-11-11T17:40:00Z', "l'11 novembre alle 18:40"],
  ['2026-11-18T17:40:00Z', 'il 18 novembre alle 18:40'],
  ['2026-11-01T12:40:00Z', 'il 1º novembre alle 13:40'],
  ['2026-11-20T00:05:00Z', "ieri all'1:05"],
])('%s is %s', (iso, text) => {
  expect(momentText(iso, NOW)).toBe(text);
});

test.each([
  ['2026-11-21T06:05:00Z', 'dalle 7:05 di oggi'],
  ['2026-11-20T00:05:00Z', "dall'1:05 di ieri"],
  ['2026-11-03T17:40:00Z', 'dalle 18:40 del 3 novembre'],
  ['2026-11-08T17:40:00Z', "dalle 18:40 dell'8 novembre"],
])('since %s it holds %s', (iso, text) => {
  expect(sinceText(iso, NOW)).toBe(text);
});

test.each([
  ['2026-10-03T17:40:00Z', 'dal 3 ottobre'],
  ['2026-10-07T22:30:00Z', "dall'8 ottobre"],
  ['2026-11-01T12:40:00Z', 'dal 1º novembre'],
  ['2025-11-11T12:40:00Z', "dall'11 novembre 2025"],
])('from the day of %s is %s', (iso, text) => {
  expect(fromDayText(iso, NOW)).toBe(text);
});
