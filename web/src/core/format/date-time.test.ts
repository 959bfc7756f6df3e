// Tests rule price-format.
import { expect, test } from 'vitest';
import { dateTimeText } from './date-time.ts';

test.each([
  ['2026-11-21T07:12:00.000Z', '21/11/2026, 08:12'],
  ['2026-07-01T22:05:00.000Z', '02/07/2026, 00:05'],
  // Daylight saving time begins (2 becomes 3) and ends (3 becomes 2).
  ['2026-03-29T00:59:00.000Z', '29/03/2026, 01:59'],
  ['2026-03-29T01:00:00.000Z', '29/03/2026, 03:00'],
  ['2026-10-25T00:30:00.000Z', '25/10/2026, 02:30'],
  ['2026-10-25T01:30:00.000Z', '25/10/2026, 02:30'],
])('%s is %s in San Marino', (iso, text) => {
  expect(dateTimeText(iso)).toBe(text);
});
