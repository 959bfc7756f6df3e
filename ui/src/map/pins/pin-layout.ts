/**
 * Decides which pins become pills with a price, which become dots, and which share one bubble, so that none
 * hides another.
 */
import type { Position } from '@pieno/contract/stations/distance.ts';
import { pinMetal, type PlacedPin } from './map-pin.ts';
import { fromCentre, type MapView, type Point, type Size } from '../projection.ts';
import { boxAround, contains, coveredCorners, overlaps, type Rect } from '../boxes.ts';
import { pillBox, pushOut, type Side } from './pill-boxes.ts';

/** Where a price lies as seen from its dot or bubble. */
export type LabelSide = Exclude<Side, 'raised'>;

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
  /** Where the price of a dot or a bubble lies (`price-labels.ts`); absent if there is no room. */
  label?: LabelSide;
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
  const wanted = projected.filter(({ pin, at }) => isPill(pin) && isWithin(at, size));
  const drawn = placePills(wanted.slice(0, MAX_PILLS), projected, { pills: [], visitor }, size);
  const shown = new Set(drawn.map(({ pins: [pin] }) => pin));
  const dots = projected.filter(({ pin }) => !shown.has(pin));
  const arrange = view.zoom < maxZoom ? cluster : spread;
  // The buttons of the map, not its attribution.
  const buttons = coveredCorners(size).slice(0, 2);
  return [...drawn, ...arrange(dots, [...drawn.map(touchBox), ...buttons])];
}

/** True for a pin with a price and a medal, or for one that is to be labelled. */
const isPill = (pin: PlacedPin): boolean =>
  pin.price !== undefined && (pin.labelled ?? pinMetal(pin) !== 'other');

const isWithin = ({ x, y }: Point, { width, height }: Size): boolean =>
  Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2;

/** Returns what the visitor's dot and its word take. */
export const hereBox = ({ x, y }: Point): Rect =>
  boxAround({ x, y: y + HERE.below }, HERE.width, HERE.height);

/** What a pill must not cover. */
interface Taken {
  pills: readonly Rect[];
  visitor: Rect | undefined;
}

/** Returns the box in which a finger meets a mark: larger than what is drawn, of a pill higher. */
export function touchBox({ at, box, side }: Mark): Rect {
  if (!side) return boxAround(at, TOUCH, TOUCH);
  return { ...box, y: box.y - (TOUCH - box.height) / 2, height: TOUCH };
}

/**
 * Places pills so that the better ranked have one: the side of a pill is another where the next would have none.
 * @returns the pills for which there is room, in their order
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

/** True if of these pins the first that has a pill in only one of two lists has it in the former. */
function isBetter(a: readonly Mark[], b: readonly Mark[], pins: readonly ProjectedPin[]): boolean {
  if (b.length === 0) return true;
  const has = (marks: readonly Mark[], { pin }: ProjectedPin) =>
    marks.some(({ pins: [own] }) => own === pin);
  const first = pins.find((one) => has(a, one) !== has(b, one));
  return first !== undefined && has(a, first);
}

/**
 * Returns the pills that a pin may have, the best first: on the sides where one is whole and touches neither another
 * pill nor the visitor, where nothing of the screen covers it and the other pins have to step aside least.
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
    // Greater than all steps together: a hidden price costs more than a stem, a stem more than any step aside.
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
