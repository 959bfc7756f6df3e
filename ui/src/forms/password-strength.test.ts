// Tests rule password-strength.
import { expect, test } from 'vitest';
import { passwordScore, STRENGTH_LABELS } from './password-strength.ts';

const long = (letter: string) => letter.repeat(10);

test.each([
  ['', 0],
  ['!', 1],
  [' ', 1],
  ['a', 1],
  ['A', 1],
  ['7', 1],
  [long('!'), 1],
  ['aA', 2],
  ['a7', 2],
  [long('a'), 2],
  [long('a').slice(1), 1],
  ['aA7', 3],
  [`A${long('a')}`, 3],
  [`7${long('a')}`, 3],
  [`A7${long('a')}`, 4],
  ['Monte Titano 739', 4],
  ['Perché È Così 1', 4],
] as const)('%j scores %i', (password, score) => {
  expect(passwordScore(password)).toBe(score);
});

test('each score has its label', () => {
  expect(STRENGTH_LABELS).toEqual([
    'No data',
    'Too simple',
    'Simple',
    'Thats OK',
    'Great password!',
  ]);
});
