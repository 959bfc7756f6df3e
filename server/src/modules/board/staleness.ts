import { STALE_DAYS } from '@pieno/contract/limits.ts';
import { positiveNumber, type Settings } from '../settings/values.ts';
import type { IsStale } from './presenter.ts';
import type { BoardStation } from './snapshot.ts';

const DAY_MS = 86_400_000;

/** Milliseconds a price stays fresh: the setting `stale_days`, or 8 days. */
export const freshFor = (settings: Settings): number =>
  positiveNumber(settings, 'stale_days', STALE_DAYS) * DAY_MS;

/** Judges prices as of an instant. */
export function staleAsOf(now: Date, freshMs: number): IsStale {
  const limit = now.getTime() - freshMs;
  return (observedAt) => observedAt.getTime() < limit;
}

/**
 * The next instant at which one of the stations' prices turns stale.
 * @returns milliseconds since 1970, or Infinity when none is fresh
 */
export function nextStaleInstant(
  stations: Iterable<BoardStation>,
  now: Date,
  freshMs: number,
): number {
  let next = Infinity;
  for (const station of stations) {
    for (const { observedAt } of station.prices) {
      const instant = observedAt.getTime() + freshMs + 1;
      if (instant > now.getTime() && instant < next) next = instant;
    }
  }
  return next;
}
