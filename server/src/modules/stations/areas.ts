import { kilometresBetween, type Position } from '@pieno/contract/distance.ts';
import { BORDER_BELT_KM } from '@pieno/contract/limits.ts';
import { MAP_CENTER } from '@pieno/contract/map-center.ts';
import type { Area } from '@pieno/contract/prices.ts';

export type Country = 'SM' | 'IT';

/**
 * Computes the areas in whose rankings a station appears: San Marino, or the border belt of `BORDER_BELT_KM` (rule
 * station-areas).
 */
export function areasOf(country: Country, position: Position | null): Area[] {
  if (country === 'SM') return ['SM'];
  if (!position) return [];
  return kilometresBetween(position, MAP_CENTER) <= BORDER_BELT_KM ? ['confine'] : [];
}
