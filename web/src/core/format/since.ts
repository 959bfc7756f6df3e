import { m } from '../../paraglide/messages.js';
import { daysBetween } from './age.ts';
import { clockText } from './clock.ts';

const HOUR_MS = 3_600_000;

/** Formats how long something has been waiting: 'da 5 minuti', 'da 2 ore', 'dalle 7:40', 'da ieri', 'da 3 giorni'. */
export function sinceText(iso: string, now: Date): string {
  const then = new Date(iso);
  const elapsed = now.getTime() - then.getTime();
  if (elapsed < 60_000) return m.since_now();
  if (elapsed < HOUR_MS) return m.since_minutes({ count: Math.floor(elapsed / 60_000) });
  const days = daysBetween(then, now);
  if (days > 0) return m.since_days({ count: days });
  if (elapsed >= 4 * HOUR_MS) return m.since_today({ time: clockText(then) });
  return m.since_hours({ count: Math.floor(elapsed / HOUR_MS) });
}
