// Tests rule smac-shown.
import { expect, test } from 'vitest';
import { PETROL_RATE } from '@pieno/contract/testing/sample-smac-rates.ts';
import { fillCreditText, unitCreditText } from './credit-text.ts';

const credit = (perUnit: number, isEstimate: boolean, isTaken: boolean) => ({
  none: null,
  perUnit,
  total: perUnit * 45,
  isEstimate,
  isTaken,
  rate: PETROL_RATE,
});

test.each([
  [0.15, false, true, '15 cent di credito SMaC', '6,75 € di credito SMaC'],
  [0.125, false, true, '12,5 cent di credito SMaC', '5,63 € di credito SMaC'],
  [0.1524, true, true, '15 cent di credito SMaC (stima)', 'circa 6,86 € di credito SMaC'],
  [0.15, false, false, 'forse 15 cent di credito SMaC', 'forse 6,75 € di credito SMaC'],
  [0.0661, true, false, 'forse 7 cent di credito SMaC (stima)', 'forse 2,97 € di credito SMaC'],
])('%d, an estimate: %s, taken: %s', (perUnit, isEstimate, isTaken, unit, fill) => {
  const made = credit(perUnit, isEstimate, isTaken);
  expect([unitCreditText(made), fillCreditText(made)]).toEqual([unit, fill]);
});
