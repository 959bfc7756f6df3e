/** Maps the ministry's fuel names ("descCarburante") to Pieno's fuel types. */
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { cleanText } from '../clean-text.ts';
import { comparisonKey } from './names/brand.ts';

interface FuelIds {
  self: number;
  served: number;
}

/** Every name that occurred in 2026, by fuel type. Case and punctuation vary in the files. */
const NAMES: readonly [FuelIds, string][] = [
  [{ self: 10, served: 11 }, 'Benzina'],
  [
    { self: 12, served: 13 },
    'Blue Super, HiQ Perform+, Benzina speciale, Verde speciale, Benzina Shell V Power, V-Power',
  ],
  [
    { self: 14, served: 15 },
    'Benzina WR 100, F101, Benzina Energy 98 ottani, Benzina Plus 98, Benzina Speciale 98 Ottani, ' +
      'HiQ Perform B100 Ottani, Benzina 100 ottani, Benzina 102 Ottani',
  ],
  [{ self: 20, served: 21 }, 'Gasolio'],
  [
    { self: 22, served: 23 },
    'Blue Diesel, Supreme Diesel, Hi-Q Diesel, Gasolio speciale, Gasolio Premium, DieselMax, ' +
      'Diesel Shell V Power, V-Power Diesel, S-Diesel, E-DIESEL, GP DIESEL, Excellium Diesel, ' +
      'Gasolio Oro Diesel, Gasolio Energy D, Gasolio Ecoplus, Gasolio Plus, Gasolio Prestazionale',
  ],
  [
    { self: 24, served: 25 },
    'HVO, HVO100, HVOlution, HVOvolution, REHVO, BCHVO, Diesel HVO, Diesel HVO Energy, ' +
      'HVO Energy Diesel, HVO eco diesel, HVO Future, Gasolio HVO, Gasolio Bio HVO',
  ],
  [
    { self: 26, served: 27 },
    'Gasolio artico, Gasolio Artico Igloo, Gasolio Alpino, Gasolio Gelo, Blu Diesel Alpino',
  ],
  [{ self: 31, served: 30 }, 'GPL'],
  [{ self: 41, served: 40 }, 'Metano'],
  [{ self: 43, served: 42 }, 'L-GNC'],
  [{ self: 101, served: 100 }, 'GNL'],
];

const ID_BY_NAME = new Map(
  NAMES.flatMap(([ids, names]) =>
    names.split(', ').map((name) => [comparisonKey(name), ids] as const),
  ),
);

/**
 * Finds the fuel type of a ministry's fuel name.
 * @param name as the ministry writes it, in any letter case
 * @returns the fuel type's id, or undefined for an unknown name
 */
export function knownFuel(name: string, mode: FuelMode): number | undefined {
  return ID_BY_NAME.get(comparisonKey(name))?.[mode];
}

/** Returns the name of an unknown fuel's type: the ministry's name and the mode, "Self" or "Servito". */
export function addedFuelName(name: string, mode: FuelMode): string {
  return `${cleanText(name)} ${mode === 'self' ? 'Self' : 'Servito'}`;
}
