import type { Position } from '@pieno/contract/stations/distance.ts';
import type { LineString, MultiLineString } from 'geojson';

/** A part of a street, as the map's source returns it. */
export interface StreetPart {
  name?: string | undefined;
  geometry: LineString | MultiLineString;
}

/** The nearest street within reach. */
export interface NearestStreet {
  /** Undefined for a street without a name. */
  name: string | undefined;
}

/** Metres within which a street counts as the station's: a forecourt is some 40 m deep. */
const NEAR_M = 80;
const METRES_PER_DEGREE = 111_195;

/**
 * Finds the station's street: the one that its address names, otherwise the nearest with a
 * name.
 * @param address the station's address as one line of text
 * @returns null if no street is within 80 m
 */
export function nearestStreet(
  parts: readonly StreetPart[],
  place: Position,
  address: string,
): NearestStreet | null {
  const near = parts
    .map(({ name, geometry }) => ({ name, metres: metresTo(geometry, place) }))
    .filter(({ metres }) => metres <= NEAR_M)
    .toSorted((a, b) => a.metres - b.metres);
  const [nearest] = near;
  if (!nearest) return null;
  const plain = address.toLocaleLowerCase('it');
  const named = near.filter(({ name }) => name);
  const match = named.find(({ name }) => plain.includes(name!.toLocaleLowerCase('it')));
  return { name: (match ?? named[0] ?? nearest).name };
}

function metresTo({ type, coordinates }: StreetPart['geometry'], place: Position): number {
  const lines = type === 'LineString' ? [coordinates] : coordinates;
  const east = METRES_PER_DEGREE * Math.cos((place.latitude * Math.PI) / 180);
  const toMetres = ([longitude, latitude]: number[]) => ({
    x: (longitude! - place.longitude) * east,
    y: (latitude! - place.latitude) * METRES_PER_DEGREE,
  });
  const distances = lines.flatMap((line) => {
    const points = line.map(toMetres);
    return points.slice(1).map((to, i) => fromOrigin(points[i]!, to));
  });
  return Math.min(...distances);
}

/** Distance from the origin to the segment between two points. */
function fromOrigin(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = -(from.x * dx + from.y * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(from.x + t * dx, from.y + t * dy);
}
