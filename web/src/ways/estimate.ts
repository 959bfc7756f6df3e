/** How long a way is where its roads are not known: always a range (rule ways). */
import type { Length } from './shortest.ts';

/** One way, as a range; low and high are the same where it is known. */
export interface Way {
  kilometres: { low: number; high: number };
  minutes: { low: number; high: number };
  /** True where it is no way on known roads. */
  isEstimate: boolean;
}

/** How much longer than by crow a way is, and kilometres an hour on it. */
interface Bound {
  detour: number;
  speed: number;
}
/** At best and at worst. */
export type Range = readonly [low: Bound, high: Bound];

/** Beyond the border, where valleys and the coast have straight roads. */
export const BEYOND: Range = [
  { detour: 1.2, speed: 60 },
  { detour: 1.7, speed: 35 },
];

/** For any way while the roads cannot be had: in San Marino's hills one in ten is still longer. */
export const WITHOUT_ROADS: Range = [
  { detour: 1.2, speed: 60 },
  { detour: 2.3, speed: 25 },
];

/** Estimates a way. @param kilometres by crow */
export function estimated(kilometres: number, [low, high]: Range): Way {
  const one = ({ detour, speed }: Bound): Length => ({
    metres: kilometres * detour * 1000,
    seconds: (kilometres * detour * 3600) / speed,
  });
  return between(one(low), one(high), true);
}

/** Returns the way that is at best one, at worst the other. */
export const between = (low: Length, high: Length, isEstimate: boolean): Way => ({
  kilometres: { low: low.metres / 1000, high: high.metres / 1000 },
  minutes: {
    low: Math.min(low.seconds, high.seconds) / 60,
    high: Math.max(low.seconds, high.seconds) / 60,
  },
  isEstimate,
});
