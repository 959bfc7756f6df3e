/** Widths of San Marino's streets on the live map and on its poster. */

/** Zoom from which streets replace the outline's roads, which are simplified by up to 36 m. */
export const STREETS_FROM = 11.2;
/** Minimum zoom of lesser streets. */
export const LESSER_FROM = 12;

export type Road = 'lane' | 'street' | 'minor' | 'main';
/** Widths in pixels at these zooms. */
export const WIDTH_ZOOMS = [11, 14, 17] as const;
export const WIDTHS: Record<Road, readonly [number, number, number]> = {
  main: [2, 5, 15],
  minor: [1.25, 4, 12],
  street: [0.5, 2.5, 9],
  lane: [0.4, 1.25, 5],
};
/** Base of the exponential growth of a width with the zoom. */
export const GROWTH = 1.4;
/** Pixels by which a road's edge is wider than the road, from the second zoom on. */
export const EDGE = 1.5;

/**
 * Returns the width of a road in pixels at a zoom of the poster, between the first two `WIDTH_ZOOMS`.
 * @param more extra pixels at the second of them
 */
export function roadWidth(kind: Road, zoom: number, more = 0): number {
  const [from, to] = WIDTH_ZOOMS;
  const [far, near] = WIDTHS[kind];
  const grown = (GROWTH ** (zoom - from) - 1) / (GROWTH ** (to - from) - 1);
  return far + grown * (near + more - far);
}
