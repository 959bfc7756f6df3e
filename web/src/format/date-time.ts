import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import { m } from '../paraglide/messages.js';

const dateTime = new Intl.DateTimeFormat(m.locale(), {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** `2026-11-21T07:12:00.000Z` → `21/11/2026, 08:12` (rule price-format: Italian format). */
export function dateTimeText(iso: string): string {
  return dateTime.format(new Date(iso));
}

/** `2026-11-21T07:12:00.000Z` → `21/11, 08:12`: what stands for an age until the phone tells it. */
export function dayTimeText(iso: string): string {
  return dateTimeText(iso).replace(/\/\d{4}/, '');
}
