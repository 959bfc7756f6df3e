/** What a map shows at first, and how close it comes; `view-for.ts` finds the view of pins. */
import type { Position } from '@pieno/contract/stations/distance.ts';
import { PATH_ZOOM } from './ground/outline-paths.ts';
import type { MapPin } from './pins/map-pin.ts';
import { fitPositions, type MapView, type Size } from './projection.ts';

export interface Framing {
  /**
   * `san-marino` keeps to the contract's centre and zoom where that shows the medals; `pins` shows every pin.
   */
  fit?: 'san-marino' | 'pins' | undefined;
  /** A place to show together with a single pin, which is the centre then. */
  landmark?: Position | undefined;
  /** Another place to include if it is not too far away: the visitor's position. */
  alsoShow?: Position | undefined;
  /**
   * How often the visitor has asked for it: from the first time on it is in sight with the medals and the nearest pins,
   * unless something is looked for.
   */
  asked?: number | undefined;
  /** What is looked for: with something else the map goes to what is found, though its visitor has moved it. */
  sought?: string | undefined;
}

/** A pin as far as the view depends on it. */
export type FramedPin = Position & Pick<MapPin, 'rank' | 'sharing' | 'stale'>;

/** Returns the initial view of a map of this size. */
export type ViewFor = (framing: Framing, pins: readonly FramedPin[], size: Size) => MapView;

/** The corners of San Marino, degrees. */
const COUNTRY: readonly Position[] = [
  { latitude: 43.8936, longitude: 12.4024 },
  { latitude: 43.992, longitude: 12.517 },
];

/** Returns the view of all San Marino. */
export const countryView: ViewFor = (_framing, _pins, size) =>
  fitPositions(COUNTRY, size, { padding: { x: 12, y: 8 }, maxZoom: 12 })!;

/** Pixels kept free around fitted pins: at the sides for a map's buttons, above and below for a pill. */
export const PADDING = { x: 70, y: 44 } as const;
/** Lowest zoom of a map: far enough out to show the Adriatic. */
export const MIN_ZOOM = 7.5;
/** Highest zoom of an operator's map. */
export const MAX_ZOOM = 19;
/** Highest zoom of the built-in map: its streets are simplified by up to 2 m, some three pixels there. */
export const STREETS_MAX_ZOOM = 17;
/** Highest zoom of the poster, which draws the outline alone: it is drawn in whole pixels of this level, and closer up nothing is left of it to see. */
export const OUTLINE_MAX_ZOOM = PATH_ZOOM;

/** Returns the view that shows the pins of a bubble one by one, at most at `maxZoom`. */
export function groupView(pins: readonly Position[], size: Size, maxZoom: number): MapView | null {
  return fitPositions(pins, size, { padding: PADDING, maxZoom });
}
