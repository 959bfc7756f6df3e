// Tests rule price-format.
import { expect, test } from 'vitest';
import { dayInSanMarino, TIME_ZONE, wallTimeAt } from './time-zone.ts';

const HOUR_MS = 3_600_000;

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
  ['0200-01-02T12:00:00Z', '0200-01-02'],
])('at %s it is %s', (moment, day) => {
  expect(dayInSanMarino(new Date(moment))).toBe(day);
});

test('every hour from 1996 to 2045 has the day and the time of the time zone database', () => {
  const database = new Intl.DateTimeFormat('sv', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const others: string[] = [];
  for (let time = Date.UTC(1996, 0, 1); time < Date.UTC(2046, 0, 1); time += HOUR_MS) {
    const { date, time: clock } = wallTimeAt(new Date(time));
    if (database.format(time) !== `${date} ${clock}`) others.push(new Date(time).toISOString());
  }
  expect(others).toEqual([]);
});

test('an invalid date throws', () => {
  expect(() => dayInSanMarino(new Date('never'))).toThrow(RangeError);
});
