/** The quiet hours (rule alert-quiet), by San Marino's clocks, in either season. */
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import { dayAfter } from '@pieno/contract/midnights.ts';
import { wallTimeAt } from '@pieno/contract/time-zone.ts';
import { instantAt } from '@pieno/contract/wall-time.ts';

const hour = (of: number): string => `${String(of).padStart(2, '0')}:00`;
const [FROM, TO] = [hour(ALERTS.quiet.from), hour(ALERTS.quiet.to)];

/** Milliseconds reserved for sending messages before the quiet hours. */
const LEAVING_MS = 5 * 60_000;

/** True from 7 to 22: messages may be sent. */
export function mayLeave(now: Date): boolean {
  const { time } = wallTimeAt(now);
  return time >= TO && time < FROM;
}

/** True from five minutes before 22 until 7: no new message is made. */
export const isQuiet = (now: Date): boolean =>
  !mayLeave(now) || !mayLeave(new Date(now.getTime() + LEAVING_MS));

/** The next instant at which clocks show seven. */
export const nextSeven = (now: Date): Date => next(TO, now);

/** The next instant at which clocks show 22. */
export const nextNight = (now: Date): Date => next(FROM, now);

function next(hours: string, now: Date): Date {
  const { date, time } = wallTimeAt(now);
  return instantAt(time < hours ? date : dayAfter(date, 1), hours)!;
}
