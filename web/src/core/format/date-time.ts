import { wallTimeAt } from '@pieno/contract/time-zone.ts';

/** `2026-11-21T07:12:00.000Z` → `21/11/2026, 08:12` (rule price-format: Italian format). */
export function dateTimeText(iso: string): string {
  const { date, time } = wallTimeAt(new Date(iso));
  return `${date.split('-').toReversed().join('/')}, ${time}`;
}

/** `2026-11-21T07:12:00.000Z` → `21/11, 08:12`: shown until the phone can compute the age. */
export function dayTimeText(iso: string): string {
  return dateTimeText(iso).replace(/\/\d{4}/, '');
}
