import { TIME_ZONE } from './time-zone.ts';

const MINUTE_MS = 60_000;
/** Milliseconds that San Marino's clocks are ahead of UTC in summer: in winter one hour less. */
const SUMMER_MS = 2 * 3_600_000;

const wall = new Intl.DateTimeFormat('sv', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns what calendar and clock show in San Marino at an instant. @returns year-month-day and HH:MM */
export function wallTimeAt(moment: Date): { date: string; time: string } {
  const [date, time] = wall.format(moment).split(' ');
  return { date: date!, time: time! };
}

/**
 * Returns the instant at which clocks in San Marino show a day and a time (rule schedule-instant). A time that they skip
 * in spring is the next minute that they show, one that they show twice in autumn the first of the two.
 * @param date year-month-day
 * @param time HH:MM
 * @returns undefined for a day that does not exist
 */
export function instantAt(date: string, time: string): Date | undefined {
  const local = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 10) !== date) return undefined;
  // An hour is skipped at most.
  for (let minute = 0; minute <= 60; minute += 1) {
    const wanted = local + minute * MINUTE_MS;
    for (const ahead of [SUMMER_MS, SUMMER_MS / 2]) {
      const moment = new Date(wanted - ahead);
      const shown = wallTimeAt(moment);
      if (Date.parse(`${shown.date}T${shown.time}:00Z`) === wanted) return moment;
    }
  }
  return undefined;
}
