import { FUTURE_TOLERANCE_MINUTES } from '@pieno/contract/limits.ts';
import type { Refused } from './refusals.ts';

/** Observations before this instant are refused: the date is an error, no pump still has such a price. */
const OLDEST = new Date('2000-01-01T00:00:00Z');

const TOLERANCE_MS = FUTURE_TOLERANCE_MINUTES * 60_000;

/** The latest observation time accepted at `now`: a little in the future, as clocks differ. */
export const believableUntil = (now: Date): Date => new Date(now.getTime() + TOLERANCE_MS);

/**
 * The earliest instant at which an observation time is accepted: the inverse of `believableUntil`.
 * @returns milliseconds since 1970
 */
export const believableFrom = (observedAt: Date): number => observedAt.getTime() - TOLERANCE_MS;

/** Checks an observation time. @returns the reason to refuse it; undefined when it is believable */
export function whyUnbelievable(
  observedAt: Date,
  now: Date,
): Extract<Refused, 'date' | 'past' | 'future'> | undefined {
  if (Number.isNaN(observedAt.getTime())) return 'date';
  if (observedAt < OLDEST) return 'past';
  if (observedAt > believableUntil(now)) return 'future';
  return undefined;
}
