import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import { BUSINESS_MAP_HEIGHT } from '@pieno/contract/limits.ts';
import { namesOn } from './names.ts';
import { CASTELLI, TOWNS } from '../ground/surroundings.ts';
import { viewFor } from '../view-for.ts';

/** Sizes of a station's map in pixels: on the smallest phones, on most phones, and on a wide screen. */
const SIZES = [288, 358, 560].map((width) => ({ width, height: BUSINESS_MAP_HEIGHT }));
/** Lowest zoom used: farther out, the surroundings of a station cannot be recognised. */
const MIN_ZOOM = 8;

/**
 * Returns the place that the map of a single station should show as well, so that one can tell where the
 * station is.
 * @returns the nearest place whose name fits on the map; undefined if a name is visible anyway, or no place
 * is near enough
 */
export function landmarkFor(station: Position): Position | undefined {
  const showsName = (landmark?: Position) =>
    SIZES.every((size) => {
      const view = viewFor({ fit: 'pins', landmark }, [station], size);
      return view.zoom >= MIN_ZOOM && namesOn(view, size, []).length > 0;
    });
  if (showsName()) return undefined;
  return [...CASTELLI, ...TOWNS]
    .toSorted((a, b) => kilometresBetween(station, a) - kilometresBetween(station, b))
    .find((place) => showsName(place));
}
