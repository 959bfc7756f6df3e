// Tests rule station-areas.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHARGING_SITES } from '../../../../seed/charging-sites.ts';
import { FUEL_STATIONS } from '../../../../seed/fuel-stations.ts';
import { sliceOf } from '../../../testing/real-data.ts';
import { isInSanMarino } from './border.ts';

test('all stations of the seed are inside', () => {
  const outside = [...FUEL_STATIONS, ...CHARGING_SITES].filter(
    ({ latitude, longitude }) => !isInSanMarino(latitude, longitude),
  );
  expect(outside).toEqual([]);
});

test.each([
  ['Rimini', 44.0594, 12.5683],
  ['Verucchio', 43.9836, 12.4225],
  ['San Leo', 43.8961, 12.3428],
  ['Monte Grimano', 43.8653, 12.4725],
])('%s is outside', (_, latitude, longitude) => {
  expect(isInSanMarino(latitude, longitude)).toBe(false);
});

test('no station of the Italian registry around it is inside', () => {
  const stations = readFileSync(sliceOf('registry-2026-08-21.csv'), 'utf8')
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(-2).map(Number));
  expect(stations.length).toBeGreaterThan(30);
  expect(stations.filter(([lat, lon]) => isInSanMarino(lat ?? 0, lon ?? 0))).toEqual([]);
});
