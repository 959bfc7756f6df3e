/** When a station is open, by the clocks of San Marino (rule station-open). */
import { dayAfter } from '../midnights.ts';
import { dayInSanMarino } from '../time-zone.ts';
import { instantAt } from '../wall-time.ts';
import type { FuelMode } from '../prices/fuels.ts';
import type { WireHours } from './wire-hours.ts';

/** HH:MM to HH:MM, or to 24:00. One that ends at or before its beginning ends on the next day. */
export interface Span {
  from: string;
  to: string;
}

/** Spans by day of the week, Monday first. */
export type Week = readonly (readonly Span[])[];

export interface OpeningHours {
  week: Week;
  /** Days, year-month-day, that have other hours than their day of the week. */
  exceptions: readonly { date: string; spans: readonly Span[] }[];
}

/** Days ahead that are searched for the next opening, and after which who is open counts as always open. */
const SEARCHED_DAYS = { closed: 60, open: 8 } as const;

export const WHOLE_DAY: Span = { from: '00:00', to: '24:00' };
export const isWholeDay = ({ from, to }: Span): boolean => from === '00:00' && to === '24:00';
const isPastMidnight = ({ from, to }: Span): boolean => to < from;

/**
 * Says what is wrong with the spans of a day.
 * @returns `equal` for a span without length, `overlap` for two that share time or are not in order, undefined for
 *   right ones
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
  /** When that ends; null for what is always open, and for what does not open in the next 60 days. */
  changesAt: Date | null;
}

/**
 * Returns the hours at which a station sells in a mode (rule closed-now): pumps where nobody serves have those of their
 * own, where they are written.
 * @returns undefined where nobody says
 */
export function hoursOf(
  { hours, self_hours: self, exceptions }: WireHours,
  mode: FuelMode,
): OpeningHours | undefined {
  if (self && mode === 'self') return { week: self, exceptions: [] };
  return hours ? { week: hours, exceptions } : undefined;
}

/** Says whether a station is open at an instant, and until when. */
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

/** The spans of a day as milliseconds since 1970; without those that the change of the clocks swallows. */
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
