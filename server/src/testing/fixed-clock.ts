import type { Clock } from '../clock.ts';

/** A clock that stands still until a test moves it. */
export interface FixedClock extends Clock {
  set(iso: string): void;
  advance(milliseconds: number): void;
}

/** @param iso its time, for example 2026-08-21T08:00:00Z */
export function fixedClock(iso: string): FixedClock {
  let now = Date.parse(iso);
  return {
    now: () => new Date(now),
    set: (time) => {
      now = Date.parse(time);
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
