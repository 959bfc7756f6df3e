/** What a map shows initially, and how far it zooms in; `view-for.ts` computes the view of pins. */
import type { Position } from '@pieno/contract/stations/distance.ts';
import { PATH_ZOOM } from './ground/outline-paths.ts';
import type { MapPin } from './pins/map-pin.ts';
import { fitPositions, type MapView, type Size } from './projection.ts';

export interface Framing {
  /** `san-marino`: the contract's centre and zoom, if they show the medals. `pins`: every pin. */
  fit?: 'san-marino' | 'pins' | undefined;
  /** A place to show with a single pin, which is then the centre. */
  landmark?: Position | undefined;
  /** The visitor's position: included if it is not too far away. */
  alsoShow?: Position | undefined;
  /**
   * How often the visitor has asked for the position: from 1 on, the view shows it with the medals and the nearest
   * pins, unless there is a search.
   */
  asked?: number | undefined;
  /** The search: when it changes, the map moves to the results, even if the visitor has moved the map. */
  sought?: string | undefined;
}

/** The part of a pin that the view depends on. */
export type FramedPin = Position & Pick<MapPin, 'rank' | 'sharing' | 'stale'>;

/** Returns the initial view of a map of this size. */
export type ViewFor = (framing: Framing, pins: readonly FramedPin[], size: Size) => MapView;

/** Corners of San Marino in degrees. */
const COUNTRY: readonly Position[] = [
  { latitude: 43.8936, longitude: 12.4024 },
  { latitude: 43.992, longitude: 12.517 },
];

export const countryView: ViewFor = (_framing, _pins, size) =>
  fitPositions(COUNTRY, size, { padding: { x: 12, y: 8 }, maxZoom: 12 })!;

/** Pixels kept free around fitted pins: at the sides for buttons, above and below for a pill. */
export const PADDING = { x: 70, y: 44 } as const;
/** Minimum zoom of a map: shows the Adriatic. */
export const MIN_ZOOM = 7.5;
/** Maximum zoom of an operator's map. */
export const MAX_ZOOM = 19;
/** Maximum zoom of the built-in map: its streets are simplified by up to 2 m, which is some three pixels. */
export const STREETS_MAX_ZOOM = 17;
/** Maximum zoom of the poster: its outline is drawn in whole pixels of this level. */
export const OUTLINE_MAX_ZOOM = PATH_ZOOM;

/** Returns the view that shows a bubble's pins one by one, at most at `maxZoom`. */
export function groupView(pins: readonly Position[], size: Size, maxZoom: number): MapView | null {
  return fitPositions(pins, size, { padding: PADDING, maxZoom });
}
