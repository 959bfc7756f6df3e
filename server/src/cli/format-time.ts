import { TIME_ZONE } from '@pieno/contract/time-zone.ts';

const format = new Intl.DateTimeFormat('it', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
});

/** An instant in San Marino's time: "21/08/26, 10:03:20". @param instant in ISO 8601 where it is a text */
export const formatTime = (instant: Date | string): string => format.format(new Date(instant));
