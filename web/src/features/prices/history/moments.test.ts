// Tests rule chart-cursor.
import type { HistoryStep } from '@pieno/contract/history/history.ts';
import { expect, test } from 'vitest';
import { changesOf, momentAt, momentsOf, stepAt } from './moments.ts';

const step = (at: string, price: number): HistoryStep => ({
  at: `2026-11-${at}:00.000Z`,
  price,
  source: 'owner',
  state: 'fresh',
});
const time = (at: string): number => Date.parse(`2026-11-${at}:00.000Z`);
const SELF = { steps: [step('01T08:00', 1.7), step('20T08:00', 1.69)] };
const SERVED = { steps: [step('19T09:30', 1.9), step('20T08:00', 1.88)] };

test('the cursor stops where any fuel changed, once, and never before the range', () => {
  expect(momentsOf([SELF, SERVED], time('10T00:00'))).toEqual([
    time('10T00:00'),
    time('19T09:30'),
    time('20T08:00'),
  ]);
});

test('for each fuel the step that had begun counts', () => {
  expect(stepAt(SELF, time('19T09:30'))?.price).toBe(1.7);
  expect(stepAt(SELF, time('20T08:00'))?.price).toBe(1.69);
  expect(stepAt(SERVED, time('10T00:00'))).toBeUndefined();
});

test('a position finds the moment at or before it', () => {
  const moments = [10, 20, 30];
  expect([5, 10, 19, 20, 99].map((at) => momentAt(moments, at))).toEqual([0, 0, 0, 1, 2]);
});

test('a change is a value different from the previous one of its line', () => {
  expect(changesOf([[1.7], [1.8, 1.8, null, 1.8]])).toBe(2);
  expect(changesOf([])).toBe(0);
});
