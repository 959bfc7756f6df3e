import { kilometresBetween, type Position } from '@pieno/contract/distance.ts';
import { BORDER_BELT_KM } from '@pieno/contract/limits.ts';
import { MAP_CENTER } from '@pieno/contract/map-center.ts';
import type { Area } from '@pieno/contract/prices.ts';
import { kilometresFromSanMarino } from './border.ts';

export type Country = 'SM' | 'IT';

/** Kilometres by which the stored border may be wrong. */
const BORDER_ERROR_KM = 0.06;

/**
 * Tells the country of a place by San Marino's border (rule admin-station-facts).
 * @param before the station's country until now: close outside the border one of San Marino stays there
 */
export function countryAt(position: Position, before?: Country): Country {
  const leeway = before === 'SM' ? BORDER_ERROR_KM : 0;
  return kilometresFromSanMarino(position) <= leeway ? 'SM' : 'IT';
}

/**
 * Computes the areas in whose rankings a station appears: San Marino, or the border belt of `BORDER_BELT_KM` (rule
 * station-areas).
 */
export function areasOf(country: Country, position: Position | null): Area[] {
  if (country === 'SM') return ['SM'];
  if (!position) return [];
  return kilometresBetween(position, MAP_CENTER) <= BORDER_BELT_KM ? ['confine'] : [];
}
