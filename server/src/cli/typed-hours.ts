/** Opening hours as they are typed at the command line, in the words in which they are shown. */
import { WHOLE_DAY, type Span } from '@pieno/contract/stations/opening-hours.ts';
import { UsageError } from './italian-command.ts';

const DAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];

/**
 * Reads a week: 'lun-ven 7:00-12:30 15:00-19:30; sab 7-12', or '24h'. Days that are not named are closed.
 * @returns null for '-', which clears
 * @throws UsageError with what is wrong
 */
export function readWeek(typed: string): Span[][] | null {
  if (typed === '-') return null;
  if (typed === '24h') return DAYS.map(() => [WHOLE_DAY]);
  const week = DAYS.map((): Span[] => []);
  for (const [days, spans] of readParts(typed)) {
    const [first, last = first] = days.split(/[-–]/u).map((day) => DAYS.indexOf(day));
    if (first === undefined || last === undefined || first < 0 || last < first) {
      throw new UsageError(`«${days}» non sono giorni: scrivi lun, mar … dom, oppure lun-ven.`);
    }
    for (let day = first; day <= last; day += 1) week[day] = spans;
  }
  return week;
}

/** Reads days with hours of their own: '2026-12-25 chiuso; 2027-01-06 8-12'. '-' for none. @throws UsageError */
export function readExceptions(typed: string): { date: string; spans: Span[] }[] {
  if (typed === '-') return [];
  return readParts(typed).map(([date, spans]) => ({ date, spans }));
}

const readParts = (typed: string): [head: string, spans: Span[]][] =>
  typed
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [head, ...spans] = part.split(/[\s,]+/u);
      return [head!, spans.filter((span) => span !== 'chiuso').map(readSpan)];
    });

function readSpan(typed: string): Span {
  if (typed === '24h') return WHOLE_DAY;
  const [, from, to] = /^([\d:]+)[-–]([\d:]+)$/u.exec(typed) ?? [];
  if (from === undefined || to === undefined) {
    throw new UsageError(`«${typed}» non è un orario: scrivi 7:00-12:30, 24h oppure chiuso.`);
  }
  return { from: timeOf(from), to: timeOf(to) };
}

const timeOf = (typed: string): string => {
  const [hour = '', minute = '00'] = typed.split(':');
  return `${hour.padStart(2, '0')}:${minute}`;
};
