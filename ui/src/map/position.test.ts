// Tests rules station-coordinates, station-position.
import { describe, expect, it } from 'vitest';
import { hasPosition, positionOf } from './position.ts';

describe('hasPosition', () => {
  it.each([
    [43.94, 12.45],
    ['43.94', '12.45'],
    [-33.9, -70.6],
  ])('accepts %j, %j', (latitude, longitude) => {
    expect(hasPosition(latitude, longitude)).toBe(true);
  });

  it.each([
    [0, 12.45],
    [43.94, 0],
    ['0', '0'],
    [Number.NaN, 12.45],
    [43.94, Infinity],
    [null, null],
    [undefined, 12.45],
    ['', '12.45'],
    ['  ', '12.45'],
    ['nord', 'est'],
    [true, 12.45],
    [91, 12.45],
    [43.94, 181],
  ])('rejects %j, %j', (latitude, longitude) => {
    expect(hasPosition(latitude, longitude)).toBe(false);
  });

  it('reads text as numbers', () => {
    expect(positionOf(' 43.94', '12.45')).toEqual({ latitude: 43.94, longitude: 12.45 });
  });
});
