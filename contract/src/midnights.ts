/**
 * Days in San Marino and the instants at which they begin; a day has 23 or 25 hours when daylight saving time begins or
 * ends.
 */
import { aheadOfUtc } from './time-zone.ts';

/**
 * Returns the instant at which a day begins in San Marino.
 * @param day year-month-day
 */
export function midnightOf(day: string): Date {
  const local = Date.parse(`${day}T00:00:00Z`);
  // Daylight saving time begins and ends at 01:00 UTC, after midnight in either season.
  return new Date(local - aheadOfUtc(local));
}

/** Returns the day that is `days` after another one; negative for before. @param day year-month-day */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
