/** Opening hours as typed at the command line, in the format in which they are shown. */
import { WHOLE_DAY, type Span } from '@pieno/contract/stations/opening-hours.ts';
import { check } from './typed.ts';

const DAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];

/**
 * Reads a week: 'lun-ven 7:00-12:30 15:00-19:30; sab 7-12', or '24h'. Days that are not named are closed.
 * @returns null for '-', which clears
 * @throws UsageError with the problem
 */
export function readWeek(typed: string): Span[][] | null {
  if (typed === '-') return null;
  if (typed === '24h') return DAYS.map(() => [WHOLE_DAY]);
  const week = DAYS.map((): Span[] => []);
  for (const [days, spans] of readParts(typed)) {
    const [first = -1, last = first] = days.split(/[-–]/u).map((day) => DAYS.indexOf(day));
    const areDays = first >= 0 && last >= first;
    check(areDays, `«${days}» non sono giorni: scrivi lun, mar … dom, oppure lun-ven.`);
    for (let day = first; day <= last; day += 1) week[day] = spans;
  }
  return week;
}

/** Reads days with special hours: '2026-12-25 chiuso; 2027-01-06 8-12'. '-' for none. @throws UsageError */
export function readExceptions(typed: string): { date: string; spans: Span[] }[] {
  if (typed === '-') return [];
  return readParts(typed).map(([date, spans]) => ({ date, spans }));
}

function readParts(typed: string): [head: string, spans: Span[]][] {
  const parts = typed.split(';').map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const [head, ...spans] = part.split(/[\s,]+/u);
    return [head!, spans.filter((span) => span !== 'chiuso').map(readSpan)];
  });
}

function readSpan(typed: string): Span {
  if (typed === '24h') return WHOLE_DAY;
  const span = /^([\d:]+)[-–]([\d:]+)$/u.exec(typed);
  check(span, `«${typed}» non è un orario: scrivi 7:00-12:30, 24h oppure chiuso.`);
  return { from: timeOf(span[1]!), to: timeOf(span[2]!) };
}

const timeOf = (typed: string): string => {
  const [hour = '', minute = '00'] = typed.split(':');
  return `${hour.padStart(2, '0')}:${minute}`;
};
