// Tests rule price-format.
import { expect, test } from 'vitest';
import { ageText, daysBetween } from './age.ts';

test.each([
  ['2026-11-21T11:59:30Z', 'adesso'],
  // The phone's clock is behind the server's, so the price seems to come from the future.
  ['2026-11-21T12:03:00Z', 'adesso'],
  ['2026-11-21T12:05:01Z', 'orologio sbagliato'],
  ['2026-11-22T12:00:00Z', 'orologio sbagliato'],
  ['2026-11-21T11:59:00Z', 'un minuto fa'],
  ['2026-11-21T11:01:00Z', '59 min fa'],
  ['2026-11-21T11:00:00Z', "un'ora fa"],
  ['2026-11-21T08:01:00Z', '3 ore fa'],
  ['2026-11-21T08:00:00Z', 'oggi, 9:00'],
  ['2026-11-20T23:00:00Z', 'oggi, 0:00'],
  ['2026-11-20T22:59:00Z', 'ieri'],
  ['2026-11-18T12:00:00Z', '3 giorni fa'],
])('a price seen at %s is "%s" at one in the afternoon', (seen, text) => {
  expect(ageText(seen, new Date('2026-11-21T12:00:00Z'))).toBe(text);
});

test("a price from shortly before midnight is 'yesterday' shortly after", () => {
  const halfPastMidnight = new Date('2026-11-20T23:30:00Z');
  expect(ageText('2026-11-20T22:40:00Z', halfPastMidnight)).toBe('50 min fa');
  expect(ageText('2026-11-20T22:20:00Z', halfPastMidnight)).toBe('ieri');
});

test('the day that lasts 23 hours is a day', () => {
  const beforeIt = new Date('2026-03-28T22:30:00Z');
  const afterIt = new Date('2026-03-29T22:30:00Z');
  expect(daysBetween(beforeIt, afterIt)).toBe(2);
  expect(ageText(beforeIt.toISOString(), afterIt)).toBe('2 giorni fa');
});

test('the day that lasts 25 hours is one day', () => {
  const itsFirstMinute = new Date('2026-10-24T22:00:00Z');
  const itsLastMinute = new Date('2026-10-25T22:59:00Z');
  expect(daysBetween(itsFirstMinute, itsLastMinute)).toBe(0);
  expect(ageText(itsFirstMinute.toISOString(), itsLastMinute)).toBe('oggi, 0:00');
});
