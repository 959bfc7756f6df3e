/** Decides which pins speak, which are dots and which share one bubble, so that none hides another. */
import { metalOf, type PlacedPin } from './map-pin.ts';
import { fromCentre, type MapView, type Point, type Size } from './projection.ts';
import { boxAround, contains, overlaps, pillBox, pushOut, type Rect, type Side } from './boxes.ts';

/** A pin, or several that stand too close to be told apart, and where it is drawn. */
export interface Mark {
  /** Best placed first. */
  pins: [PlacedPin, ...PlacedPin[]];
  /** Where it is drawn, in pixels from the middle of the map. */
  at: Point;
  /** The room it takes. */
  box: Rect;
  /** Where a pill stands as seen from its pin; absent for dots and bubbles. */
  side?: Side;
  /** Diameter of the touch target in pixels: 44 where there is room, never under 24. */
  target: number;
}

interface Standing {
  pin: PlacedPin;
  at: Point;
}

/** Two targets nearer than this cannot be told apart by a finger (WCAG 2.5.8). */
const NEAR = 24;
const TOUCH = 44;
/** The price stands on the first three (spec §9), however many share their place. */
const MAX_PILLS = 3;
/** Pixels that a drawn dot or bubble takes. */
const FACE = 22;
const SIDES: readonly Side[] = ['above', 'below', 'after', 'before', 'aloft'];

/** Fresh before stale, then by rank; those that share a place keep the order they came in. */
const byPlace = (a: Standing, b: Standing) =>
  Number(a.pin.stale ?? false) - Number(b.pin.stale ?? false) ||
  (a.pin.rank ?? Number.MAX_SAFE_INTEGER) - (b.pin.rank ?? Number.MAX_SAFE_INTEGER);
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Lays pins out on a map: the order in which they should be drawn and read. */
export function layoutPins(pins: readonly PlacedPin[], view: MapView, size: Size): Mark[] {
  const frame = boxAround({ x: 0, y: 0 }, size.width, size.height);
  const standing = pins.map((pin) => ({ pin, at: fromCentre(view, pin) })).toSorted(byPlace);
  const pills: Mark[] = [];
  const dots: Standing[] = [];
  for (const one of standing) {
    const pill = pills.length < MAX_PILLS ? pillFor(one, standing, pills, frame) : undefined;
    if (pill) pills.push(pill);
    else dots.push(one);
  }
  return [...pills, ...gather(dots, pills)];
}

/** A medal's pill, on the side where it touches no other, stays on the map and covers the fewest pins. */
function pillFor(
  one: Standing,
  all: readonly Standing[],
  pills: readonly Mark[],
  frame: Rect,
): Mark | undefined {
  const { pin, at } = one;
  if (pin.price === undefined || metalOf(pin) === 'other') return undefined;
  const cost = ({ side, box }: { side: Side; box: Rect }) =>
    all.filter((other) => other !== one && overlaps(box, boxAround(other.at, 16, 16), 0)).length +
    (side === 'aloft' ? all.length : 0) +
    (contains(frame, box) ? 0 : 2 * all.length);
  const [best] = SIDES.map((side) => ({ side, box: pillBox(at, pin, side) }))
    .filter(({ box }) => !pills.some((pill) => overlaps(box, pill.box, 4)))
    .toSorted((a, b) => cost(a) - cost(b));
  return best && { pins: [pin], at, target: TOUCH, ...best };
}

/** Dots step aside from pills; those that then stand too close become one bubble. */
function gather(dots: readonly Standing[], pills: readonly Mark[]): Mark[] {
  const groups: { pins: Mark['pins']; at: Point }[] = [];
  for (const { pin, at: from } of dots) {
    const at = pushOut(
      from,
      pills.map((pill) => pill.box),
      NEAR / 2,
    );
    const near = groups.find((group) => distance(group.at, at) < NEAR);
    if (near) near.pins.push(pin);
    else groups.push({ pins: [pin], at });
  }
  return groups.map(({ pins, at }) => {
    const gaps = groups.filter((other) => other.at !== at).map((other) => distance(other.at, at));
    const target = Math.max(NEAR, Math.min(TOUCH, ...gaps));
    return { pins, at, target, box: boxAround(at, FACE, FACE) };
  });
}
