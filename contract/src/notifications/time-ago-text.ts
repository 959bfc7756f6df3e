import { dayInSanMarino, wallTimeAt } from '../time-zone.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Describes how long ago something was, by San Marino's calendar, as the pages do: 'adesso', '6 min fa', '2 ore fa',
 * 'oggi, 7:40', 'ieri', '3 giorni fa'.
 */
export function timeAgoText(then: Date, now: Date): string {
  const elapsed = now.getTime() - then.getTime();
  if (elapsed < MINUTE_MS) return 'adesso';
  const minutes = Math.floor(elapsed / MINUTE_MS);
  if (minutes < 60) return minutes === 1 ? 'un minuto fa' : `${minutes} min fa`;
  const days = (Date.parse(dayInSanMarino(now)) - Date.parse(dayInSanMarino(then))) / DAY_MS;
  if (days > 0) return days === 1 ? 'ieri' : `${days} giorni fa`;
  const hours = Math.floor(elapsed / HOUR_MS);
  if (hours < 4) return hours === 1 ? "un'ora fa" : `${hours} ore fa`;
  return `oggi, ${wallTimeAt(then).time.replace(/^0/, '')}`;
}
