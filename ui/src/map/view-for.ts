import { MAP_CENTER, MAP_ZOOM } from '@pieno/contract/limits.ts';
import type { Position } from '@pieno/contract/distance.ts';
import { fitPositions, fromCentre, type MapView, type Size } from './projection.ts';

/** San Marino as the specification frames it; its zoom counts 256-pixel tiles (spec §9). */
export const SAN_MARINO: MapView = { ...MAP_CENTER, zoom: MAP_ZOOM - 1 };
/** Zoom on a single station. */
export const STATION_ZOOM = 12;
/** Pixels kept free around fitted pins: at the sides for a map's buttons, above and below for a pill. */
const PADDING = { x: 70, y: 54 } as const;
/** Pixels within which a place at the edge of the map counts as out of sight. */
const EDGE = 16;
/** Widest look at a place out of sight: from further away the stations are one heap. */
const MIN_ZOOM = 8;

export interface Framing {
  /** `san-marino` keeps to the specification's centre and zoom; `pins` shows every pin. */
  fit?: 'san-marino' | 'pins' | undefined;
  /** A place that fitted pins are shown with. */
  landmark?: Position | undefined;
  /** A place to be seen too, where it is not too far away: the visitor's. */
  alsoShow?: Position | undefined;
}

/** What a map of this size looks at before anybody moves it. */
export function viewFor(
  { fit, landmark, alsoShow }: Framing,
  pins: readonly Position[],
  size: Size,
): MapView {
  const shown = landmark ? [...pins, landmark] : pins;
  const fitted = fitPositions(shown, size, { padding: PADDING, maxZoom: STATION_ZOOM });
  const view = fit === 'pins' && fitted ? fitted : SAN_MARINO;
  return alsoShow && !isInSight(view, alsoShow, size)
    ? widened(view, [...pins, alsoShow], size)
    : view;
}

function isInSight(view: MapView, place: Position, size: Size): boolean {
  const { x, y } = fromCentre(view, place);
  return Math.abs(x) < size.width / 2 - EDGE && Math.abs(y) < size.height / 2 - EDGE;
}

function widened(view: MapView, places: readonly Position[], size: Size): MapView {
  const wide = fitPositions([view, ...places], size, { padding: PADDING, maxZoom: view.zoom });
  return wide && wide.zoom >= MIN_ZOOM ? wide : view;
}

/** Closest look there is: two pins of a bubble 3 m apart stand apart. */
export const MAX_ZOOM = 19;

/** What shows the pins of a bubble one by one. */
export function groupView(pins: readonly Position[], size: Size): MapView | null {
  return fitPositions(pins, size, { padding: PADDING, maxZoom: MAX_ZOOM });
}
