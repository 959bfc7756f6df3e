import { once } from '@pieno/contract/once.ts';
import { daysBetween } from './age.ts';
import { inSanMarino } from './clock.ts';
import { m } from '../../paraglide/messages.js';

const time = inSanMarino({ hour: '2-digit', minute: '2-digit' });
const date = inSanMarino({ weekday: 'long', day: 'numeric', month: 'long' });
const day = once(() => new Intl.RelativeTimeFormat(m.locale(), { numeric: 'auto' }));

/** Formats a future instant for use inside a sentence: 'domani alle 06:00', 'mercoledì 25 novembre alle 06:00'. */
export function dueText(iso: string, now: Date): string {
  const then = new Date(iso);
  const days = -daysBetween(then, now);
  const which = days >= 0 && days < 2 ? day().format(days, 'day') : date(then);
  return m.due_text({ day: which, time: time(then) });
}
