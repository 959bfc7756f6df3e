/** Distances for the border belt, and from the visitor to a station. */

/** A geographical position in degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;

/**
 * Computes the great-circle distance between two positions (haversine formula).
 * @param a, b degrees
 * @returns kilometres
 */
export function kilometresBetween(a: Position, b: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}
