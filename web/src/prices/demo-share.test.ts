import { expect, test } from 'vitest';
import { fuelPrice } from '../testing/sample-prices.ts';
import { demoShare } from './demo-share.ts';

const real = fuelPrice(10, 1.669);
const demo = fuelPrice(20, 1.599, { source: 'demo' });

test('tells lists of demonstrations from real and from mixed ones', () => {
  expect(demoShare([real, real])).toBe('none');
  expect(demoShare([real, demo])).toBe('some');
  expect(demoShare([demo, demo])).toBe('all');
  expect(demoShare([])).toBe('none');
});
