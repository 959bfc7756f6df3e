import { BORDER_BELT_KM, MAP_CENTER } from '@pieno/contract/limits.ts';
import type { Area } from '@pieno/contract/prices.ts';

export type Country = 'SM' | 'IT';
export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;

/** Kilometres between two positions along the ground. */
export function kilometresBetween(a: Position, b: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}

/** The areas in whose rankings a station stands (design §2): San Marino, or the border belt of 20 km. */
export function areasOf(country: Country, position: Position | null): Area[] {
  if (country === 'SM') return ['SM'];
  if (!position) return [];
  return kilometresBetween(position, MAP_CENTER) <= BORDER_BELT_KM ? ['confine'] : [];
}
