/** Decides which pins speak, which are dots and which share one bubble, so that none hides another. */
import { metalOf, type PlacedPin } from './map-pin.ts';
import { fromCentre, type MapView, type Point, type Size } from './projection.ts';
import { contains, overlaps, pillRect, pushOut, type Rect, type Side } from './pill-box.ts';

/** A pin, or several that stand too close to be told apart, and where it is drawn. */
export interface Mark {
  /** Best placed first. */
  pins: [PlacedPin, ...PlacedPin[]];
  /** Pixels from where the first pin stands. */
  offset: Point;
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
const DOT = { width: 0, height: 0 };
const SIDES: readonly Side[] = ['above', 'below', 'after', 'before', 'aloft'];

/** Fresh before stale, then by rank; those that share a place keep the order they came in. */
const byPlace = (a: Standing, b: Standing) =>
  Number(a.pin.stale ?? false) - Number(b.pin.stale ?? false) ||
  (a.pin.rank ?? Number.MAX_SAFE_INTEGER) - (b.pin.rank ?? Number.MAX_SAFE_INTEGER);
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Lays pins out at one zoom: the order in which they should be drawn and read. */
export function layoutPins(pins: readonly PlacedPin[], view: MapView, size: Size): Mark[] {
  const frame = { x: -size.width / 2, y: -size.height / 2, ...size };
  const standing = pins.map((pin) => ({ pin, at: fromCentre(view, pin) }));
  const sorted = standing.toSorted(byPlace);
  const pills: (Mark & { rect: Rect })[] = [];
  const dots: Standing[] = [];
  for (const one of sorted) {
    const side = pills.length < MAX_PILLS ? sideFor(one, sorted, pills, frame) : undefined;
    if (!side) dots.push(one);
    else
      pills.push({
        pins: [one.pin],
        offset: { x: 0, y: 0 },
        side,
        target: TOUCH,
        rect: pillRect(one.at, one.pin, side),
      });
  }
  const rects = pills.map((pill) => pill.rect);
  return [...pills.map(({ rect: _, ...mark }) => mark), ...gather(dots, rects)];
}

/** The side on which a medal's pill touches no other pill, stays on the map and covers the fewest pins; aloft is the last resort. */
function sideFor(
  one: Standing,
  all: readonly Standing[],
  pills: readonly { rect: Rect }[],
  frame: Rect,
): Side | undefined {
  if (one.pin.price === undefined || metalOf(one.pin) === 'other') return undefined;
  const cost = ({ side, rect }: { side: Side; rect: Rect }) =>
    all.filter((other) => other !== one && overlaps(rect, { ...other.at, ...DOT }, 8)).length +
    (side === 'aloft' ? all.length : 0) +
    (contains(frame, rect) ? 0 : 2 * all.length);
  const free = SIDES.map((side) => ({ side, rect: pillRect(one.at, one.pin, side) })).filter(
    ({ rect }) => !pills.some((pill) => overlaps(rect, pill.rect, 4)),
  );
  return free.toSorted((a, b) => cost(a) - cost(b))[0]?.side;
}

/** Dots step aside from pills; those that then stand too close become one bubble. */
function gather(dots: readonly Standing[], pills: readonly Rect[]): Mark[] {
  const marks: { pins: Mark['pins']; at: Point; offset: Point }[] = [];
  for (const { pin, at } of dots) {
    const place = pushOut(at, pills, NEAR / 2);
    const near = marks.find((mark) => distance(mark.at, place) < NEAR);
    if (near) near.pins.push(pin);
    else marks.push({ pins: [pin], at: place, offset: { x: place.x - at.x, y: place.y - at.y } });
  }
  return marks.map(({ pins, at, offset }) => {
    const gaps = marks.filter((other) => other.at !== at).map((other) => distance(other.at, at));
    return { pins, offset, target: Math.max(NEAR, Math.min(TOUCH, ...gaps)) };
  });
}
