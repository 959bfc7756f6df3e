import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import { BUSINESS_MAP_HEIGHT } from '@pieno/contract/limits.ts';
import { namesOn } from './names.ts';
import { CASTELLI, TOWNS } from '../ground/surroundings.ts';
import { viewFor } from '../view-for.ts';

/** Sizes of a station's map in pixels: smallest phones, most phones, wide screen. */
const SIZES = [288, 358, 560].map((width) => ({ width, height: BUSINESS_MAP_HEIGHT }));
/** Minimum zoom: farther out, a station's surroundings are not recognisable. */
const MIN_ZOOM = 8;

/**
 * Returns the place that a single station's map should also show for orientation.
 * @returns the nearest place whose name fits; undefined if a name is visible anyway or no place is near enough
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
