// Tests rule price-demo.
import { expect, test } from 'vitest';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { demoPriceShare } from './demo-price-share.ts';

const real = fuelPrice(10, 1.669);
const demo = fuelPrice(20, 1.599, { source: 'demo' });

test('distinguishes lists of demo, real and mixed prices', () => {
  expect(demoPriceShare([real, real])).toBe('none');
  expect(demoPriceShare([real, demo])).toBe('some');
  expect(demoPriceShare([demo, demo])).toBe('all');
  expect(demoPriceShare([])).toBe('none');
});
