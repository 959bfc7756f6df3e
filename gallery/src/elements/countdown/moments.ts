const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/San_Marino' });

/** 30 December 2025 and 11-6-2022 23:24 (spec §9, §2), on the clock of San Marino. Both lie in the past. */
export const DECEMBER = new Date('2025-12-30T00:00:00+01:00');
export const JUNE = new Date('2022-06-11T23:24:00+02:00');

/** The next midnight between two years in San Marino. `now` in milliseconds. */
export const nextNewYear = (now: number): Date =>
  new Date(`${Number(year.format(now)) + 1}-01-01T00:00:00+01:00`);

/** Whole days between a moment and now, in milliseconds. */
export const daysSince = (moment: Date, now: number): number =>
  Math.floor((now - moment.getTime()) / 86_400_000);
