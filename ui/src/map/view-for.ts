import { MAP_ZOOM } from '@pieno/contract/limits.ts';
import { MAP_CENTER } from '@pieno/contract/stations/map-center.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { PATH_ZOOM } from './ground/outline-paths.ts';
import { fitPositions, fromCentre, type MapView, type Size } from './projection.ts';

/** The view of San Marino (rule map-view); the zoom of the contract counts 256-pixel tiles. */
export const SAN_MARINO: MapView = { ...MAP_CENTER, zoom: MAP_ZOOM - 1 };
/** The corners of San Marino, degrees. */
const COUNTRY: readonly Position[] = [
  { latitude: 43.8936, longitude: 12.4024 },
  { latitude: 43.992, longitude: 12.517 },
];
/** Pixels kept free around the country. */
const COUNTRY_PADDING = { x: 12, y: 8 } as const;
/** Zoom used for a single station, and never exceeded by fitted pins. */
export const STATION_ZOOM = 12;
/** Pixels kept free around fitted pins: at the sides for a map's buttons, above and below for a pill. */
const PADDING = { x: 70, y: 44 } as const;
/** Margin in pixels: a place this close to the edge of the map counts as not visible. */
const EDGE = 16;
/** Pins that are in sight around the visitor. */
const NEAREST = 3;
/** Lowest zoom used to include another place: farther out, the stations are one heap. */
const LOWEST_FRAMED = 8;

export interface Framing {
  /** `san-marino` keeps to the contract's centre and zoom; `country` shows all of it; `pins` shows every pin. */
  fit?: 'san-marino' | 'country' | 'pins' | undefined;
  /** A place to show together with fitted pins. */
  landmark?: Position | undefined;
  /** Another place to include if it is not too far away: the visitor's position. */
  alsoShow?: Position | undefined;
  /** How often the visitor has asked for it: from the first time on it is the centre, with the nearest pins in sight. */
  asked?: number | undefined;
}

/** Returns the initial view of a map of this size. */
export function viewFor(
  { fit, landmark, alsoShow, asked }: Framing,
  pins: readonly Position[],
  size: Size,
): MapView {
  if (fit === 'country')
    return fitPositions(COUNTRY, size, { padding: COUNTRY_PADDING, maxZoom: STATION_ZOOM })!;
  const near = alsoShow && asked ? centredOn(alsoShow, pins, size) : null;
  if (near && near.zoom >= LOWEST_FRAMED) return near;
  const shown = landmark ? [...pins, landmark] : pins;
  const fitted = fitPositions(shown, size, { padding: PADDING, maxZoom: STATION_ZOOM });
  const view = fit === 'pins' && fitted ? fitted : SAN_MARINO;
  return alsoShow && !isInSight(view, alsoShow, size)
    ? widened(view, [...pins, alsoShow], size)
    : view;
}

/** Returns the closest view centred on a place that shows the pins nearest to it. */
function centredOn(place: Position, pins: readonly Position[], size: Size): MapView {
  const near = pins
    .map((pin) => fromCentre({ ...place, zoom: 0 }, pin))
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    .slice(0, NEAREST);
  const x = Math.max(1e-9, ...near.map((pin) => Math.abs(pin.x)));
  const y = Math.max(1e-9, ...near.map((pin) => Math.abs(pin.y)));
  const scale = Math.min((size.width / 2 - PADDING.x) / x, (size.height / 2 - PADDING.y) / y);
  const { latitude, longitude } = place;
  return { latitude, longitude, zoom: Math.min(Math.log2(scale), STATION_ZOOM) };
}

function isInSight(view: MapView, place: Position, size: Size): boolean {
  const { x, y } = fromCentre(view, place);
  return Math.abs(x) < size.width / 2 - EDGE && Math.abs(y) < size.height / 2 - EDGE;
}

function widened(view: MapView, places: readonly Position[], size: Size): MapView {
  const wide = fitPositions([view, ...places], size, { padding: PADDING, maxZoom: view.zoom });
  return wide && wide.zoom >= LOWEST_FRAMED ? wide : view;
}

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
