// Tests rule map-streets.
import { expect, it } from 'vitest';
import { EDGE, roadWidth, WIDTHS } from './road-widths.ts';

it('at a zoom of the table, a road has the width of the table', () => {
  expect(roadWidth('main', 11)).toBe(WIDTHS.main[0]);
  expect(roadWidth('main', 14)).toBe(WIDTHS.main[1]);
  expect(roadWidth('street', 14, EDGE)).toBe(WIDTHS.street[1] + EDGE);
});

it('between two zooms, the width grows exponentially, as in MapLibre', () => {
  // Exponential with base 1.4: 0.229 of the way at zoom 12, 0.550 at 13.
  expect(roadWidth('main', 12)).toBeCloseTo(2.688, 3);
  expect(roadWidth('main', 13)).toBeCloseTo(3.651, 3);
});
