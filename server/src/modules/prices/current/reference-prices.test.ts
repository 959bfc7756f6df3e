// Tests rule price-gate.
import type { Area } from '@pieno/contract/prices/areas.ts';
import { expect, test } from 'vitest';
import { medianOfNeighbours, type Neighbour } from './reference-prices.ts';

const neighbour = (station_id: number, price: number, area: Area = 'SM'): Neighbour => ({
  station_id,
  fuel_type_id: 10,
  price,
  areas: [area],
});

test('a reference price is the median of other stations in the own area', () => {
  const { around, ofBelt } = medianOfNeighbours(
    [
      neighbour(1, 1000),
      neighbour(2, 1670),
      neighbour(3, 1690),
      neighbour(4, 1680),
      neighbour(5, 1900, 'confine'),
      neighbour(6, 1920, 'confine'),
      neighbour(7, 1910, 'confine'),
    ],
    3,
  );
  expect(around({ id: 1, areas: ['SM'] }, 10)).toBe(1680);
  expect(around({ id: 99, areas: ['SM'] }, 10)).toBe(1675);
  expect(around({ id: 5, areas: ['confine'] }, 10)).toBeUndefined();
  expect(around({ id: 99, areas: [] }, 10)).toBeUndefined();
  expect(around({ id: 99, areas: ['SM'] }, 20)).toBeUndefined();
  expect(ofBelt(10)).toBe(1910);
});
