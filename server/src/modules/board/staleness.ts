import { plausibleFrom } from '../../clock.ts';
import type { AnswerTime } from '../prices/freshness.ts';
import type { BoardStation } from './snapshot.ts';

/**
 * Finds the next instant at which one of the stations' prices turns stale, or fresh if it was observed in the future.
 * @returns milliseconds since 1970, or Infinity when no price will change
 */
export function nextStaleInstant(
  stations: Iterable<BoardStation>,
  { now, freshMs }: AnswerTime,
): number {
  let next = Infinity;
  const consider = (instant: number): void => {
    if (instant > now.getTime() && instant < next) next = instant;
  };
  for (const station of stations) {
    for (const { observedAt } of station.prices) {
      consider(plausibleFrom(observedAt));
      consider(observedAt.getTime() + freshMs + 1);
    }
  }
  return next;
}
