/** The one way the server learns what time it is, so that tests and trials can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that starts at `start` and ticks on from there; unset: the system's. */
export function clockStartingAt(start: Date | undefined): Clock {
  if (!start) return systemClock;
  const offset = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}
