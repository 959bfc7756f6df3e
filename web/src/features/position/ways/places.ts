/** Where one may start without a position (rule start-places): the castelli and the towns around them. */
import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import { CASTELLI, TOWNS } from '@pieno/ui/map/ground/surroundings.ts';

export interface StartPlace extends Position {
  name: string;
}

/** Kilometres from Monte Titano within which somebody drives here to fill up. */
const NEAR_KM = 40;
const TITANO = CASTELLI[0]!;

/**
 * San Marino's castelli and Dogana (OpenStreetMap, ODbL 1.0), then the towns within 40 km, the larger ones first
 * (GeoNames, CC BY 4.0): the names of the map.
 */
export const START_PLACES: readonly StartPlace[] = [
  ...CASTELLI,
  ...TOWNS.filter((town) => kilometresBetween(town, TITANO) <= NEAR_KM),
].map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
