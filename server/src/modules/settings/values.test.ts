// Tests rules guest-expiry, price-gate, settings-global.
import { expect, test } from 'vitest';
import { guestHours } from './values.ts';

const hours = (value1: string | null) =>
  guestHours(new Map([['guest_hours', { value1, value2: null, value3: null, note: null }]]));

test('the setting counts, and 24 hours where it is unusable', () => {
  expect(guestHours(new Map())).toBe(24);
  expect(['48', '0.5', null, '', 'abc', '-1', '0', 'Infinity'].map(hours)).toEqual([
    48, 0.5, 24, 24, 24, 24, 24, 24,
  ]);
});
