import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import { m } from '../paraglide/messages.js';

/** What writes days and times as Italians do, by the calendar and the clocks of San Marino. */
export const inSanMarino = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(m.locale(), { ...options, timeZone: TIME_ZONE });

const clock = inSanMarino({ hour: 'numeric', minute: '2-digit' });

/** Formats the time of day in San Marino: '7:40'. */
export function clockText(date: Date): string {
  return clock.format(date);
}
