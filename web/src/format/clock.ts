import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import { m } from '../paraglide/messages.js';

const clock = new Intl.DateTimeFormat(m.locale(), {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** Formats the time of day in San Marino: '7:40'. */
export function clockText(date: Date): string {
  return clock.format(date);
}
