import { CHARGING_SITES } from '../../../seed/charging-sites.ts';
import { FUEL_STATIONS } from '../../../seed/fuel-stations.ts';
import type { StationFacts } from '../../../seed/station-facts.ts';

export interface DemoStation {
  source: StationFacts['source'];
  sourceId: string;
  fuelTypeIds: readonly number[];
}

const FUELS_BY_MODE = { self: [10, 20], served: [11, 21] } as const;
const LPG = 30;
const ELECTRIC_AC = 50;

/** Brands whose stations get demo prices for LPG: a few in San Marino sell it, but no source names them. */
const LPG_BRANDS = ['Repsol', 'Eni', 'Q8'];

/**
 * The stations and fuels with demo prices: petrol and diesel at every station, in the modes (self, served) that a
 * source names or in both; LPG at a few; electricity at the network with a single tariff. No methane, which is not sold
 * in San Marino. Charging sites that are free or state no price get none.
 */
export const DEMO_STATIONS: readonly DemoStation[] = [
  ...FUEL_STATIONS.map((station) => planned(station, fuelsOf(station))),
  ...CHARGING_SITES.filter((site) => site.brand === 'E-Way').map((site) =>
    planned(site, [ELECTRIC_AC]),
  ),
];

function planned({ source, sourceId }: StationFacts, fuelTypeIds: readonly number[]): DemoStation {
  return { source, sourceId, fuelTypeIds };
}

function fuelsOf({ brand, modes = ['self', 'served'] }: StationFacts): number[] {
  const liquid = modes.flatMap((mode) => [...FUELS_BY_MODE[mode]]);
  return LPG_BRANDS.includes(brand ?? '') ? [...liquid, LPG] : liquid;
}
