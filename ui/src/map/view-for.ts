import { MAP_CENTER, MAP_ZOOM } from '@pieno/contract/limits.ts';
import type { Position } from './position.ts';
import { fitPositions, type MapView, type Size } from './projection.ts';

/** San Marino as the specification frames it; its zoom counts 256-pixel tiles (spec §9, design §1). */
export const SAN_MARINO: MapView = { ...MAP_CENTER, zoom: MAP_ZOOM - 1 };
/** Zoom on a single station. */
export const STATION_ZOOM = 12;
/** Pixels kept free around fitted pins, so that pills stay inside. */
const PADDING = 44;

export interface Framing {
  /** `san-marino` keeps to centre and zoom; `pins` shows every pin. */
  fit?: 'san-marino' | 'pins' | undefined;
  center?: Position | undefined;
  zoom?: number | undefined;
}

/** What a map of this size looks at before anybody moves it. */
export function viewFor(
  { fit = 'san-marino', center = SAN_MARINO, zoom = SAN_MARINO.zoom }: Framing,
  pins: readonly Position[],
  size: Size,
): MapView {
  const fixed = { latitude: center.latitude, longitude: center.longitude, zoom };
  if (fit === 'san-marino') return fixed;
  return fitPositions(pins, size, { padding: PADDING, maxZoom: STATION_ZOOM }) ?? fixed;
}

/** Closest look at the pins of a bubble: two of them 3 m apart stand apart. */
export const MAX_ZOOM = 19;

/** What shows the pins of a bubble one by one. */
export function groupView(pins: readonly Position[], size: Size): MapView | null {
  return fitPositions(pins, size, { padding: PADDING, maxZoom: MAX_ZOOM });
}
