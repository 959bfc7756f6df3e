import type { Border } from '@pieno/contract/prices/prices.ts';
import { dayAgoText, daysBetween } from '../../core/format/age.ts';
import { centsApart } from '../../core/format/cents.ts';
import { dayTimeText } from '../../core/format/date-time.ts';
import { m } from '../../paraglide/messages.js';

/**
 * Returns the difference between the best price and that across the border: 'oggi 35 cent meno
 * che oltre confine'; whole cents from ten cents on. Null once outdated.
 */
export function borderDifference(
  { here, there, at, until }: Border,
  now: Date,
  place = m.border_there(),
): string | null {
  if (now.getTime() > Date.parse(until)) return null;
  const apart = here - there;
  const by = centsApart(Number(apart.toFixed(Math.abs(apart) < 0.1 ? 3 : 2)));
  // The server's HTML cannot know the current day.
  const day = ON_SERVER ? dayTimeText(at).slice(0, 6) : dayAgoText(daysBetween(new Date(at), now));
  const text = apart < 0 ? m.border_less : apart > 0 ? m.border_more : m.border_same;
  return text({ day, by, place });
}
