// Tests rule typed-code.
import { expect, test } from 'vitest';
import { CODE_LETTERS, typedCode } from './typed-code.ts';

const invitation = typedCode([{ letters: CODE_LETTERS, length: 8 }]);
const second = typedCode([
  { letters: '0-9', length: 6 },
  { letters: CODE_LETTERS, length: 10 },
]);
const mailed = typedCode([{ letters: '0-9', length: 8 }]);

test.each([
  'ABCD-2345',
  'abcd2345',
  ' abcd 2345 ',
  'ABCD\u20132345',
  'ABCD\u20112345',
  'ABCD\u22122345',
  'ABCD\uff0d2345',
  'AB\u00adCD-2345',
  '\u200bABCD-2345\ufeff',
  'ABCD\u00a02345',
  'ABCD - 2345.',
  '«ABCD-2345»,',
  'Codice: ABCD-2345',
  'Codice ABCD-2345. A presto!',
  'https://pieno.example/gestore/invito#ABCD-2345.8',
  'Ecco il link https://pieno.example/gestore/invito#ABCD-2345.8',
  'ＡＢＣＤ２３４５',
])('%j contains an invitation code', (typed) => {
  expect(invitation.parse(typed)).toBe('ABCD2345');
});

test.each([
  ['8. ABCDE-23456', 'ABCDE23456'],
  ['ABCDE\u201323456\u200b', 'ABCDE23456'],
  ['abcde 23456,', 'ABCDE23456'],
  ['123 456', '123456'],
  ['Codice: 123\u2011456.', '123456'],
  ['23456-78923', '2345678923'],
])('%j contains a code of the second factor', (typed, code) => {
  expect(second.parse(typed)).toBe(code);
});

test.each(['12345678', '1234 5678', '1234\u20105678', 'Codice: 12345678.', '12.34.56.78'])(
  '%j contains a mailed code',
  (typed) => {
    expect(mailed.parse(typed)).toBe('12345678');
  },
);

test.each([
  '',
  ' ',
  'ABCD-234',
  'ABCD-23456',
  'ABCI-2345',
  'ABCD-2345 ABCD-2346',
  'password',
  `ABCD-2345${' '.repeat(300)}`,
])('%j contains no invitation code', (typed) => {
  expect(invitation.safeParse(typed).success).toBe(false);
});
test.each(['12345', '1234567', '000000,111111', 'ABCDE-23456 o 123456', '0'.repeat(100)])(
  '%j does not contain exactly one code of the second factor',
  (typed) => {
    expect(second.safeParse(typed).success).toBe(false);
  },
);
