// Tests rule schedule-instant.
import { expect, test } from 'vitest';
import { wallTimeAt } from './time-zone.ts';
import { instantAt } from './wall-time.ts';

test.each([
  ['2026-11-23', '06:00', '2026-11-23T05:00:00.000Z'],
  ['2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
  ['2026-12-31', '23:59', '2026-12-31T22:59:00.000Z'],
  // Clocks go from 02:00 to 03:00: a skipped time becomes the first minute after.
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28', '02:30', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  // Clocks go back from 03:00 to 02:00: a repeated time is the first one.
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s %s in San Marino is %s', (date, time, instant) => {
  expect(instantAt(date, time)?.toISOString()).toBe(instant);
});

test.each([['2026-02-30'], ['2026-13-01'], ['domani']])('there is no day %s', (date) => {
  expect(instantAt(date, '06:00')).toBeUndefined();
});

test('converting an instant to a wall time and back returns the instant', () => {
  const moment = new Date('2026-11-22T17:05:00Z');
  const { date, time } = wallTimeAt(moment);
  expect([date, time]).toEqual(['2026-11-22', '18:05']);
  expect(instantAt(date, time)).toEqual(moment);
});
