import type { Plot } from './step-path.ts';

/** Heights of one line of text that fill the height of a chart: what it leaves for its labels grows with the text. */
export const LINES_HIGH = 15;

/** A chart's place in CSS pixels, and what lies where. */
export interface Geometry extends Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The size of the text. */
  em: number;
  /** The instant at a place. */
  timeAt: (x: number) => number;
}

interface Extent {
  from: number;
  to: number;
  /** The last instant of which something is known. */
  until: number;
  /** Euros. */
  low: number;
  high: number;
}

/** Returns where instants and prices lie in a chart of this size. */
export function geometryOf(
  { width, height }: { width: number; height: number },
  { from, to, until, low, high }: Extent,
): Geometry {
  const em = height / LINES_HIGH;
  const [left, right, top, bottom] = [2.6 * em, width - 0.6 * em, 1.4 * em, height - 2 * em];
  const pixelsPerMs = (right - left) / Math.max(to - from, 1);
  return {
    left,
    right,
    top,
    bottom,
    em,
    from,
    until,
    x: (time) => left + (time - from) * pixelsPerMs,
    y: (price) => bottom - ((price - low) / (high - low)) * (bottom - top),
    timeAt: (x) => from + (x - left) / pixelsPerMs,
  };
}
