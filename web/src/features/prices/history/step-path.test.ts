// Tests rule chart-lines.
import type { HistoryStep } from '@pieno/contract/history/history.ts';
import { expect, test } from 'vitest';
import { stepPaths, type Plot } from './step-path.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-20T23:00:00.000Z');
/** One pixel per hour, ten pixels per cent below 1,800. */
const plot: Plot = {
  x: (time) => (time - START) / HOUR,
  y: (price) => (1.8 - price) * 1_000,
  from: START,
  until: START + 48 * HOUR,
};
const step = (
  hours: number,
  price: number | null,
  state: HistoryStep['state'] = 'fresh',
): HistoryStep => ({
  at: new Date(START + hours * HOUR).toISOString(),
  price,
  source: price === null ? null : 'owner',
  state,
});

test('each price is a level line until the next one, the last until the end', () => {
  expect(stepPaths([step(2, 1.7), step(10.25, 1.689), step(20, 1.75)], plot)).toEqual({
    certain: 'M2 100H10.3V111H20V50H48',
    uncertain: '',
  });
});

test('a single price is one line', () => {
  expect(stepPaths([step(5, 1.7)], plot).certain).toBe('M5 100H48');
});

test('a step from before the range is drawn from the start', () => {
  const steps = [step(-90, 1.6), step(-30, 1.7), step(10, 1.71)];
  expect(stepPaths(steps, plot).certain).toBe('M0 100H10V90H48');
});

test('ageing and stale prices are a separate line that starts where the certain one ends', () => {
  const steps = [
    step(0, 1.7),
    step(10, 1.7, 'ageing'),
    step(20, 1.7, 'stale'),
    step(30, 1.69),
    step(40, 1.68, 'ageing'),
  ];
  expect(stepPaths(steps, plot)).toEqual({
    certain: 'M0 100H10M30 100V110H40',
    uncertain: 'M10 100H30M40 110V120H48',
  });
});

test('without a price there is no line, and none crosses the gap', () => {
  const steps = [step(0, 1.7), step(10, null), step(20, 1.6), step(30, null)];
  expect(stepPaths(steps, plot)).toEqual({
    certain: 'M0 100H10M20 200H30',
    uncertain: '',
  });
});

test('a change of source without a change of price adds no corner', () => {
  expect(stepPaths([step(0, 1.7), step(10, 1.7), step(20, 1.7)], plot).certain).toBe('M0 100H48');
});

test('steps after the end, and no steps at all, draw nothing', () => {
  expect(stepPaths([step(0, 1.7), step(60, 1.8)], plot).certain).toBe('M0 100H48');
  expect(stepPaths([], plot)).toEqual({ certain: '', uncertain: '' });
});

test('1,500 steps are one path', () => {
  const steps = Array.from({ length: 1_500 }, (_, index) => step(index / 40, 1.6 + (index % 2)));
  expect(stepPaths(steps, plot).certain.match(/M/g)).toHaveLength(1);
});

test('of two prices at the same time the later one is drawn', () => {
  expect(stepPaths([step(0, 1.7), step(0, 1.6)], plot).certain).toBe('M0 200H48');
});
