// Tests rule inbox-words.
import { expect, test } from 'vitest';
import { timeAgoText } from './time-ago-text.ts';

test.each([
  ['2026-11-21T12:03:00Z', 'adesso'],
  ['2026-11-21T11:59:30Z', 'adesso'],
  ['2026-11-21T11:59:00Z', 'un minuto fa'],
  ['2026-11-21T11:01:00Z', '59 min fa'],
  ['2026-11-21T11:00:00Z', "un'ora fa"],
  ['2026-11-21T08:01:00Z', '3 ore fa'],
  ['2026-11-21T08:00:00Z', 'oggi, 9:00'],
  ['2026-11-20T23:00:00Z', 'oggi, 0:00'],
  ['2026-11-20T22:59:00Z', 'ieri'],
  ['2026-11-18T12:00:00Z', '3 giorni fa'],
])('%s is "%s" at one in the afternoon', (then, text) => {
  expect(timeAgoText(new Date(then), new Date('2026-11-21T12:00:00Z'))).toBe(text);
});
