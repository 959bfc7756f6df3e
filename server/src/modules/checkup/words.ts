import { TIME_ZONE } from '@pieno/contract/time-zone.ts';

const instant = new Intl.DateTimeFormat('it', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** An instant in San Marino's time: '21/08/26, 10:03'. @param at in ISO 8601 where it is a text */
export const formatInstant = (at: string | Date): string => instant.format(new Date(at));
