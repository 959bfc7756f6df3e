/** Space of the pills on the live map. A separate module, because the first screens draw none. */
import { priceDigits } from '../../price/price-text.ts';
import { boxAround, overlaps, type Rect } from '../boxes.ts';
import type { MapPin } from './map-pin.ts';
import type { Point } from '../projection.ts';

/** Position of a pill relative to its pin. `raised` is on a stem, high enough to clear another pill that is `above`. */
export type Side = 'above' | 'below' | 'after' | 'before' | 'raised';

/** Sizes in pixels: height, tail to the pin, stem, rank badge with padding, euro sign with its space, one digit. */
const PILL = { height: 28, tail: 7, stem: 44, badge: 38, euro: 16, digit: 8 } as const;

/** Returns the box of a pill on one side of its pin at `at`. */
export function pillBox(at: Point, pin: Pick<MapPin, 'price'>, side: Side): Rect {
  const width = PILL.badge + PILL.euro + PILL.digit * priceDigits(pin.price ?? 0).length;
  const { height, tail, stem } = PILL;
  const [middleX, middleY] = [at.x - width / 2, at.y - height / 2];
  const places: Record<Side, Point> = {
    above: { x: middleX, y: at.y - tail - height },
    raised: { x: middleX, y: at.y - tail - height - stem },
    below: { x: middleX, y: at.y + tail },
    after: { x: at.x + tail, y: middleY },
    before: { x: at.x - tail - width, y: middleY },
  };
  return { ...places[side], width, height };
}

/** Returns the point nearest to `point` that keeps `air` pixels from every box. */
export function pushOut(point: Point, rects: readonly Rect[], air: number): Point {
  // Slightly less than `air`: the candidate points below are rounded.
  const isFree = (at: Point) => {
    const spot = boxAround(at, 0, 0);
    return !rects.some((rect) => overlaps(rect, spot, air - 1e-6));
  };
  if (isFree(point)) return point;
  const xs = rects.flatMap(({ x, width }) => [x - air, x + width + air]);
  const ys = rects.flatMap(({ y, height }) => [y - air, y + height + air]);
  const far = (exit: Point) => Math.hypot(exit.x - point.x, exit.y - point.y);
  return [point.x, ...xs]
    .flatMap((x) => [point.y, ...ys].map((y) => ({ x, y })))
    .filter(isFree)
    .reduce((best, exit) => (far(exit) < far(best) ? exit : best));
}
