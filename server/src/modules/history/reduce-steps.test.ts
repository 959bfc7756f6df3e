// Tests rule history-bounded.
import { expect, test } from 'vitest';
import { reduceSteps } from './reduce-steps.ts';

const MINUTE = 60_000;

test('a history that fits stays whole', () => {
  const steps = [{ at: 0, price: 1_700 }];
  expect(reduceSteps(steps, 8)).toBe(steps);
});

test('of each part the first, lowest, highest and last step stay, with their times', () => {
  // Two parts of fifty minutes, a step each minute.
  const steps = Array.from({ length: 100 }, (_, minute) => ({
    at: minute * MINUTE,
    price: minute === 17 ? 1_500 : minute === 70 ? 1_900 : 1_700 + (minute % 3),
  }));
  const kept = reduceSteps(steps, 8).map(({ at, price }) => [at / MINUTE, price]);
  expect(kept).toEqual([
    [0, 1_700],
    [2, 1_702],
    [17, 1_500],
    [49, 1_701],
    [50, 1_702],
    [51, 1_700],
    [70, 1_900],
    [99, 1_700],
  ]);
});

test('the end of a sale is not the lowest price', () => {
  const steps = Array.from({ length: 20 }, (_, at) => ({
    at,
    price: at === 10 ? null : 1_700 - at,
  }));
  expect(reduceSteps(steps, 4).map(({ price }) => price)).toEqual([1_700, 1_681]);
});
