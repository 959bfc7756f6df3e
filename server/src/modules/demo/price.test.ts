import { expect, test } from 'vitest';
import { demoPrice } from './price.ts';

const DAYS = Array.from({ length: 366 }, (_, index) => 20_600 + index);
const KEYS = Array.from({ length: 17 }, (_, index) => `osm/node/${index}`);

test.each([
  { fuel: 10, min: 1_669, max: 1_949 },
  { fuel: 11, min: 1_669, max: 1_949 },
  { fuel: 20, min: 1_744, max: 2_074 },
  { fuel: 21, min: 1_744, max: 2_074 },
  { fuel: 30, min: 700, max: 740 },
  { fuel: 50, min: 400, max: 450 },
])('fuel $fuel stays between $min and $max thousandths all year', ({ fuel, min, max }) => {
  const prices = DAYS.flatMap((day) => KEYS.map((key) => demoPrice(day, key, fuel)));
  expect(prices.every(Number.isInteger)).toBe(true);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(min);
  expect(Math.max(...prices)).toBeLessThanOrEqual(max);
});

test('the same day, station and fuel give the same price', () => {
  expect(demoPrice(20_600, 'osm/node/1', 10)).toBe(demoPrice(20_600, 'osm/node/1', 10));
});

test('prices change little in a day, and over a year', () => {
  const prices = DAYS.map((day) => demoPrice(day, 'osm/node/1', 10));
  const steps = prices.slice(1).map((price, index) => Math.abs(price - prices[index]!));
  expect(Math.max(...steps)).toBeLessThanOrEqual(5);
  expect(new Set(prices).size).toBeGreaterThan(3);
});

test('stations differ, and served costs 2 to 4 cents more than self-service', () => {
  const day = DAYS[0]!;
  expect(new Set(KEYS.map((key) => demoPrice(day, key, 10))).size).toBeGreaterThan(8);
  for (const key of KEYS) {
    const surcharge = demoPrice(day, key, 21) - demoPrice(day, key, 20);
    expect(surcharge).toBeGreaterThanOrEqual(20);
    expect(surcharge).toBeLessThanOrEqual(40);
  }
});
