/** When a station is open, in San Marino's time (rule station-open). */
import { dayAfter } from '../midnights.ts';
import { dayInSanMarino } from '../time-zone.ts';
import { instantAt } from '../wall-time.ts';
import type { FuelMode } from '../prices/fuels.ts';
import type { WireHours } from './wire-hours.ts';

/** HH:MM to HH:MM, or to 24:00. A span that ends at or before its beginning ends on the next day. */
export interface Span {
  from: string;
  to: string;
}

/** Spans by day of the week, Monday first. */
export type Week = readonly (readonly Span[])[];

export interface OpeningHours {
  week: Week;
  /** Days, year-month-day, with hours that replace those of their weekday. */
  exceptions: readonly { date: string; spans: readonly Span[] }[];
}

/** Days that are searched for the next opening, and days without a closing after which a station is always open. */
const SEARCHED_DAYS = { closed: 60, open: 8 } as const;

export const WHOLE_DAY: Span = { from: '00:00', to: '24:00' };
export const isWholeDay = ({ from, to }: Span): boolean => from === '00:00' && to === '24:00';
const isPastMidnight = ({ from, to }: Span): boolean => to < from;

/**
 * Checks the spans of a day.
 * @returns `equal` for an empty span, `overlap` for overlapping or unordered spans, undefined for valid ones
 */
export function spansProblem(spans: readonly Span[]): 'equal' | 'overlap' | undefined {
  if (spans.some(({ from, to }) => from === to)) return 'equal';
  const meets = spans.some(
    (span, index) =>
      index > 0 && (isPastMidnight(spans[index - 1]!) || span.from < spans[index - 1]!.to),
  );
  return meets ? 'overlap' : undefined;
}

export interface Opening {
  isOpen: boolean;
  /** When the state changes; null for always open, and for no opening in the next 60 days. */
  changesAt: Date | null;
}

/**
 * Returns the hours at which a station sells in a mode (rule closed-now); self-service pumps may have their own.
 * @returns undefined when unknown
 */
export function hoursOf(
  { hours, self_hours: self, exceptions }: WireHours,
  mode: FuelMode,
): OpeningHours | undefined {
  if (self && mode === 'self') return { week: self, exceptions: [] };
  return hours ? { week: hours, exceptions } : undefined;
}

/** Returns whether a station is open at an instant, and until when. */
export function openingAt(hours: OpeningHours, now: Date): Opening {
  const time = now.getTime();
  const today = dayInSanMarino(now);
  let openUntil: number | undefined;
  for (let ahead = -1; ahead <= SEARCHED_DAYS.closed; ahead += 1) {
    const date = dayAfter(today, ahead);
    for (const [start, end] of stretchesOn(hours, date)) {
      if (openUntil !== undefined) {
        if (start > openUntil) return { isOpen: true, changesAt: new Date(openUntil) };
        openUntil = Math.max(openUntil, end);
      } else if (time < start) {
        return { isOpen: false, changesAt: new Date(start) };
      } else if (time < end) {
        openUntil = end;
      }
    }
    if (openUntil !== undefined && openUntil < instantOf(dayAfter(date, 1), '00:00')) {
      return { isOpen: true, changesAt: new Date(openUntil) };
    }
    if (openUntil !== undefined && ahead >= SEARCHED_DAYS.open) break;
  }
  return { isOpen: openUntil !== undefined, changesAt: null };
}

/** The spans of a day as milliseconds since 1970, without those in the hour skipped in spring. */
function stretchesOn(hours: OpeningHours, date: string): [start: number, end: number][] {
  return spansOn(hours, date)
    .map((span): [number, number] => [instantOf(date, span.from), endOf(date, span)])
    .filter(([start, end]) => start < end);
}

/** Returns the spans of a day. @param date year-month-day */
export function spansOn({ week, exceptions }: OpeningHours, date: string): readonly Span[] {
  const other = exceptions.find((exception) => exception.date === date);
  return other?.spans ?? week[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? [];
}

function endOf(date: string, span: Span): number {
  if (span.to === '24:00') return instantOf(dayAfter(date, 1), '00:00');
  return instantOf(isPastMidnight(span) ? dayAfter(date, 1) : date, span.to);
}

const instantOf = (date: string, time: string): number => instantAt(date, time)?.getTime() ?? NaN;
