import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FUEL_TYPES } from '@pieno/contract/fuels.ts';
import { describe, expect, test } from 'vitest';
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

test('each name is sold in the mode its type says', () => {
  const typeOf = (id: number | undefined) => FUEL_TYPES.find((type) => type.id === id);
  for (const name of ['Benzina', 'Gasolio', 'GPL', 'Metano', 'L-GNC', 'GNL', 'HVO', 'F101']) {
    expect(typeOf(knownFuel(name, 'self'))?.mode).toBe('self');
    expect(typeOf(knownFuel(name, 'served'))?.mode).toBe('served');
  }
});

test('a name nobody has seen is unknown', () => {
  expect(knownFuel('Idrogeno', 'self')).toBeUndefined();
  expect(addedFuelName('  Idrogeno  verde ', 'served')).toBe('Idrogeno verde Servito');
});

const LIST = path.join(
  import.meta.dirname,
  '../../../../../../shared/data/mimit/fuel_types_2026-08-21.txt',
);
describe.skipIf(!existsSync(LIST))(
  'the names of 2026-08-21 (skipped without ../shared/data)',
  () => {
    test('all 59 are known', () => {
      const names = readFileSync(LIST, 'utf8')
        .split('\n')
        .flatMap((line) => line.trim().replace(/^\d+ /u, '') || []);
      expect(names).toHaveLength(59);
      expect(names.filter((name) => knownFuel(name, 'self') === undefined)).toEqual([]);
    });
  },
);
