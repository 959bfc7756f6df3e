// Tests rule price-editor.
import { expect, test } from 'vitest';
import {
  firstDigits,
  readPrice,
  step,
  toEuro,
  toThousandths,
  typing,
  writePrice,
} from './typed-price.ts';

test.each([
  ['1,67', 1670],
  ['1.67', 1670],
  ['1,669', 1669],
  ['1,6', 1600],
  ['1,', 1000],
  [' € 1,669 ', 1669],
  ['0,789', 789],
  ['167', 1670],
  ['1669', 1669],
  ['12,5', 12500],
])('%s is %i thousandths', (text, thousandths) => expect(readPrice(text)).toBe(thousandths));

test.each(['', ',', 'abc', '1,6690', '1,6,6', '-1,6', '16690', '0', '0,000', '1e3'])(
  '%j is not a price',
  (text) => expect(readPrice(text)).toBeNull(),
);

test.each([
  ['1,', '1,'],
  ['1,66', '1,66'],
  ['', ''],
  ['€ 1,669', '1,669'],
  ['1,6690', null],
  ['1,6a', null],
  [',5', null],
])('typing %j shows %j', (text, shown) => expect(typing(text)).toBe(shown));

test('a price is written with three decimals, and prefilled with two digits', () => {
  expect([1670, 789, 12_500].map(writePrice)).toEqual(['1,670', '0,789', '12,500']);
  expect([1669, 789].map(firstDigits)).toEqual(['1,6', '0,7']);
});

test('steps stay above zero, and euro and thousandths agree', () => {
  expect([step(1669, 10), step(1669, -1), step(5, -10)]).toEqual([1679, 1668, 1]);
  expect(toThousandths(1.669)).toBe(1669);
  expect(toEuro(1669)).toBe(1.669);
});
