/** Estimates a route whose roads are unknown, always as a range (rule road-ways). */
import type { Range, Way } from '@pieno/contract/prices/worth/true-cost.ts';

/** Ratio of the route's length to the straight line, and speed in km/h. */
export interface Bound {
  detour: number;
  speed: number;
}
/** Best and worst case. */
type Bounds = readonly [low: Bound, high: Bound];

/**
 * Abroad. Valley and coastal roads are 1.1 to 1.2 times as long as the straight line, the SS
 * 72 from Rimini 1.17 (ways-beyond.test.ts).
 */
export const BEYOND: Bounds = [
  { detour: 1.1, speed: 60 },
  { detour: 1.7, speed: 35 },
];

/** For any route if the roads file is missing: in San Marino's hills one in ten is even longer. */
export const WITHOUT_ROADS: Bounds = [
  { detour: 1.1, speed: 60 },
  { detour: 2.4, speed: 25 },
];

/** A route, or a part of one. */
export interface Part {
  /** On known roads. */
  metres: number;
  seconds: number;
  /** Straight-line kilometres where the roads are unknown. */
  crow: number;
}

/** Speed in km/h on unknown roads when crossings are compared, in both cases. */
const COMPARED_SPEED = 50;

/** Returns the seconds by which routes are compared. */
export const secondsOf = ({ seconds, crow }: Part, { detour }: Bound): number =>
  seconds + (crow * detour * 3600) / COMPARED_SPEED;

/**
 * Combines a best-case and a worst-case route. It is an estimate if any part is a straight
 * line.
 */
export function wayOf(low: Part, high: Part, bounds: Bounds): Way {
  const [best, worst] = [low, high].map(({ metres, seconds, crow }, i) => {
    const { detour, speed } = bounds[i]!;
    const kilometres = crow * detour;
    return {
      kilometres: metres / 1000 + kilometres,
      minutes: seconds / 60 + (kilometres / speed) * 60,
    };
  });
  return {
    kilometres: ordered(best!.kilometres, worst!.kilometres),
    minutes: ordered(best!.minutes, worst!.minutes),
    isEstimate: low.crow + high.crow > 0,
  };
}

/** The quicker of two crossings may give the longer route. */
const ordered = (a: number, b: number): Range => ({ low: Math.min(a, b), high: Math.max(a, b) });

/** Estimates a route on unknown roads. @param crow straight-line kilometres */
export function estimated(crow: number, bounds: Bounds): Way {
  const way = { metres: 0, seconds: 0, crow };
  return wayOf(way, way, bounds);
}
