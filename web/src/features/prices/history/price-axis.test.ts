// Tests rule chart-axes.
import { expect, test } from 'vitest';
import { priceTicks } from './price-axis.ts';

test.each([
  [
    [1.659, 1.739],
    [1.65, 1.7, 1.75],
  ],
  [[1.699], [1.695, 1.7, 1.705]],
  [[1.7], [1.7, 1.705, 1.71]],
  [
    [0.639, 0.652],
    [0.63, 0.64, 0.65, 0.66],
  ],
  [
    [1.3, 2.299],
    [1, 1.5, 2, 2.5],
  ],
  [
    [0.45, 0.45, 0.99],
    [0.4, 0.6, 0.8, 1],
  ],
])('the lines around %j are %j', (prices, ticks) => {
  expect(priceTicks(prices)).toEqual(ticks);
});

test('there are always three or four lines that enclose all prices', () => {
  for (let low = 600; low < 2_000; low += 37) {
    for (let high = low; high <= 2_000; high += 41) {
      const ticks = priceTicks([low / 1_000, high / 1_000]);
      expect([3, 4]).toContain(ticks.length);
      expect(ticks[0]).toBeLessThanOrEqual(low / 1_000);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high / 1_000);
    }
  }
});
