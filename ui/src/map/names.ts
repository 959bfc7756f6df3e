/** Which names of places a map shows, and where. */
import { boxAround, contains, coveredCorners, overlaps, type Rect } from './boxes.ts';
import { fromCentre, type MapView, type Point, type Size } from './projection.ts';
import { CASTELLI, TOWNS, type Place } from './surroundings.ts';

interface PlacedName {
  place: Place;
  /** Its middle, in pixels from that of the map. */
  at: Point;
}

/** Pixels of a letter and of a line. */
const LETTER = 5.8;
const LINE = 14;
/** A name may step aside from a pin this far: pins stand where villages are. */
const STEPS = [0, -19, 19];

/**
 * The names for which there is room, the castelli first.
 * @param taken what names may not hide behind
 * @returns names that touch neither one another nor what lies over the corners, and do not leave the map
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
