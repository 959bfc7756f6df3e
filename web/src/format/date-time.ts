import { inSanMarino } from './clock.ts';

const dateTime = inSanMarino({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `2026-11-21T07:12:00.000Z` → `21/11/2026, 08:12` (rule price-format: Italian format). */
export function dateTimeText(iso: string): string {
  return dateTime.format(new Date(iso));
}

/** `2026-11-21T07:12:00.000Z` → `21/11, 08:12`: what stands for an age until the phone tells it. */
export function dayTimeText(iso: string): string {
  return dateTimeText(iso).replace(/\/\d{4}/, '');
}
