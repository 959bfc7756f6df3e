import { SCHEDULE_LIMITS } from '@pieno/contract/station-limits.ts';
import type { Due } from '@pieno/contract/prices/scheduled-prices.ts';
import { wallTimeAt } from '@pieno/contract/time-zone.ts';
import { instantAt } from '@pieno/contract/wall-time.ts';
import { validation } from '../../../errors.ts';

const DAY_MS = 86_400_000;

/**
 * Converts a day and a time in San Marino to an instant (rule schedule-instant).
 * @throws validation on `due` for a day that does not exist, an instant that has passed, and one more than seven
 *   calendar days ahead
 */
export function dueInstant(now: Date, { date, time }: Due): Date {
  const due = instantAt(date, time);
  if (!due) throw validation({ due: [{ code: 'field_invalid' }] });
  if (due <= now) throw validation({ due: [{ code: 'schedule_past' }] });
  const { days } = SCHEDULE_LIMITS;
  const today = wallTimeAt(now);
  const lastDay = new Date(Date.parse(today.date) + days * DAY_MS).toISOString().slice(0, 10);
  if (`${date}T${time}` > `${lastDay}T${today.time}`) {
    throw validation({ due: [{ code: 'schedule_far', params: { days } }] });
  }
  return due;
}
