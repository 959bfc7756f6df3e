import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import { daysBetween } from './age.ts';
import { m } from '../paraglide/messages.js';

const time = new Intl.DateTimeFormat(m.locale(), {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});
const date = new Intl.DateTimeFormat(m.locale(), {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: TIME_ZONE,
});
const day = new Intl.RelativeTimeFormat(m.locale(), { numeric: 'auto' });

/** Formats an instant to come for use inside a sentence: 'domani alle 06:00', 'mercoledì 25 novembre alle 06:00'. */
export function dueText(iso: string, now: Date): string {
  const then = new Date(iso);
  const days = -daysBetween(then, now);
  const which = days >= 0 && days < 2 ? day.format(days, 'day') : date.format(then);
  return m.due_text({ day: which, time: time.format(then) });
}
