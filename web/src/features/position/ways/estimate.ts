/** How long a way is where its roads are not known: always a range (rule road-ways). */
import type { Range, Way } from '@pieno/contract/prices/worth/true-cost.ts';

/** How much longer than by crow a way is, and kilometres an hour on it. */
export interface Bound {
  detour: number;
  speed: number;
}
/** At best and at worst. */
type Bounds = readonly [low: Bound, high: Bound];

/**
 * Beyond the border. A valley's road and those along the coast are 1.1 to 1.2 times as long as by crow, the SS 72 from Rimini
 * 1.17 (ways-beyond.test.ts).
 */
export const BEYOND: Bounds = [
  { detour: 1.1, speed: 60 },
  { detour: 1.7, speed: 35 },
];

/** For any way while the roads cannot be had: in San Marino's hills one in ten is still longer. */
export const WITHOUT_ROADS: Bounds = [
  { detour: 1.1, speed: 60 },
  { detour: 2.4, speed: 25 },
];

/** A way, or a part of one. */
export interface Part {
  /** On known roads. */
  metres: number;
  seconds: number;
  /** Kilometres by crow where the roads are not known. */
  crow: number;
}

/** Kilometres an hour beyond where crossings are compared, at best and at worst alike. */
const COMPARED_SPEED = 50;

/** Returns the seconds by which a way is compared with another. */
export const secondsOf = ({ seconds, crow }: Part, { detour }: Bound): number =>
  seconds + (crow * detour * 3600) / COMPARED_SPEED;

/** Returns the way that is one at best and another at worst; it is known where no part of it is by crow. */
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

/** Of two crossings the quicker may be the longer way. */
const ordered = (a: number, b: number): Range => ({ low: Math.min(a, b), high: Math.max(a, b) });

/** Estimates a way of which nothing is known. @param crow kilometres */
export function estimated(crow: number, bounds: Bounds): Way {
  const way = { metres: 0, seconds: 0, crow };
  return wayOf(way, way, bounds);
}
