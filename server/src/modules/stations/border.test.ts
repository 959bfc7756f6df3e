import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHARGING_SITES } from '../../../catalogue/charging-sites.ts';
import { FUEL_STATIONS } from '../../../catalogue/fuel-stations.ts';
import { isInSanMarino } from './border.ts';

test('every station of the catalogue stands inside', () => {
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
])('%s lies outside', (_, latitude, longitude) => {
  expect(isInSanMarino(latitude, longitude)).toBe(false);
});

const REGISTRY = path.join(
  import.meta.dirname,
  '../../../../../shared/data/mimit/slice-RN-anagrafica-2026-08-21.csv',
);
describe.skipIf(!existsSync(REGISTRY))('Rimini (skipped without ../shared/data)', () => {
  test('no station of the Italian registry stands inside', () => {
    const inside = readFileSync(REGISTRY, 'utf8')
      .split('\n')
      .slice(2)
      .map((row) => row.split('|').slice(-2).map(Number))
      .filter(([latitude, longitude]) => isInSanMarino(latitude ?? 0, longitude ?? 0));
    expect(inside).toEqual([]);
  });
});
