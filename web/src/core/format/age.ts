import { FUTURE_TOLERANCE_MINUTES } from '@pieno/contract/limits.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { m } from '../../paraglide/messages.js';
import { clockText } from './clock.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Formats how long ago something was seen: '5 min fa', '2 ore fa', 'oggi, 7:40', 'ieri', '3 giorni fa'; 'orologio
 * sbagliato' if it lies in the future by more than clocks may differ. Days are calendar days in San Marino.
 */
export function ageText(iso: string, now: Date): string {
  const then = new Date(iso);
  const elapsed = now.getTime() - then.getTime();
  if (elapsed < -FUTURE_TOLERANCE_MINUTES * 60_000) return m.age_wrong();
  if (elapsed < 60_000) return m.age_now();
  if (elapsed < HOUR_MS) return m.age_minutes({ count: Math.floor(elapsed / 60_000) });
  const days = daysBetween(then, now);
  if (days === 0 && elapsed < 4 * HOUR_MS) {
    return m.age_hours({ count: Math.floor(elapsed / HOUR_MS) });
  }
  if (days === 0) return m.age_today({ time: clockText(then) });
  return m.age_days({ count: days });
}

/** Names a day by the number of midnights since: 'oggi', 'ieri', '3 giorni fa'. */
export const dayAgoText = (days: number): string =>
  days > 0 ? m.age_days({ count: days }) : m.today();

/** Returns the number of midnights in San Marino between two moments. */
export function daysBetween(then: Date, now: Date): number {
  const dayOf = (date: Date): number => Date.parse(dayInSanMarino(date));
  return Math.round((dayOf(now) - dayOf(then)) / DAY_MS);
}
