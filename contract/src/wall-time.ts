import { aheadOfUtc } from './time-zone.ts';

const MINUTE_MS = 60_000;
/** Milliseconds that San Marino is ahead of UTC in summer and in winter. */
const AHEAD = [2 * 3_600_000, 3_600_000];

/**
 * Returns the instant of a day and time in San Marino (rule schedule-instant). A time skipped in spring becomes the
 * next minute that exists, a time repeated in autumn is the first of the two.
 * @param date year-month-day
 * @param time HH:MM
 * @returns undefined for a day that does not exist
 */
export function instantAt(date: string, time: string): Date | undefined {
  const local = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 10) !== date) return undefined;
  // At most one hour is skipped.
  for (let minute = 0; minute <= 60; minute += 1) {
    const wanted = local + minute * MINUTE_MS;
    const ahead = AHEAD.find((each) => aheadOfUtc(wanted - each) === each);
    if (ahead) return new Date(wanted - ahead);
  }
  return undefined;
}
