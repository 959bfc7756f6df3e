// Tests rules call-user-settings, own-tank.
import { describe, expect, test } from 'vitest';
import { ERROR_SENTENCES } from '../error-sentences.ts';
import {
  changedTank,
  fillCost,
  isTankFuel,
  proposedTank,
  TANK_CONSUMPTION,
  TANK_FUELS,
  TANK_LITRES,
} from './tank.ts';

test('a fill costs litres times price, not rounded', () => {
  expect(fillCost({ litres: 45 }, 1.726)).toBeCloseTo(77.67, 6);
});

test.each(TANK_FUELS)('the proposed tank for %s is valid', (fuel) => {
  const { litres, consumption, ...rest } = proposedTank(fuel, 'self');
  expect(rest).toEqual({ fuel, mode: 'self', smac: false });
  expect(litres).toBeGreaterThanOrEqual(TANK_LITRES.min);
  expect(litres).toBeLessThanOrEqual(TANK_LITRES.max);
  expect(consumption).toBeGreaterThanOrEqual(TANK_CONSUMPTION.min);
  expect(consumption).toBeLessThanOrEqual(TANK_CONSUMPTION.max);
});

test('other fuels and unknown categories are no tank fuels', () => {
  expect([100, 15, 0].map(isTankFuel)).toEqual([false, false, false]);
});

describe('a change of the tank', () => {
  const diesel = { fuel: 20, mode: 'self', litres: 50, consumption: 5, smac: true } as const;

  test('keeps the other fields, for another fuel the card only', () => {
    expect(changedTank(diesel, { litres: 60, consumption: null })).toEqual({
      ...diesel,
      litres: 60,
    });
    expect(changedTank(diesel, { mode: null })).toEqual({ ...diesel, mode: null });
    expect(changedTank(diesel, { fuel: 40, mode: 'self' })).toEqual({
      ...proposedTank(40),
      smac: true,
    });
  });

  test('is null for a removed fuel, and undefined when no fuel is known', () => {
    expect(changedTank(diesel, { fuel: null })).toBeNull();
    expect(changedTank(null, { litres: 60 })).toBeUndefined();
  });
});

test('an error about a value out of bounds names the bounds', () => {
  const { litres_range, consumption_range } = ERROR_SENTENCES;
  expect(litres_range).toContain(`tra ${TANK_LITRES.min} e ${TANK_LITRES.max}`);
  expect(consumption_range).toContain(`tra ${TANK_CONSUMPTION.min} e ${TANK_CONSUMPTION.max}`);
});
