// Tests rule map-streets.
import { expect, it } from 'vitest';
import { EDGE, roadWidth, WIDTHS } from './road-widths.ts';

it('is as wide at the zooms of the table as the table says', () => {
  expect(roadWidth('main', 11)).toBe(WIDTHS.main[0]);
  expect(roadWidth('main', 14)).toBe(WIDTHS.main[1]);
  expect(roadWidth('street', 14, EDGE)).toBe(WIDTHS.street[1] + EDGE);
});

it('grows faster from zoom to zoom, as MapLibre does with the same numbers', () => {
  // 1.4 to the zoom: 0.229 of the way at 12, 0.550 at 13.
  expect(roadWidth('main', 12)).toBeCloseTo(2.688, 3);
  expect(roadWidth('main', 13)).toBeCloseTo(3.651, 3);
});
