import type { Position } from '@pieno/contract/stations/distance.ts';
import type { PlacedPin } from './pins/map-pin.ts';
import type { Rect } from './boxes.ts';
import { nameBox, namesOn, PLACES, type PlacedName } from './names/names.ts';
import { hereBox, layoutPins, type Mark } from './pins/pin-layout.ts';
import { labelBoxes, labelMarks } from './pins/price-labels.ts';
import { fromCentre, type MapView, type Size } from './projection.ts';
import type { Place } from './ground/surroundings.ts';

/** The capital and the larger towns: named at every zoom, for orientation. */
const LARGE = PLACES.filter(({ from }) => from === 0);
const SMALL = PLACES.filter(({ from }) => from > 0);

interface LayoutOptions {
  /** Maximum zoom of the map: there, no pins share a bubble. */
  maxZoom: number;
  /** The visitor's position; no price covers it. */
  here?: Position | undefined;
  /** False if the map has its own names. */
  hasNames?: boolean;
}

/**
 * Places everything on a map without overlaps, in this order: medals with prices and all other pins, names of the
 * larger places, other prices, other names.
 * @returns the marks in drawing and reading order
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
