import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { expect, test } from 'vitest';
import { addedFuelName, knownFuel } from './fuel-names.ts';

test.each([
  ['Benzina', 10, 11],
  ['gasolio', 20, 21],
  ['GPL', 31, 30],
  ['Metano', 41, 40],
  ['L-GNC', 43, 42],
  ['GNL', 101, 100],
  ['Blue Super', 12, 13],
  ['F-101', 14, 15],
  ['HiQ Perform B100 Ottani', 14, 15],
  ['Hi-Q Diesel', 22, 23],
  ['GASOLIO HVO', 24, 25],
  ['Gasolio Artico Igloo', 26, 27],
])('%s is %i self and %i served', (name, self, served) => {
  expect([knownFuel(name, 'self'), knownFuel(name, 'served')]).toEqual([self, served]);
});

test('each fuel name maps to a type of its mode', () => {
  const typeOf = (id: number | undefined) => FUEL_TYPES.find((type) => type.id === id);
  for (const name of ['Benzina', 'Gasolio', 'GPL', 'Metano', 'L-GNC', 'GNL', 'HVO', 'F101']) {
    expect(typeOf(knownFuel(name, 'self'))?.mode).toBe('self');
    expect(typeOf(knownFuel(name, 'served'))?.mode).toBe('served');
  }
});

test('a new name is unknown', () => {
  expect(knownFuel('Idrogeno', 'self')).toBeUndefined();
  expect(addedFuelName('  Idrogeno\u00a0 verde\u200b ', 'served')).toBe('Idrogeno verde Servito');
});

/** Every fuel name of the ministry's prices of 21 August 2026, the most frequent first. */
const NAMES = `
  Benzina, Gasolio, Blue Diesel, GPL, HVOlution, Supreme Diesel, Metano, Blue Super, HVO, Hi-Q
  Diesel, Gasolio speciale, HiQ Perform+, Gasolio Premium, Benzina speciale, Benzina WR 100,
  GNL, Diesel Shell V Power, DieselMax, L-GNC, HVO100, S-Diesel, Gasolio artico, Benzina Shell V
  Power, Excellium Diesel, Gasolio Oro Diesel, F101, REHVO, Gasolio Energy D, E-DIESEL, Diesel
  HVO, Gasolio Ecoplus, GP DIESEL, Gasolio Artico, Benzina Energy 98 ottani, BCHVO, Benzina Plus
  98, Gasolio Bio HVO, Gasolio HVO, Gasolio Gelo, Gasolio Alpino, V-Power, Excellium diesel, HVO
  eco diesel, HVO Future, Blu Diesel Alpino, Gasolio Prestazionale, Gasolio Plus, Diesel HVO
  Energy, Verde speciale, HiQ Perform B100 Ottani, HVOvolution, HVO Energy Diesel, Benzina
  Speciale 98 Ottani, F-101, V-Power Diesel, Gasolio Artico Igloo, Benzina 100 ottani, GASOLIO
  HVO, Benzina 102 Ottani
`;

test('all 59 names that the ministry used on one day are known', () => {
  const names = NAMES.split(',').map((name) => name.trim().replaceAll(/\s+/gu, ' '));
  expect(names).toHaveLength(59);
  expect(names.filter((name) => knownFuel(name, 'self') === undefined)).toEqual([]);
});
