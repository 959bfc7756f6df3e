/** Days and times are San Marino's, wherever phone and server are. */
export const TIME_ZONE = 'Europe/San_Marino';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MARCH = 2;
const OCTOBER = 9;

/**
 * Returns how far San Marino's (and Italy's) time is ahead of UTC at an instant: two hours between the last Sundays of
 * March and October, at 01:00 UTC, else one (directive 2000/84/EC, in force since 1996). The rule is coded here because
 * the first formatter of a page costs a slow phone a tenth of a second; time-zone.test.ts compares it with the time
 * zone database.
 * @param time milliseconds since 1970
 * @returns milliseconds
 */
export function aheadOfUtc(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const isSummer = time >= changeOf(year, MARCH) && time < changeOf(year, OCTOBER);
  return (isSummer ? 2 : 1) * HOUR_MS;
}

/** 01:00 UTC on the last Sunday of a month with 31 days. */
function changeOf(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY_MS;
}

/**
 * Returns the date and time in San Marino at an instant.
 * @returns year-month-day and HH:MM
 * @throws RangeError for an invalid `Date`
 */
export function wallTimeAt(moment: Date): { date: string; time: string } {
  const time = moment.getTime();
  const [date, clock] = new Date(time + aheadOfUtc(time)).toISOString().split('T');
  return { date: date!, time: clock!.slice(0, 5) };
}

/**
 * Returns the calendar day in San Marino at an instant.
 * @returns year-month-day
 * @throws RangeError for an invalid `Date`
 */
export const dayInSanMarino = (moment: Date): string => wallTimeAt(moment).date;
