import { TIME_ZONE } from '@pieno/contract/time-zone.ts';

const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE });

/**
 * 30 December 2025 (rule gallery-countdown) and 11-6-2022 23:24 (rule gallery-coming-soon), in San Marino's time zone;
 * both are past.
 */
export const DECEMBER = new Date('2025-12-30T00:00:00+01:00');
export const JUNE = new Date('2022-06-11T23:24:00+02:00');

/** Returns the start of the next year in San Marino; `now` in milliseconds. */
export const nextNewYear = (now: number): Date =>
  new Date(`${Number(year.format(now)) + 1}-01-01T00:00:00+01:00`);

/** Returns the whole days from a moment until `now` (milliseconds). */
export const daysSince = (moment: Date, now: number): number =>
  Math.floor((now - moment.getTime()) / 86_400_000);
