import { expect, test } from 'vitest';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { shortFuelName } from './short-fuel-name.ts';

test.each([
  [10, 'Self'],
  [25, 'HVO Servito'],
  [30, 'GPL'],
  [31, 'Self'],
  [51, 'DC'],
  [101, 'GNL Self'],
])('fuel %s among others of its category is called %s', (id, name) => {
  expect(shortFuelName(fuelPrice(id, 1).fuel_type)).toBe(name);
});
