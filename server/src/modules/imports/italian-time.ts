import { aheadOfUtc } from '@pieno/contract/time-zone.ts';

const SUMMER_MS = 2 * 3_600_000;

/**
 * Converts an Italian local time to an instant.
 * @param local a local date and time, read as if it were UTC
 * @returns the instant; the first of two for the hour repeated in autumn, so that it is never in the future; with the
 * earlier offset for a time skipped in spring
 */
function instantOf(local: number): Date {
  const summer = local - SUMMER_MS;
  return new Date(aheadOfUtc(summer) === SUMMER_MS ? summer : local - SUMMER_MS / 2);
}

/**
 * Parses an Italian local time.
 * @param text "21/08/2026 05:46:12"; seconds may be missing, or the time of day (then midnight)
 * @returns undefined for another format and for a date or time that does not exist
 */
export function readItalianTime(text: string): Date | undefined {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d\d)(?::(\d\d))?)?$/u.exec(text);
  if (!parts) return undefined;
  const [, day, month, year, hour = '0', minute = '0', second = '0'] = parts;
  return localTime([year!, month!, day!, hour, minute, second].map(Number));
}

/** Parses "2026-08-21", "2026-08-21 05:46" or an ISO 8601 time; without a zone it is Italian local time. */
export function readIsoTime(text: string): Date | undefined {
  const parts =
    /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/u.exec(
      text,
    );
  if (!parts) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = parts;
  const local = localTime([year!, month!, day!, hour, minute, second].map(Number));
  return zone && local ? new Date(text.replace(' ', 'T')) : local;
}

function localTime(parts: number[]): Date | undefined {
  const [year = NaN, month = NaN, day = NaN, hour = NaN, minute = NaN, second = NaN] = parts;
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  const back = new Date(local);
  const exists =
    // Date.UTC maps the years 0 to 99 to 1900 to 1999.
    back.getUTCFullYear() === year &&
    back.getUTCMonth() === month - 1 &&
    back.getUTCDate() === day &&
    back.getUTCHours() === hour &&
    minute < 60 &&
    second < 60;
  return exists ? instantOf(local) : undefined;
}
