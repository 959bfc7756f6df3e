/** Rectangles in pixels: the space of dots and names on a map. */
import type { Point, Size } from './projection.ts';

export interface Rect extends Point, Size {}

/** Returns the box of the given size centred on a point. */
export function boxAround({ x, y }: Point, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * Returns the boxes over a map's lower corners, in the stylesheets' sizes: zoom buttons, the screen's control,
 * attribution.
 */
export function coveredCorners({ width, height }: Size): Rect[] {
  const [right, bottom] = [width / 2, height / 2];
  return [
    { x: -right, y: bottom - 100, width: 54, height: 100 },
    { x: right - 54, y: bottom - 76, width: 54, height: 76 },
    { x: right - 152, y: bottom - 16, width: 152, height: 16 },
  ];
}

/** True if two boxes overlap, or are less than `air` pixels apart. */
export function overlaps(a: Rect, b: Rect, air: number): boolean {
  return (
    a.x < b.x + b.width + air &&
    b.x < a.x + a.width + air &&
    a.y < b.y + b.height + air &&
    b.y < a.y + a.height + air
  );
}

/** True if a box lies entirely inside a frame. */
export function contains(frame: Rect, box: Rect): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}
