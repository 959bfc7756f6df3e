import { expect, test } from 'vitest';
import { centsText } from './cents.ts';

test.each([
  [-0.012, '−1,2 cent'],
  [-0.001, '−0,1 cent'],
  // The difference of two prices, with its floating-point error.
  [1.669 - 1.679, '−1 cent'],
  [0.1, '+10 cent'],
])('%s euro is %s', (euro, text) => {
  expect(centsText(euro)).toBe(text);
});
