import { STALE_DAYS } from '@pieno/contract/limits.ts';
import { positiveNumber, type Settings } from '../settings/values.ts';
import { believableFrom, believableUntil } from '../prices/claim-date.ts';
import type { BoardStation } from './snapshot.ts';

const DAY_MS = 86_400_000;
/** The last instant that a date can hold, in milliseconds since 1970. */
const LAST_INSTANT = 8.64e15;

/** The instant for which answers are made, and how many milliseconds a price then stays fresh. */
export interface Moment {
  now: Date;
  freshMs: number;
}

/** Milliseconds a price stays fresh: the setting `stale_days`, or `STALE_DAYS` without it. */
export const freshFor = (settings: Settings): number =>
  positiveNumber(settings, 'stale_days', STALE_DAYS) * DAY_MS;

/** The last instant at which a price is fresh. */
export const freshUntil = (observedAt: Date, { freshMs }: Moment): Date =>
  new Date(Math.min(observedAt.getTime() + freshMs, LAST_INSTANT));

/** True for a price observed in the future, which counts as stale: a clock was wrong. */
export const isFromFuture = (observedAt: Date, { now }: Moment): boolean =>
  observedAt > believableUntil(now);

/**
 * Finds the next instant at which one of the stations' prices turns stale, or fresh if it was observed in the future.
 * @returns milliseconds since 1970, or Infinity when no price will change
 */
export function nextStaleInstant(
  stations: Iterable<BoardStation>,
  { now, freshMs }: Moment,
): number {
  let next = Infinity;
  const consider = (instant: number): void => {
    if (instant > now.getTime() && instant < next) next = instant;
  };
  for (const station of stations) {
    for (const { observedAt } of station.prices) {
      consider(believableFrom(observedAt));
      consider(observedAt.getTime() + freshMs + 1);
    }
  }
  return next;
}
