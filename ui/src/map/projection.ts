/** Web Mercator with MapLibre's tile size: the world is 512 pixels wide at zoom 0. */
import type { Position } from '@pieno/contract/stations/distance.ts';

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
/** Centre and zoom of a map. The zoom counts 512-pixel tiles: it is one less than the contract's `MAP_ZOOM`. */
export interface MapView extends Position {
  zoom: number;
}

const WORLD = 512;

/** Converts degrees to pixels of the world at zoom 0; y grows southwards. */
export function project({ latitude, longitude }: Position): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: WORLD * (longitude / 360 + 0.5),
    y: WORLD * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** The inverse of `project`. */
export function unproject({ x, y }: Point): Position {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD)));
  return { longitude: (x / WORLD - 0.5) * 360, latitude: (latitude * 180) / Math.PI };
}

/** Converts a position to pixels right of and below the view's centre. */
export function fromCentre(view: MapView, position: Position): Point {
  const scale = 2 ** view.zoom;
  const [at, centre] = [project(position), project(view)];
  return { x: (at.x - centre.x) * scale, y: (at.y - centre.y) * scale };
}

const EARTH_CIRCUMFERENCE_M = 40_075_017;

/** Returns the pixels per metre at the view's centre. */
export function pixelsPerMetre({ latitude, zoom }: MapView): number {
  const circle = EARTH_CIRCUMFERENCE_M * Math.cos((latitude * Math.PI) / 180);
  return (WORLD * 2 ** zoom) / circle;
}

/**
 * Returns the closest view that shows every position.
 * @param padding pixels kept free at the sides (x), and above and below (y)
 * @param maxZoom zoom for a single place, never exceeded
 * @returns null if there are no positions
 */
export function fitPositions(
  positions: readonly Position[],
  size: Size,
  { padding, maxZoom }: { padding: Point; maxZoom: number },
): MapView | null {
  if (positions.length === 0) return null;
  const points = positions.map(project);
  const [west, east] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))];
  const [north, south] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))];
  const room = (total: number, free: number) => Math.max(total - 2 * free, total / 4, 1);
  const zoom = Math.log2(
    Math.min(
      room(size.width, padding.x) / (east - west || 1e-9),
      room(size.height, padding.y) / (south - north || 1e-9),
    ),
  );
  return {
    ...unproject({ x: (west + east) / 2, y: (north + south) / 2 }),
    zoom: Math.max(0, Math.min(zoom, maxZoom)),
  };
}
