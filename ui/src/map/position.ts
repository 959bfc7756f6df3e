import type { Position } from '@pieno/contract/stations/distance.ts';

export interface Here extends Position {
  /** Accuracy: radius in metres around the position. */
  accuracy: number;
}

function degrees(value: unknown, limit: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  return number !== 0 && Math.abs(number) <= limit ? number : null;
}

/**
 * Reads a pair of coordinates.
 * @param latitude, longitude degrees, as numbers or as text
 * @returns the position, or null unless both are non-zero finite degrees (rule station-coordinates)
 */
export function positionOf(latitude: unknown, longitude: unknown): Position | null {
  const north = degrees(latitude, 90);
  const east = degrees(longitude, 180);
  return north === null || east === null ? null : { latitude: north, longitude: east };
}

/** True if a station can be drawn: its coordinates are non-zero finite degrees (rule station-coordinates). */
export function hasPosition(latitude: unknown, longitude: unknown): boolean {
  return positionOf(latitude, longitude) !== null;
}
