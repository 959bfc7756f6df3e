// Tests rule price-demo.
import { expect, test } from 'vitest';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import { DEMO_STATIONS } from './demo-stations.ts';

const fuelsOf = (sourceId: string) =>
  DEMO_STATIONS.find((station) => station.sourceId === sourceId)?.fuelTypeIds;
const selling = (decade: number) =>
  DEMO_STATIONS.filter(({ fuelTypeIds }) => fuelTypeIds.some((id) => decadeOf(id) === decade));

test('demo prices: petrol and diesel at all 17, LPG at a few, electric at E-Way, no methane', () => {
  expect([10, 20, 30, 40, 50].map((decade) => selling(decade).length)).toEqual([17, 17, 3, 0, 22]);
});

test('a station with known modes gets no prices of other modes', () => {
  expect(fuelsOf('node/2369479069')).toEqual([11, 21]);
  expect(fuelsOf('node/4594556989')).toEqual([10, 20]);
});

test('a free site, and one without a stated price, get no demo price', () => {
  expect(fuelsOf('84975')).toBeUndefined();
  expect(fuelsOf('194216')).toBeUndefined();
});
