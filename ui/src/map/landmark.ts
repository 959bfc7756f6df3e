import { kilometresBetween, type Position } from '@pieno/contract/distance.ts';
import { BUSINESS_MAP_HEIGHT } from '@pieno/contract/limits.ts';
import { namesOn } from './names.ts';
import { CASTELLI, TOWNS } from './surroundings.ts';
import { viewFor } from './view-for.ts';

/** The map of a station in pixels, on the smallest phone, on most phones and on a desk. */
const SIZES = [288, 358, 560].map((width) => ({ width, height: BUSINESS_MAP_HEIGHT }));
/** From further away nobody knows the surroundings of a station. */
const MIN_ZOOM = 8;

/**
 * What the map of a single station should show beside it, so that one can tell where it stands.
 * @returns the nearest place whose name fits on; undefined where a name is in sight anyway, or none is near
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
