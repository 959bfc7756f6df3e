import { expect, test } from 'vitest';
import { parsePrice } from './price-text.ts';

test.each([
  ['1,679', 1679],
  ['1.679', 1679],
  ['€ 1,68', 1680],
  ['1,6 €', 1600],
  ['2', 2000],
  ['0.100', 100],
])('%s is %i thousandths', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

/** Spaces where a slow pattern could try each split. */
const SPACES = ' '.repeat(200_000);

test.each([`1${SPACES}x`, `${SPACES}€${SPACES}`, `1,6${SPACES}€`])(
  'a text with thousands of spaces is no price, and is refused quickly',
  (text) => {
    expect(parsePrice(text)).toBeUndefined();
  },
);

test.each(['', '-', '1,6799', '1.679,00', 'uno', '-1,679', '1 679'])('"%s" is no price', (text) => {
  expect(parsePrice(text)).toBeUndefined();
});
