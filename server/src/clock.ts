/** The server's only source of the current time, so that tests and trials can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Makes a clock that runs on from `start`; the system's clock when it is undefined. */
export function clockStartingAt(start: Date | undefined): Clock {
  if (!start) return systemClock;
  const offset = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}
