import { expect, test } from 'vitest';
import { readPrice } from './price-text.ts';

test.each([
  ['1,679', 1679],
  ['1.679', 1679],
  ['€ 1,68', 1680],
  ['1,6 €', 1600],
  ['2', 2000],
  ['0.100', 100],
])('%s is %i thousandths', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test.each(['', '-', '1,6799', '1.679,00', 'uno', '-1,679', '1 679'])('"%s" is no price', (text) => {
  expect(readPrice(text)).toBeUndefined();
});
