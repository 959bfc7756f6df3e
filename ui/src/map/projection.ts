/** Web Mercator as MapLibre counts it: the world is 512 pixels wide at zoom 0. */
import type { Position } from '@pieno/contract/distance.ts';

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
/** What a map looks at. Zoom counts 512-pixel tiles: one less than the specification's. */
export interface MapView extends Position {
  zoom: number;
}

const WORLD = 512;

/** Position in degrees → pixels of the zoom-0 world, y growing southwards. */
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

/** Position → pixels right of and below the middle of a map with this view. */
export function fromCentre(view: MapView, position: Position): Point {
  const scale = 2 ** view.zoom;
  const [at, centre] = [project(position), project(view)];
  return { x: (at.x - centre.x) * scale, y: (at.y - centre.y) * scale };
}

const EARTH_CIRCUMFERENCE_M = 40_075_017;

/** Pixels of a metre in the middle of a map with this view. */
export function pixelsPerMetre({ latitude, zoom }: MapView): number {
  const circle = EARTH_CIRCUMFERENCE_M * Math.cos((latitude * Math.PI) / 180);
  return (WORLD * 2 ** zoom) / circle;
}

/**
 * The closest view that shows every position.
 * @param padding pixels kept free at the sides (x), above and below (y)
 * @param maxZoom zoom used for a single place, and never exceeded
 * @returns null without positions
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
