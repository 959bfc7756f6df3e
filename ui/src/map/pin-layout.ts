/**
 * Decides which pins become pills with a price, which become dots, and which share one bubble, so that none
 * hides another.
 */
import type { Position } from '@pieno/contract/distance.ts';
import { pinMetal, type PlacedPin } from './map-pin.ts';
import { fromCentre, type MapView, type Point, type Size } from './projection.ts';
import { boxAround, contains, coveredCorners, overlaps, type Rect } from './boxes.ts';
import { pillBox, pushOut, type Side } from './pill-boxes.ts';

/** A pin, or several too close to be told apart, and where it is drawn. */
export interface Mark {
  /** Best ranked first. */
  pins: [PlacedPin, ...PlacedPin[]];
  /** The point to which the mark is anchored, in pixels from the centre of the map. */
  at: Point;
  /** The space the mark takes. */
  box: Rect;
  /** Where a pill lies as seen from its pin; absent for dots and bubbles. */
  side?: Side;
}

interface ProjectedPin {
  pin: PlacedPin;
  at: Point;
}

type Group = Pick<Mark, 'pins' | 'at'>;

/** Side of the square touch target of a mark in pixels, of a pill its height: none covers another's. */
const TOUCH = 44;
/** Maximum of pins that show their price: the first or nearest three (rule map-pins), however many share a rank. */
const MAX_PILLS = 3;
/** Diameter of a drawn bubble in pixels, including the card drawn behind it. */
const DIAMETER = 30;
/** Minimum distance in pixels between a pill and the edge of the map. */
const MARGIN = 8;
/** What the visitor's dot and the word below it take, in pixels. */
const HERE = { width: 30, height: 44, below: 10 } as const;
/** Minimum distance in pixels between two pills, whose targets are higher than they are. */
const PILL_GAP = 16;
const SIDES: readonly Side[] = ['above', 'below', 'after', 'before', 'raised'];

/** Sorts fresh prices before stale ones, then by rank; pins of the same rank keep their order. */
const byRank = (a: ProjectedPin, b: ProjectedPin) =>
  Number(a.pin.stale ?? false) - Number(b.pin.stale ?? false) ||
  (a.pin.rank ?? Number.MAX_SAFE_INTEGER) - (b.pin.rank ?? Number.MAX_SAFE_INTEGER);
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
/** Returns the side of the largest equal squares around two points that do not overlap. */
const gapBetween = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/**
 * Lays pins out on a map.
 * @param maxZoom the closest zoom of the map: there, pins no longer share bubbles but stand beside each other
 * @param here where the visitor is, which no pill covers
 * @returns the marks in the order in which they are to be drawn and read
 */
export function layoutPins(
  pins: readonly PlacedPin[],
  view: MapView,
  size: Size,
  maxZoom: number,
  here?: Position,
): Mark[] {
  const visitor = here && hereBox(fromCentre(view, here));
  const projected = pins.map((pin) => ({ pin, at: fromCentre(view, pin) })).toSorted(byRank);
  const drawn: Mark[] = [];
  const dots: ProjectedPin[] = [];
  for (const one of projected) {
    const taken = drawn.map(({ box }) => box);
    const pill =
      drawn.length < MAX_PILLS
        ? pillFor(one, projected, { pills: taken, visitor }, size)
        : undefined;
    if (pill) drawn.push(pill);
    else dots.push(one);
  }
  const arrange = view.zoom < maxZoom ? cluster : spread;
  return [...drawn, ...arrange(dots, drawn.map(touchBox))];
}

const hereBox = ({ x, y }: Point): Rect =>
  boxAround({ x, y: y + HERE.below }, HERE.width, HERE.height);

/** What a pill must not cover. */
interface Taken {
  pills: readonly Rect[];
  visitor: Rect | undefined;
}

/** Returns the box in which a finger meets a pill: higher than what is drawn. */
function touchBox({ box }: Mark): Rect {
  return { ...box, y: box.y - (TOUCH - box.height) / 2, height: TOUCH };
}

/**
 * Returns the pill of a pin with a price and a medal, or of one that is to be labelled. Of the sides where it is whole
 * and touches neither another pill nor the visitor, picks the one where nothing of the screen covers it and the other
 * pins have to step aside least; undefined if there is none.
 */
function pillFor(
  one: ProjectedPin,
  all: readonly ProjectedPin[],
  { pills, visitor }: Taken,
  size: Size,
): Mark | undefined {
  const { pin, at } = one;
  if (pin.price === undefined || !(pin.labelled ?? pinMetal(pin) !== 'other')) return undefined;
  const frame = boxAround({ x: 0, y: 0 }, size.width - 2 * MARGIN, size.height - 2 * MARGIN);
  const corners = coveredCorners(size);
  const others = all.filter((other) => other !== one);
  const cost = ({ side, box }: { side: Side; box: Rect }) => {
    const isFree = !corners.some((corner) => overlaps(box, corner, 0));
    const steps = others.map((other) => distance(other.at, stepAside(other.at, [...pills, box])));
    // Greater than all steps together: a hidden price costs more than a stem, a stem more than any step aside.
    return steps.reduce((a, b) => a + b, (isFree ? 0 : 2e6) + (side === 'raised' ? 1e6 : 0));
  };
  const [best] = SIDES.map((side) => ({ side, box: pillBox(at, pin, side) }))
    .filter(
      ({ box }) =>
        contains(frame, box) &&
        !pills.some((pill) => overlaps(box, pill, PILL_GAP)) &&
        !(visitor && overlaps(box, visitor, 0)),
    )
    .map((place) => ({ place, cost: cost(place) }))
    .toSorted((a, b) => a.cost - b.cost);
  return best && { pins: [pin], at, ...best.place };
}

const stepAside = (at: Point, taken: readonly Rect[]) => pushOut(at, taken, TOUCH / 2);

/** Moves dots out from under the pills; those that then stand too close together become one bubble. */
function cluster(dots: readonly ProjectedPin[], pills: readonly Rect[]): Mark[] {
  const groups: Group[] = [];
  for (const { pin, at: from } of dots) {
    const at = stepAside(from, pills);
    const near = groups.find((group) => gapBetween(group.at, at) < TOUCH);
    if (near) near.pins.push(pin);
    else groups.push({ pins: [pin], at });
  }
  return groups.map(markOf);
}

/** Moves dots out from under the pills and from each other, so that each can be touched. */
function spread(dots: readonly ProjectedPin[], pills: readonly Rect[]): Mark[] {
  const groups: Group[] = [];
  for (const { pin, at: from } of dots) {
    const taken = groups.map(({ at }) => boxAround(at, TOUCH, TOUCH));
    groups.push({ pins: [pin], at: stepAside(from, [...pills, ...taken]) });
  }
  return groups.map(markOf);
}

const markOf = ({ pins, at }: Group): Mark => ({
  pins,
  at,
  box: boxAround(at, DIAMETER, DIAMETER),
});
