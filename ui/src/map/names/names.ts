/** Decides which place names a map shows, and where. */
import { boxAround, contains, coveredCorners, overlaps, type Rect } from '../boxes.ts';
import { fromCentre, type MapView, type Point, type Size } from '../projection.ts';
import { CASTELLI, TOWNS, type Place } from '../ground/surroundings.ts';

/** A place's name on a map. */
export interface PlacedName {
  place: Place;
  /** Centre of the name, in pixels from the map's centre. */
  at: Point;
}

/** Width of a letter and height of a line in pixels. */
const LETTER = 6.4;
const LINE = 14;
/** Vertical offsets to try, in pixels: pins stand on villages, so a name may move aside. */
const STEPS = [0, -19, 19];
/** Pixels between a mark and a name beside it. */
const ASIDE = 18;

/** Castelli first. */
export const PLACES = [...CASTELLI, ...TOWNS];

export const nameBox = ({ place, at }: PlacedName): Rect =>
  boxAround(at, place.name.length * LETTER, LINE);

/**
 * Returns the names that have room, in the order of the places; by default, castelli come first.
 * @param taken boxes that no name may cover
 * @returns names within the map that overlap neither each other nor the corner controls
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

/** A larger town has many stations, so its name can also be beside it. */
function spotsOf({ name, from }: Place, { x, y }: Point): Point[] {
  const side = (name.length * LETTER) / 2 + ASIDE;
  return [
    ...STEPS.map((step) => ({ x, y: y + step })),
    ...(from === 0 ? [side, -side].map((step) => ({ x: x + step, y })) : []),
  ];
}
