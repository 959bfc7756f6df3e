import { STALE_DAYS } from '@pieno/contract/limits.ts';
import type { GlobalSetting } from '@pieno/contract/settings.ts';
import type { IsStale } from './presenter.ts';
import type { BoardStation } from './snapshot.ts';

const DAY_MS = 86_400_000;

/** Milliseconds a price stays fresh: the setting `stale_days`, or 8 days (design §2). */
export function freshFor(settings: ReadonlyMap<string, GlobalSetting>): number {
  const days = Number(settings.get('stale_days')?.value1 ?? STALE_DAYS);
  return (Number.isFinite(days) && days > 0 ? days : STALE_DAYS) * DAY_MS;
}

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
