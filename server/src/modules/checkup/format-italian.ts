import { TIME_ZONE } from '@pieno/contract/time-zone.ts';

const instant = new Intl.DateTimeFormat('it', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** Formats an instant in San Marino's time: '21/08/26, 10:03'. @param at in ISO 8601 where it is a text */
export const formatInstant = (at: string | Date): string => instant.format(new Date(at));

const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Formats a number in Italian: '77.045'. */
export const formatNumber = (value: number): string => number.format(value);
