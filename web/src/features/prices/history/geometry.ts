import type { Plot } from './step-path.ts';

/** Height of a chart in lines of text: its label margins grow with the text size. */
export const LINES_HIGH = 15;

/** A chart's layout in CSS pixels. */
export interface Geometry extends Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Text size. */
  em: number;
  /** The time at a horizontal position. */
  timeAt: (x: number) => number;
}

interface Extent {
  from: number;
  to: number;
  /** The last time with data. */
  until: number;
  /** In euros. */
  low: number;
  high: number;
}

/** Returns the layout of a chart of this size. */
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
