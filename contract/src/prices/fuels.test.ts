// Tests rules fuel-decades, fuel-units, ranking-parameter.
import { describe, expect, test } from 'vitest';
import { FUEL_TYPES, decadeLabel, decadeOf, isDecade } from './fuels.ts';

describe('decades', () => {
  test.each([
    [10, 'Benzina'],
    [20, 'Diesel'],
    [30, 'GPL'],
    [40, 'Metano'],
    [50, 'Elettrico'],
    [100, 'Altri Carburanti'],
    [70, 'Decade 70'],
  ])('calls %i %s', (decade, label) => {
    expect(decadeLabel(decade)).toBe(label);
  });

  test.each([
    [10, 10],
    [19, 10],
    [25, 20],
    [31, 30],
    [51, 50],
    [100, 100],
    [117, 100],
    [60, 100],
    [999, 100],
    [10_000, 10],
    [40_017, 40],
    [50_999, 50],
    [100_000, 100],
    [7_000, 100],
  ])('puts fuel type %i into decade %i', (id, decade) => {
    expect(decadeOf(id)).toBe(decade);
  });

  test('accepts only the six decades', () => {
    expect([10, 20, 30, 40, 50, 100].every(isDecade)).toBe(true);
    expect([0, 60, 110, Number.NaN].some(isDecade)).toBe(false);
  });
});

describe('fuel types', () => {
  test('have unique ids and names', () => {
    expect(new Set(FUEL_TYPES.map(({ id }) => id)).size).toBe(FUEL_TYPES.length);
    expect(new Set(FUEL_TYPES.map(({ name }) => name)).size).toBe(FUEL_TYPES.length);
  });

  test('measure methane by the kilogram and electricity by the kilowatt hour', () => {
    const units = new Map(FUEL_TYPES.map(({ decade, unit }) => [decade, unit]));
    expect(Object.fromEntries(units)).toEqual({
      10: 'litre',
      20: 'litre',
      30: 'litre',
      40: 'kilogram',
      50: 'kilowatt_hour',
      100: 'kilogram',
    });
  });
});
