import { TIME_ZONE } from '@pieno/contract/time-zone.ts';

const clock = new Intl.DateTimeFormat('it-IT', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** Formats the time of day in San Marino: '7:40'. */
export function clockText(date: Date): string {
  return clock.format(date);
}
