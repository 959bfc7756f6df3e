/**
 * Decides which pins become pills with a price, which become dots, and which share a bubble, so that none hides
 * another.
 */
import type { Position } from '@pieno/contract/stations/distance.ts';
import { pinMetal, type PlacedPin } from './map-pin.ts';
import { fromCentre, type MapView, type Point, type Size } from '../projection.ts';
import { boxAround, contains, coveredCorners, overlaps, type Rect } from '../boxes.ts';
import { pillBox, pushOut, type Side } from './pill-boxes.ts';

/** Position of a price relative to its dot or bubble. */
export type LabelSide = Exclude<Side, 'raised'>;

/** A pin, or several that are too close to tell apart, and where it is drawn. */
export interface Mark {
  /** Best ranked first. */
  pins: [PlacedPin, ...PlacedPin[]];
  /** The mark's anchor, in pixels from the map's centre. */
  at: Point;
  /** The mark's space. */
  box: Rect;
  /** Position of a pill relative to its pin; absent for dots and bubbles. */
  side?: Side;
  /** Position of a dot's or bubble's price (`price-labels.ts`); absent if there is no room. */
  label?: LabelSide;
}

interface ProjectedPin {
  pin: PlacedPin;
  at: Point;
}

type Group = Pick<Mark, 'pins' | 'at'>;

/** Side of a mark's square touch target in pixels; height of a pill's. No target covers another. */
const TOUCH = 44;
/** Maximum number of pins with a price: the first or nearest three (rule map-pins), even if more share a rank. */
const MAX_PILLS = 3;
/** Diameter of a bubble in pixels, including the card drawn behind it. */
const DIAMETER = 30;
/** Minimum distance in pixels between a pill and the map's edge. */
const MARGIN = 8;
/** Pixels of the visitor's dot and its label. */
const HERE = { width: 30, height: 44, below: 10 } as const;
/** Minimum distance in pixels between two pills, whose touch targets are higher than they are. */
const PILL_GAP = 16;
const SIDES: readonly Side[] = ['above', 'below', 'after', 'before', 'raised'];

/** Sorts fresh prices before stale ones, then by rank; otherwise keeps the order. */
const byRank = (a: ProjectedPin, b: ProjectedPin) =>
  Number(a.pin.stale ?? false) - Number(b.pin.stale ?? false) ||
  (a.pin.rank ?? Number.MAX_SAFE_INTEGER) - (b.pin.rank ?? Number.MAX_SAFE_INTEGER);
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
/** Returns the side of the largest equal squares around two points that do not overlap. */
const gapBetween = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/**
 * Places pins on a map.
 * @param maxZoom the map's maximum zoom: there, no pins share a bubble
 * @param here the visitor's position, which no pill covers
 * @returns the marks in drawing and reading order
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
  const wanted = projected.filter(({ pin, at }) => isPill(pin) && isWithin(at, size));
  const drawn = placePills(wanted.slice(0, MAX_PILLS), projected, { pills: [], visitor }, size);
  const shown = new Set(drawn.map(({ pins: [pin] }) => pin));
  const dots = projected.filter(({ pin }) => !shown.has(pin));
  const arrange = view.zoom < maxZoom ? cluster : spread;
  // Only the buttons, not the attribution.
  const buttons = coveredCorners(size).slice(0, 2);
  return [...drawn, ...arrange(dots, [...drawn.map(touchBox), ...buttons])];
}

/** True for a pin with a price and a medal, or with a price to label. */
const isPill = (pin: PlacedPin): boolean =>
  pin.price !== undefined && (pin.labelled ?? pinMetal(pin) !== 'other');

const isWithin = ({ x, y }: Point, { width, height }: Size): boolean =>
  Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2;

/** Returns the box of the visitor's dot and label. */
export const hereBox = ({ x, y }: Point): Rect =>
  boxAround({ x, y: y + HERE.below }, HERE.width, HERE.height);

/** Boxes that a pill must not cover. */
interface Taken {
  pills: readonly Rect[];
  visitor: Rect | undefined;
}

/** Returns a mark's touch target, which is larger than the drawn mark; for a pill, only higher. */
export function touchBox({ at, box, side }: Mark): Rect {
  if (!side) return boxAround(at, TOUCH, TOUCH);
  return { ...box, y: box.y - (TOUCH - box.height) / 2, height: TOUCH };
}

/**
 * Places pills by rank. A pill takes another side if its best side leaves no room for the next pill.
 * @returns the placed pills in their order
 */
function placePills(
  [one, ...rest]: readonly ProjectedPin[],
  all: readonly ProjectedPin[],
  taken: Taken,
  size: Size,
): Mark[] {
  if (!one) return [];
  const next = (pills: readonly Rect[]) => placePills(rest, all, { ...taken, pills }, size);
  let best: Mark[] = [];
  for (const pill of pillsFor(one, all, taken, size)) {
    const placed = [pill, ...next([...taken.pills, pill.box])];
    if (placed.length > rest.length) return placed;
    if (isBetter(placed, best, rest)) best = placed;
  }
  return best.length > 0 ? best : next(taken.pills);
}

/** True if `a` has a pill for the first pin whose pill is in only one of the two lists. */
function isBetter(a: readonly Mark[], b: readonly Mark[], pins: readonly ProjectedPin[]): boolean {
  if (b.length === 0) return true;
  const has = (marks: readonly Mark[], { pin }: ProjectedPin) =>
    marks.some(({ pins: [own] }) => own === pin);
  const first = pins.find((one) => has(a, one) !== has(b, one));
  return first !== undefined && has(a, first);
}

/**
 * Returns the possible pills of a pin, best first: completely visible, clear of other pills and the visitor. The best
 * is clear of the controls and moves other pins least.
 */
function pillsFor(
  one: ProjectedPin,
  all: readonly ProjectedPin[],
  { pills, visitor }: Taken,
  size: Size,
): Mark[] {
  const { pin, at } = one;
  const frame = boxAround({ x: 0, y: 0 }, size.width - 2 * MARGIN, size.height - 2 * MARGIN);
  const corners = coveredCorners(size);
  const others = all.filter((other) => other !== one);
  const cost = ({ side, box }: { side: Side; box: Rect }) => {
    const isFree = !corners.some((corner) => overlaps(box, corner, 0));
    const steps = others.map((other) => distance(other.at, stepAside(other.at, [...pills, box])));
    // Exceeds the sum of all moves: a hidden price costs more than a stem, a stem more than any move.
    return steps.reduce((a, b) => a + b, (isFree ? 0 : 2e6) + (side === 'raised' ? 1e6 : 0));
  };
  return SIDES.map((side) => ({ side, box: pillBox(at, pin, side) }))
    .filter(
      ({ box }) =>
        contains(frame, box) &&
        !pills.some((pill) => overlaps(box, pill, PILL_GAP)) &&
        !(visitor && overlaps(box, visitor, 0)),
    )
    .map((place) => ({ place, cost: cost(place) }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ place }) => ({ pins: [pin], at, ...place }));
}

const stepAside = (at: Point, taken: readonly Rect[]) => pushOut(at, taken, TOUCH / 2);

/** Moves dots out from under the pills; dots that are then too close become one bubble. */
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

/** Moves dots out from under the pills and away from each other, so that each can be touched. */
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
