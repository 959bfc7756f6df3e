/** The hours in which nothing is told (rule alert-quiet): by San Marino's clocks, in either season. */
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import { dayAfter } from '@pieno/contract/midnights.ts';
import { instantAt, wallTimeAt } from '@pieno/contract/wall-time.ts';

const hour = (of: number): string => `${String(of).padStart(2, '0')}:00`;
const [FROM, TO] = [hour(ALERTS.quiet.from), hour(ALERTS.quiet.to)];

/** True from 22 to 7. */
export function isQuiet(now: Date): boolean {
  const { time } = wallTimeAt(now);
  return time >= FROM || time < TO;
}

/** The next instant at which clocks show seven. */
export function nextSeven(now: Date): Date {
  const { date, time } = wallTimeAt(now);
  return instantAt(time < TO ? date : dayAfter(date, 1), TO)!;
}
