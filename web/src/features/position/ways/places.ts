/** Start places without a position (rule start-places): the castelli and the towns around. */
import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import { CASTELLI, TOWNS } from '@pieno/ui/map/ground/surroundings.ts';

export interface StartPlace extends Position {
  name: string;
}

/** Kilometres from Monte Titano within which people drive here to fill up. */
const NEAR_KM = 40;
const TITANO = CASTELLI[0]!;

/**
 * San Marino's castelli and Dogana (OpenStreetMap, ODbL 1.0), then the towns within 40 km,
 * larger ones first (GeoNames, CC BY 4.0), by their names on the map.
 */
export const START_PLACES: readonly StartPlace[] = [
  ...CASTELLI,
  ...TOWNS.filter((town) => kilometresBetween(town, TITANO) <= NEAR_KM),
].map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
