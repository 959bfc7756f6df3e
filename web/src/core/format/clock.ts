import { once } from '@pieno/contract/once.ts';
import { TIME_ZONE, wallTimeAt } from '@pieno/contract/time-zone.ts';
import { m } from '../../paraglide/messages.js';

export type InSanMarino = (date: Date | number) => string;

/**
 * Makes what writes days and times as Italians do, by the calendar and the clocks of San Marino. Its formatter is made
 * when it is first used.
 */
export function inSanMarino(options: Intl.DateTimeFormatOptions): InSanMarino {
  const format = once(
    () => new Intl.DateTimeFormat(m.locale(), { ...options, timeZone: TIME_ZONE }),
  );
  return (date) => format().format(date);
}

/** Formats the time of day in San Marino: '7:40'. */
export const clockText = (date: Date): string => wallTimeAt(date).time.replace(/^0/, '');
