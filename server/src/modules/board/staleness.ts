import { STALE_DAYS } from '@pieno/contract/limits.ts';
import { positiveNumber, type Settings } from '../settings/values.ts';
import { believableFrom, believableUntil } from '../prices/plausible.ts';
import type { IsStale } from './presenter.ts';
import type { BoardStation } from './snapshot.ts';

const DAY_MS = 86_400_000;

/** Milliseconds a price stays fresh: the setting `stale_days`, or `STALE_DAYS` without it. */
export const freshFor = (settings: Settings): number =>
  positiveNumber(settings, 'stale_days', STALE_DAYS) * DAY_MS;

/** Makes the staleness test for an instant. A price observed in the future counts as stale: a clock was wrong. */
export function staleAsOf(now: Date, freshMs: number): IsStale {
  const from = now.getTime() - freshMs;
  const to = believableUntil(now).getTime();
  return (observedAt) => {
    const instant = observedAt.getTime();
    return instant < from || instant > to;
  };
}

/**
 * Finds the next instant at which one of the stations' prices turns stale, or fresh if it was observed in the future.
 * @returns milliseconds since 1970, or Infinity when no price will change
 */
export function nextStaleInstant(
  stations: Iterable<BoardStation>,
  now: Date,
  freshMs: number,
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
