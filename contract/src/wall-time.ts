import { aheadOfUtc } from './time-zone.ts';

const MINUTE_MS = 60_000;
/** Milliseconds that San Marino's clocks are ahead of UTC in summer and in winter. */
const AHEAD = [2 * 3_600_000, 3_600_000];

/**
 * Returns the instant at which clocks in San Marino show a day and a time (rule schedule-instant). A time that they skip
 * in spring is the next minute that they show, one that they show twice in autumn the first of the two.
 * @param date year-month-day
 * @param time HH:MM
 * @returns undefined for a day that does not exist
 */
export function instantAt(date: string, time: string): Date | undefined {
  const local = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 10) !== date) return undefined;
  // An hour is skipped at most.
  for (let minute = 0; minute <= 60; minute += 1) {
    const wanted = local + minute * MINUTE_MS;
    const ahead = AHEAD.find((each) => aheadOfUtc(wanted - each) === each);
    if (ahead) return new Date(wanted - ahead);
  }
  return undefined;
}
