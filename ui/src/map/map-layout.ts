import type { Position } from '@pieno/contract/stations/distance.ts';
import type { PlacedPin } from './pins/map-pin.ts';
import type { Rect } from './boxes.ts';
import { nameBox, namesOn, PLACES, type PlacedName } from './names/names.ts';
import { hereBox, layoutPins, type Mark } from './pins/pin-layout.ts';
import { labelBoxes, labelMarks } from './pins/price-labels.ts';
import { fromCentre, type MapView, type Size } from './projection.ts';
import type { Place } from './ground/surroundings.ts';

/** The capital and the larger towns, by which a driver knows where a pin is: named at every zoom. */
const LARGE = PLACES.filter(({ from }) => from === 0);
const SMALL = PLACES.filter(({ from }) => from > 0);

interface LayoutOptions {
  /** The closest zoom of the map: there, pins no longer share bubbles but stand beside each other. */
  maxZoom: number;
  /** Where the visitor is, which no price covers. */
  here?: Position | undefined;
  /** False where the map has names of its own. */
  hasNames?: boolean;
}

/**
 * Lays out what stands on a map, none over another: the medals with their prices and all other pins, then the names of
 * the larger places, the other prices, and the other names.
 * @returns the marks in the order in which they are to be drawn and read
 */
export function layoutMap(
  pins: readonly PlacedPin[],
  view: MapView,
  size: Size,
  { maxZoom, here, hasNames = true }: LayoutOptions,
): { marks: Mark[]; names: PlacedName[] } {
  const marks = layoutPins(pins, view, size, maxZoom, here);
  const visitor = here ? [hereBox(fromCentre(view, here))] : [];
  const name = (places: readonly Place[], taken: readonly Rect[]) =>
    hasNames ? namesOn(view, size, [...taken, ...visitor], places) : [];
  const boxes = marks.map(({ box }) => box);
  const large = name(LARGE, boxes);
  const taken = large.map(nameBox);
  const labelled = labelMarks(marks, size, [...taken, ...visitor]);
  const small = name(SMALL, [...boxes, ...taken, ...labelBoxes(labelled)]);
  return { marks: labelled, names: [...large, ...small] };
}
