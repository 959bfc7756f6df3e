// Tests rule chart-axes.
import { midnightOf } from '@pieno/contract/midnights.ts';
import { expect, test } from 'vitest';
import { dayTicks } from './day-ticks.ts';

const midnight = (day: string): number => midnightOf(day).getTime();
const ticksOf = (from: string, to: string, most: number) => {
  const { unit, at } = dayTicks(midnight(from), midnight(to), most);
  return [unit, ...at.map((time) => new Date(time).toISOString())];
};

test('a week has a mark at every midnight, also across daylight-saving changes', () => {
  expect(ticksOf('2026-10-24', '2026-10-27', 8)).toEqual([
    'day',
    '2026-10-23T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
    '2026-10-26T23:00:00.000Z',
  ]);
  expect(ticksOf('2027-03-27', '2027-03-30', 8).slice(1)).toEqual([
    '2027-03-26T23:00:00.000Z',
    '2027-03-27T23:00:00.000Z',
    '2027-03-28T22:00:00.000Z',
    '2027-03-29T22:00:00.000Z',
  ]);
});

test('a month has marks on Mondays if days are too many', () => {
  expect(ticksOf('2026-10-24', '2026-11-23', 6)).toEqual([
    'week',
    '2026-10-25T23:00:00.000Z',
    '2026-11-01T23:00:00.000Z',
    '2026-11-08T23:00:00.000Z',
    '2026-11-15T23:00:00.000Z',
    '2026-11-22T23:00:00.000Z',
  ]);
});

test('longer ranges have marks for months, quarters and years', () => {
  expect(ticksOf('2026-08-25', '2026-11-23', 6).slice(0, 2)).toEqual([
    'month',
    '2026-08-31T22:00:00.000Z',
  ]);
  expect(ticksOf('2025-11-23', '2026-11-23', 6)).toEqual([
    'quarter',
    '2025-12-31T23:00:00.000Z',
    '2026-03-31T22:00:00.000Z',
    '2026-06-30T22:00:00.000Z',
    '2026-09-30T22:00:00.000Z',
  ]);
  expect(ticksOf('2021-11-23', '2026-11-23', 6)[0]).toBe('year');
  expect(ticksOf('2021-11-23', '2026-11-23', 3)).toEqual(['year']);
});

test('a range that begins during a day has its first mark at the next midnight', () => {
  const from = Date.parse('2026-11-20T10:00:00Z');
  expect(dayTicks(from, midnight('2026-11-22'), 5).at).toEqual([
    midnight('2026-11-21'),
    midnight('2026-11-22'),
  ]);
});

test('exactly the maximum number of marks is allowed', () => {
  expect(ticksOf('2026-10-24', '2026-10-27', 4)[0]).toBe('day');
});
