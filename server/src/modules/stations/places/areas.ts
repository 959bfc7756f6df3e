import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import { BORDER_BELT_KM } from '@pieno/contract/limits.ts';
import { MAP_CENTER } from '@pieno/contract/stations/map-center.ts';
import { AREAS, type Area } from '@pieno/contract/prices/areas.ts';
import { kilometresFromSanMarino } from './border.ts';

export type Country = 'SM' | 'IT';

/** Kilometres by which the stored border may be wrong. */
const BORDER_ERROR_KM = 0.06;

/**
 * Returns the country of a position by San Marino's border (rule admin-station-facts).
 * @param before the station's previous country: one of San Marino stays there close outside the border
 */
export function countryAt(position: Position, before?: Country): Country {
  const leeway = before === 'SM' ? BORDER_ERROR_KM : 0;
  return kilometresFromSanMarino(position) <= leeway ? 'SM' : 'IT';
}

/** The stations of each area of this installation (rule station-areas). */
const STANDS_IN: Readonly<Record<Area, (country: Country, position: Position | null) => boolean>> =
  {
    SM: (country) => country === 'SM',
    confine: (country, position) =>
      country === 'IT' &&
      position !== null &&
      kilometresBetween(position, MAP_CENTER) <= BORDER_BELT_KM,
  };

/** Returns the areas that contain a station, in whose rankings it appears. */
export const areasContaining = (country: Country, position: Position | null): Area[] =>
  AREAS.filter((area) => STANDS_IN[area](country, position));
