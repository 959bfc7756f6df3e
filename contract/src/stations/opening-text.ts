/** Opening hours in Italian, for pages and command line (rule station-open). */
import { dayAfter } from '../midnights.ts';
import type { FuelMode } from '../prices/fuels.ts';
import {
  hoursOf,
  isWholeDay,
  openingAt,
  type Opening,
  type Span,
  type Week,
} from './opening-hours.ts';
import { once } from '../once.ts';
import { TIME_ZONE, wallTimeAt } from '../time-zone.ts';
import type { WireHours } from './wire-hours.ts';

const SHORT_DAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'] as const;
const weekday = once(() => new Intl.DateTimeFormat('it', { timeZone: TIME_ZONE, weekday: 'long' }));
const dayOfMonth = once(
  () => new Intl.DateTimeFormat('it', { timeZone: TIME_ZONE, day: 'numeric', month: 'long' }),
);

/** Returns a time without its leading zero: '7:00'. @param time HH:MM */
const timeText = (time: string): string => time.replace(/^0(?=\d)/, '');

/** Formats the hours of one day: '7:00–12:30, 15:00–19:30', '24 ore' or 'chiuso'. */
export function spansText(spans: readonly Span[]): string {
  if (spans.length === 0) return 'chiuso';
  return spans
    .map((span) => (isWholeDay(span) ? '24 ore' : `${timeText(span.from)}–${timeText(span.to)}`))
    .join(', ');
}

/** Lists the hours of a week, grouping consecutive equal days: 'lun–ven', '7:00–12:30'. */
export function hoursByDay(week: Week): { days: string; hours: string }[] {
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const [day, spans] of week.entries()) {
    const hours = spansText(spans);
    const before = lines.at(-1);
    if (before?.hours === hours) before.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({ days: daysText(first, last), hours }));
}

function daysText(first: number, last: number): string {
  if (last - first === 6) return 'tutti i giorni';
  return first === last ? SHORT_DAYS[first]! : `${SHORT_DAYS[first]}–${SHORT_DAYS[last]}`;
}

/** Formats a week in one line: 'lun–ven 7:00–12:30, 15:00–19:30 · sab 7:00–12:30 · dom chiuso'. */
export function hoursText(week: Week): string {
  if (isAlways(week)) return 'sempre aperto';
  return hoursByDay(week)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(' · ');
}

/** True for a week that is always open. */
export const isAlways = (week: Week): boolean =>
  week.length === 7 && week.every(([span, ...more]) => !!span && !more.length && isWholeDay(span));

/**
 * Describes the state at an instant: 'Aperto ora · chiude alle 20', 'Chiuso · apre domani alle 7', 'Sempre aperto'.
 * @param now the instant of `opening`
 */
export function openingText({ isOpen, changesAt }: Opening, now: Date): string {
  if (!changesAt) return isOpen ? 'Sempre aperto' : 'Chiuso';
  return isOpen
    ? `Aperto ora · chiude ${closingText(changesAt, now)}`
    : `Chiuso · apre ${whenText(changesAt, now)}`;
}

/**
 * Returns 'Chiuso · apre domani alle 7' when a station does not sell in a mode at an instant (rule closed-now).
 * @param known the station's hours, if known
 * @returns undefined when it is open or unknown
 */
export function closedText(
  known: WireHours | undefined,
  mode: FuelMode,
  now: Date,
): string | undefined {
  const hours = known && hoursOf(known, mode);
  const opening = hours && openingAt(hours, now);
  return opening && !opening.isOpen ? openingText(opening, now) : undefined;
}

/** The same for self-service pumps: 'Self-service sempre aperto'. */
export function selfServiceText(opening: Opening, now: Date): string {
  const text = openingText(opening, now);
  return `Self-service ${text[0]!.toLowerCase()}${text.slice(1)}`;
}

/** Names the day only if the closing is more than 24 hours away. Midnight belongs to the day that ends. */
function closingText(moment: Date, now: Date): string {
  if (moment.getTime() - now.getTime() <= 24 * 3_600_000) return clockText(moment);
  const evening = new Date(moment.getTime() - 1);
  return `${dayText(evening, now)} ${clockText(moment)}`.trim();
}

const whenText = (moment: Date, now: Date): string =>
  `${dayText(moment, now)} ${clockText(moment)}`.trim();

/** 'domani', 'lunedì', 'il 7 gennaio'; empty for today. */
function dayText(moment: Date, now: Date): string {
  const { date } = wallTimeAt(moment);
  const { date: today } = wallTimeAt(now);
  if (date === today) return '';
  if (date === dayAfter(today, 1)) return 'domani';
  if (date < dayAfter(today, 7)) return weekday().format(moment);
  return `il ${dayOfMonth().format(moment)}`;
}

function clockText(moment: Date): string {
  const { time } = wallTimeAt(moment);
  if (time === '00:00') return 'a mezzanotte';
  const short = timeText(time).replace(/:00$/, '');
  return /^1(:|$)/.test(short) ? `all'${short}` : `alle ${short}`;
}
