// Tests rule account-birthday.
import { expect, test } from 'vitest';
import { readBirthday } from './birthday.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  ['day/month/year', '05/03/1990', '1990-03-05'],
  ['day/month/year without zeros', '5/3/1990', '1990-03-05'],
  ['year-month-day', '1990-03-05', '1990-03-05'],
  ['a full timestamp', '1990-03-05T10:00:00.000Z', '1990-03-05'],
  ['midnight in San Marino, given in UTC', '1990-03-04T23:00:00.000Z', '1990-03-05'],
  ['a timestamp with microseconds', '1990-03-05T00:00:00.000000Z', '1990-03-05'],
  ['a timestamp with an offset', '1990-03-05T00:30:00+02:00', '1990-03-04'],
  ['a timestamp without a zone', '1990-03-05 00:00:00', '1990-03-05'],
  ['a date value', new Date('1990-03-05T10:00:00Z'), '1990-03-05'],
  ['blanks around it', ' 1990-03-05 ', '1990-03-05'],
  ['29 February of a leap year', '29/02/2000', '2000-02-29'],
  ['today', '2026-11-21', '2026-11-21'],
])('%s becomes year-month-day', (_, given, expected) => {
  expect(readBirthday(given, NOW)).toBe(expected);
});

test.each([
  '31/04/1990',
  '29/02/1999',
  '00/01/1990',
  '13/13/1990',
  '1990-02-30',
  '1899-12-31',
  '2026-11-22',
  '1990-03-05T99:00:00Z',
  '1990-03-05 99:00:00',
  '0200-03-05T10:00:00Z',
  '1990-02-30T10:00:00Z',
  '1990-03-05T10:00 circa',
  '05/03/0090',
  'ieri',
  '',
  new Date(Number.NaN),
])('%s is no birthday', (given) => {
  expect(readBirthday(given, NOW)).toBeNull();
});
