import { once } from '@pieno/contract/once.ts';
import { TIME_ZONE, wallTimeAt } from '@pieno/contract/time-zone.ts';
import { m } from '../../paraglide/messages.js';

export type InSanMarino = (date: Date | number) => string;

/**
 * Creates a formatter of days and times in Italian, by San Marino's calendar and clock. The Intl formatter is created
 * at its first use.
 */
export function inSanMarino(options: Intl.DateTimeFormatOptions): InSanMarino {
  const format = once(
    () => new Intl.DateTimeFormat(m.locale(), { ...options, timeZone: TIME_ZONE }),
  );
  return (date) => format().format(date);
}

/** Formats the time of day in San Marino: '7:40'. */
export const clockText = (date: Date): string => wallTimeAt(date).time.replace(/^0/, '');
