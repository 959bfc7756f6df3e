// Tests rule alert-quiet.
import { expect, test } from 'vitest';
import { isQuiet, mayLeave, nextNight, nextSeven } from './quiet-hours.ts';

test.each([
  ['2026-11-23T20:54:59Z', true, true],
  ['2026-11-23T20:55:00Z', true, false],
  ['2026-11-23T20:59:59Z', true, false],
  ['2026-11-23T21:00:00Z', false, false],
  ['2026-11-24T05:59:59Z', false, false],
  ['2026-11-24T06:00:00Z', true, true],
  // In summer.
  ['2026-07-01T19:54:59Z', true, true],
  ['2026-07-01T19:59:59Z', true, false],
  ['2026-07-01T20:00:00Z', false, false],
  ['2026-07-02T05:00:00Z', true, true],
])('at %s a message leaves: %s, and something new is notified: %s', (now, leaves, notifies) => {
  const at = new Date(now);
  expect([mayLeave(at), !isQuiet(at)]).toEqual([leaves, notifies]);
});

test.each([
  ['2026-11-23T20:59:59Z', '2026-11-23T21:00:00.000Z'],
  ['2026-11-23T21:00:00Z', '2026-11-24T21:00:00.000Z'],
  ['2027-03-28T00:30:00Z', '2027-03-28T20:00:00.000Z'],
])('after %s clocks show 22 at %s', (now, night) => {
  expect(nextNight(new Date(now)).toISOString()).toBe(night);
});

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-24T06:00:00.000Z'],
  ['2026-11-24T05:59:00Z', '2026-11-24T06:00:00.000Z'],
  ['2026-11-24T06:00:00Z', '2026-11-25T06:00:00.000Z'],
  // The nights in which the clocks change, to summer and back.
  ['2027-03-27T21:00:00Z', '2027-03-28T05:00:00.000Z'],
  ['2027-03-28T00:30:00Z', '2027-03-28T05:00:00.000Z'],
  ['2026-10-24T20:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['2026-10-25T00:30:00Z', '2026-10-25T06:00:00.000Z'],
  ['2026-12-31T22:00:00Z', '2027-01-01T06:00:00.000Z'],
])('after %s clocks show seven at %s', (now, seven) => {
  expect(nextSeven(new Date(now)).toISOString()).toBe(seven);
});

test('the night is nine hours, eight to summer and ten back', () => {
  const hours = (from: string, to: string) => {
    let quiet = 0;
    for (let at = Date.parse(from); at < Date.parse(to); at += 60_000)
      quiet += Number(!mayLeave(new Date(at)));
    return quiet / 60;
  };
  expect(hours('2026-11-23T12:00:00Z', '2026-11-24T12:00:00Z')).toBe(9);
  expect(hours('2027-03-27T12:00:00Z', '2027-03-28T12:00:00Z')).toBe(8);
  expect(hours('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe(10);
});
