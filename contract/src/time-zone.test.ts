import { expect, test } from 'vitest';
import { dayInSanMarino } from './time-zone.ts';

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
  ['0200-01-02T12:00:00Z', '0200-01-02'],
])('at %s it is %s', (moment, day) => {
  expect(dayInSanMarino(new Date(moment))).toBe(day);
});
