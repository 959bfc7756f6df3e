// Tests rule import-tariff.
import { expect, test } from 'vitest';
import { readUsageCost } from './usage-cost.ts';

test.each([
  ['0,40 €/kWh', 400],
  ['€0.45/kWh', 450],
  ['0.5 EUR per kWh', 500],
  ['AC 0,40 €/kWh; DC 0,40 €/kWh', 400],
  ['Euro 0,399 al kWh', 399],
  ['Tariffa: 0,45 €/kWh, IVA inclusa.', 450],
  ['0.4000 €/kWh', 400],
  ['0,4567 €/kWh', 457],
])('%s is %i thousandths', (text, price) => {
  expect(readUsageCost(text)).toBe(price);
});

test.each([
  '0,40 €/kWh + 0,50 € sessione',
  '0.40€/kWh + 0.05€/min',
  'Euro 0,399 al kWh + 1 €/h',
  '6 €/h; 0,40 €/kWh di notte',
  '0,40 €/kWh dopo 2 ore 1 €/h',
  '1 € + 0,40 €/kWh',
  'gratis fino a 3 kWh, poi 0,50 €/kWh',
  '0,50 EUR/kWh, min. 2 EUR',
  '0,40 €/kWh solo soci',
  '0,40 €/kWh + IVA',
  '0,40 €/kWh IVA esclusa',
  'da 0,40 €/kWh',
  'a partire da 0,40 €/kWh',
  'ca. 0,40 €/kWh',
  '0,40 €/kWh promo fino al 31/12/2023',
  '0,40 €/kWh + costo parcheggio',
  '0.40-0.60 €/kWh',
  '0,40 €/kWh (AC) 0,60 (DC)',
  '0,30/0,45 €/kWh',
  'AC 0,40 / DC 0,60 €/kWh',
  'tra 0,40 e 0,60 €/kWh',
  'fino a 1 €/kWh',
  'max 0,90 €/kWh',
])('%j is a tariff, not a price', (text) => {
  expect(readUsageCost(text)).toBeUndefined();
});

test.each(['Free', '', null, undefined, '1,50 €/h', 'AC 0,40 €/kWh, DC 0,60 €/kWh', '0,40/kWh'])(
  '%j does not state one price per kWh',
  (text) => expect(readUsageCost(text)).toBeUndefined(),
);

test.each([
  `1${' '.repeat(200_000)}x`,
  `${'1'.repeat(200_000)}x`,
  `€${' '.repeat(200_000)}`,
  `0,40 €${' '.repeat(200_000)}kWh`,
  '1234567890 €/kWh',
])('long runs of spaces and digits state no price, and take no time', (text) => {
  expect(readUsageCost(text)).toBeUndefined();
});
