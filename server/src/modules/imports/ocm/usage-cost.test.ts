import { expect, test } from 'vitest';
import { readUsageCost } from './usage-cost.ts';

test.each([
  ['0,40 €/kWh', 400],
  ['€0.45/kWh', 450],
  ['0.5 EUR per kWh', 500],
  ['AC 0,40 €/kWh; DC 0,40 €/kWh', 400],
  ['Euro 0,399 al kWh + 1 €/h', 399],
])('%s is %i thousandths', (text, price) => {
  expect(readUsageCost(text)).toBe(price);
});

test.each(['Free', '', null, undefined, '1,50 €/h', 'AC 0,40 €/kWh, DC 0,60 €/kWh', '0,40/kWh'])(
  '%j states no one price per kWh',
  (text) => expect(readUsageCost(text)).toBeUndefined(),
);

test.each([
  `1${' '.repeat(200_000)}x`,
  `${'1'.repeat(200_000)}x`,
  `€${' '.repeat(200_000)}`,
  `0,40 €${' '.repeat(200_000)}kWh`,
  '1234567890 €/kWh',
])('runs of spaces and digits state no price, and take no time', (text) => {
  expect(readUsageCost(text)).toBeUndefined();
});
