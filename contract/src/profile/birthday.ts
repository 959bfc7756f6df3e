/** Parses birthdays, which are accepted in four formats and stored in one (rule account-birthday). */
import { BIRTHDAY_OLDEST_YEAR } from '../limits.ts';
import { dayInSanMarino } from '../time-zone.ts';

const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const TIMESTAMP = /^(?<date>\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}[\d:.]*(?<zone>Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Parses day/month/year, year-month-day, a full timestamp or a `Date`. A timestamp with a zone, and a `Date`, are
 * converted to the day in San Marino, because midnight there is the evening before in UTC. A timestamp without a zone
 * keeps its date.
 * @returns year-month-day, or null when the day does not exist, is before `BIRTHDAY_OLDEST_YEAR` or in the future
 */
export function readBirthday(given: string | Date, now: Date): string | null {
  const day = given instanceof Date ? dayOf(given) : readText(given.trim());
  const isPossible = day !== null && day >= `${BIRTHDAY_OLDEST_YEAR}-01-01` && day <= dayOf(now)!;
  return isPossible ? day : null;
}

function readText(text: string): string | null {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (year) return existing(year, month!, day!);
  const [, first, second, third] = YEAR_FIRST.exec(text) ?? [];
  if (first) return existing(first, second!, third!);
  return readTimestamp(text);
}

function readTimestamp(text: string): string | null {
  const { date, zone } = TIMESTAMP.exec(text)?.groups ?? {};
  if (!date || readText(date) === null) return null;
  const day = dayOf(new Date(zone ? text : `${text}Z`));
  return zone ? day : day && date;
}

/** Returns the date, or null when it does not exist: `Date` converts 31 April to 1 May and the year 90 to 1990. */
function existing(year: string, month: string, day: string): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const text = date.toISOString().slice(0, 10);
  const given = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return text === given ? text : null;
}

function dayOf(moment: Date): string | null {
  return Number.isNaN(moment.getTime()) ? null : dayInSanMarino(moment);
}
