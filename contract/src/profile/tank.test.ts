import { expect, test } from 'vitest';
import {
  fillCost,
  isTankFuel,
  proposedTank,
  TANK_CONSUMPTION,
  TANK_FUELS,
  TANK_LITRES,
} from './tank.ts';

test('a fill costs its litres, not rounded', () => {
  expect(fillCost({ litres: 45 }, 1.726)).toBeCloseTo(77.67, 6);
});

test.each(TANK_FUELS)('what is proposed for %s can be said', (fuel) => {
  const { litres, consumption, ...rest } = proposedTank(fuel, 'self');
  expect(rest).toEqual({ fuel, mode: 'self', smac: false });
  expect(litres).toBeGreaterThanOrEqual(TANK_LITRES.min);
  expect(litres).toBeLessThanOrEqual(TANK_LITRES.max);
  expect(consumption).toBeGreaterThanOrEqual(TANK_CONSUMPTION.min);
  expect(consumption).toBeLessThanOrEqual(TANK_CONSUMPTION.max);
});

test('nobody fills up with other fuels, or with what is no category', () => {
  expect([100, 15, 0].map(isTankFuel)).toEqual([false, false, false]);
});
