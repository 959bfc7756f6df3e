// Tests rules ranking-medals, ranking-ties.
import { expect, test } from 'vitest';
import { metalOf } from './medals.ts';

test('the first three ranks get a medal', () => {
  expect([1, 2, 3, 4, null].map((rank) => metalOf(rank))).toEqual([
    'gold',
    'silver',
    'bronze',
    'other',
    'other',
  ]);
});

test('up to three stations share a medal, more get none', () => {
  expect([1, 2, 3, 4, 22].map((sharing) => metalOf(1, sharing))).toEqual([
    'gold',
    'gold',
    'gold',
    'other',
    'other',
  ]);
});
