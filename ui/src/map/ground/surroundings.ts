/** Places in and around San Marino, and the sea. */
import type { Position } from '@pieno/contract/stations/distance.ts';
import { CASTELLO_POINTS } from './belt.ts';
import { TOWN_POINTS } from './coast-and-towns.ts';

export interface Place extends Position {
  name: string;
  /** Minimum zoom of the name. */
  from: number;
  kind: 'castello' | 'town';
}

const place =
  (kind: Place['kind']) =>
  ([name, longitude, latitude, from]: readonly [string, number, number, number]): Place => ({
    name,
    longitude,
    latitude,
    from,
    kind,
  });

/** The nine castelli, at their main villages, and Dogana. */
export const CASTELLI = CASTELLO_POINTS.map(place('castello'));

/** Italian towns of the border belt. */
export const TOWNS = TOWN_POINTS.map(place('town'));

/** Corners that close the sea polygon behind the coast. */
export const OPEN_SEA = [
  [15.5, 43.5],
  [15.5, 45.4],
  [12.4, 45.4],
] as const;
