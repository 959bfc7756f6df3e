import { FUTURE_TOLERANCE_MINUTES } from '@pieno/contract/limits.ts';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';

/** The server's only source of the current time (rule injected-clock), so that tests and trials can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Makes a clock that runs from `start`; the system's clock when it is undefined. */
export function clockStartingAt(start: Date | undefined): Clock {
  if (!start) return systemClock;
  const offset = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}

const clockFace = new Intl.DateTimeFormat('it', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** Formats the time of day in San Marino, for a sentence: '07:40'. */
export const timeOfDay = (at: Date): string => clockFace.format(at);

const TOLERANCE_MS = FUTURE_TOLERANCE_MINUTES * 60_000;

/** The latest time that another clock may show at `now`: slightly in the future, as clocks differ. */
export const latestPlausible = (now: Date): Date => new Date(now.getTime() + TOLERANCE_MS);
