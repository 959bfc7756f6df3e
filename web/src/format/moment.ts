import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import { daysBetween } from './age.ts';
import { clockText } from './clock.ts';

const date = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  timeZone: TIME_ZONE,
});
const day = new Intl.RelativeTimeFormat('it-IT', { numeric: 'auto' });

/** Formats a past moment for use inside a sentence: 'oggi alle 18:40', 'ieri alle 18:40', '3 novembre alle 18:40'. */
export function momentText(iso: string, now: Date): string {
  const then = new Date(iso);
  const days = daysBetween(then, now);
  const which = days < 2 ? day.format(-days, 'day') : date.format(then);
  return `${which} alle ${clockText(then)}`;
}
