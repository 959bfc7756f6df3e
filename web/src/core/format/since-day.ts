import { dayAgoText, daysBetween } from './age.ts';
import { inSanMarino } from './clock.ts';
import { fromDayText, sinceText } from './moment.ts';
import { m } from '../../paraglide/messages.js';

const DAYS_OF_WEEK = 7;
const weekday = inSanMarino({ weekday: 'long' });
const date = inSanMarino({ day: 'numeric', month: 'long' });

/** Formats a day; days of the last week by weekday: 'oggi', 'ieri', 'martedì', '3 novembre'. */
export function dayText(iso: string, now: Date): string {
  const then = new Date(iso);
  const days = daysBetween(then, now);
  if (days < 2) return dayAgoText(days);
  return (days < DAYS_OF_WEEK ? weekday : date)(then);
}

/**
 * Formats since which visit something has changed: 'dalle 7:40 di oggi', 'dalle 18:40 di ieri', 'da martedì', 'dal 3
 * novembre'.
 */
export function sinceDayText(iso: string, now: Date): string {
  const then = new Date(iso);
  const days = daysBetween(then, now);
  if (days < 2) return sinceText(iso, now);
  return days < DAYS_OF_WEEK ? m.since_weekday({ day: weekday(then) }) : fromDayText(iso, now);
}
