/** The outline as SVG paths in whole pixels of a zoom-14 world whose origin is `ORIGIN`. */
import { BORDER, ORIGIN } from './outline.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { project, type Point } from '../projection.ts';

/** Zoom of the paths' pixels; scale the paths by 2^(zoom − PATH_ZOOM). */
export const PATH_ZOOM = 14;
const origin = project(ORIGIN);

/** Converts a position to whole pixels of that world. */
export function toPath(position: Position): Point {
  const { x, y } = project(position);
  const scale = 2 ** PATH_ZOOM;
  return { x: Math.round((x - origin.x) * scale), y: Math.round((y - origin.y) * scale) };
}

/** Decodes a line of the outline ("x y x y …") to positions in degrees. */
export function positionsOf(line: string): Position[] {
  const steps = line.split(' ').map(Number);
  let [east, north] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, i) => {
    east += steps[2 * i]!;
    north += steps[2 * i + 1]!;
    return {
      longitude: ORIGIN.longitude + east / 1e4,
      latitude: ORIGIN.latitude + north / 1e4,
    };
  });
}

/** Converts positions to the `d` attribute of an SVG path. */
export function pathOf(positions: readonly Position[]): string {
  return positions
    .map(toPath)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

/** Converts lines of the outline to one `d` attribute. */
export const draw = (lines: readonly string[]): string =>
  lines.map((line) => pathOf(positionsOf(line))).join('');

/** The border as a `d` attribute. */
export const BORDER_PATH = `${draw([BORDER])}Z`;
