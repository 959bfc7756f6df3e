import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#767676', '#ffffff', 4.54],
    ['#0b5f8f', '#0b5f8f', 1],
  ])('of %s and %s', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});
