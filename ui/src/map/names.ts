/** Decides which place names a map shows, and where. */
import { boxAround, contains, coveredCorners, overlaps, type Rect } from './boxes.ts';
import { fromCentre, type MapView, type Point, type Size } from './projection.ts';
import { CASTELLI, TOWNS, type Place } from './surroundings.ts';

interface PlacedName {
  place: Place;
  /** Centre of the name, in pixels from the centre of the map. */
  at: Point;
}

/** Width of a letter and height of a line, in pixels. */
const LETTER = 6.4;
const LINE = 14;
/** Vertical offsets in pixels that are tried for a name: pins stand where villages are, so a name may move aside. */
const STEPS = [0, -19, 19];

/**
 * Returns the names for which there is room, the castelli first.
 * @param taken boxes that must not cover a name
 * @returns names that neither overlap one another nor the controls over the corners, and lie within the map
 */
export function namesOn(view: MapView, size: Size, taken: readonly Rect[]): PlacedName[] {
  const frame = boxAround({ x: 0, y: 0 }, size.width, size.height);
  const boxes = [...taken, ...coveredCorners(size)];
  return [...CASTELLI, ...TOWNS]
    .filter((place) => view.zoom >= place.from)
    .flatMap((place) => {
      const { x, y } = fromCentre(view, place);
      const free = STEPS.map((step) => ({ x, y: y + step })).find((at) => {
        const box = boxAround(at, place.name.length * LETTER, LINE);
        return contains(frame, box) && !boxes.some((other) => overlaps(box, other, 0));
      });
      if (!free) return [];
      boxes.push(boxAround(free, place.name.length * LETTER, LINE));
      return [{ place, at: free }];
    });
}
