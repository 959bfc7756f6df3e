/** Decides which place names a map shows, and where. */
import { boxAround, contains, coveredCorners, overlaps, type Rect } from '../boxes.ts';
import { fromCentre, type MapView, type Point, type Size } from '../projection.ts';
import { CASTELLI, TOWNS, type Place } from '../ground/surroundings.ts';

/** The name of a place, as it stands on a map. */
export interface PlacedName {
  place: Place;
  /** Centre of the name, in pixels from the centre of the map. */
  at: Point;
}

/** Width of a letter and height of a line, in pixels. */
const LETTER = 6.4;
const LINE = 14;
/** Vertical offsets in pixels that are tried for a name: pins stand where villages are, so a name may move aside. */
const STEPS = [0, -19, 19];
/** Pixels between a mark and the name at its side. */
const ASIDE = 18;

/** All places, the castelli first. */
export const PLACES = [...CASTELLI, ...TOWNS];

/** Returns the box of a name. */
export const nameBox = ({ place, at }: PlacedName): Rect =>
  boxAround(at, place.name.length * LETTER, LINE);

/**
 * Returns the names for which there is room, in the order of the places: the castelli first, unless others are given.
 * @param taken boxes that must not cover a name
 * @returns names that neither overlap one another nor the controls over the corners, and lie within the map
 */
export function namesOn(
  view: MapView,
  size: Size,
  taken: readonly Rect[],
  places: readonly Place[] = PLACES,
): PlacedName[] {
  const frame = boxAround({ x: 0, y: 0 }, size.width, size.height);
  const boxes = [...taken, ...coveredCorners(size)];
  return places
    .filter((place) => view.zoom >= place.from)
    .flatMap((place) => {
      const free = spotsOf(place, fromCentre(view, place)).find((at) => {
        const box = nameBox({ place, at });
        return contains(frame, box) && !boxes.some((other) => overlaps(box, other, 0));
      });
      if (!free) return [];
      const name = { place, at: free };
      boxes.push(nameBox(name));
      return [name];
    });
}

/** A larger town may have its name at a side as well: there are many stations in it. */
function spotsOf({ name, from }: Place, { x, y }: Point): Point[] {
  const side = (name.length * LETTER) / 2 + ASIDE;
  return [
    ...STEPS.map((step) => ({ x, y: y + step })),
    ...(from === 0 ? [side, -side].map((step) => ({ x: x + step, y })) : []),
  ];
}
