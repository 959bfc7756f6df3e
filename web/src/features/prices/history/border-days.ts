/** What San Marino's lowest price and the belt's were apart, day by day. Pure functions; prices are euros. */
import type { AreaDay } from '@pieno/contract/history/history.ts';
import { daySteps, EDGE, tenth } from './area-days.ts';

/** Stations that could rank on a day, of each side, for it to be compared. */
const STATIONS_MIN = 3;
export interface BorderDay {
  /** Year-month-day. */
  day: string;
  here: number;
  there: number;
  /** By how much it was cheaper here; negative where it was dearer. */
  saving: number;
}

/** Returns the days on which both sides had enough stations, in the order of time. */
export function borderDays(here: readonly AreaDay[], there: readonly AreaDay[]): BorderDay[] {
  const enough = ({ stations }: AreaDay) => stations >= STATIONS_MIN;
  const across = new Map(there.filter(enough).map(({ day, min }) => [day, min]));
  return here.filter(enough).flatMap(({ day, min }) => {
    const other = across.get(day);
    return other === undefined ? [] : [{ day, here: min, there: other, saving: other - min }];
  });
}

/** Whole cents of an unrounded difference. */
export const centsOf = ({ saving }: BorderDay): number => Math.round(saving * 100);

/**
 * Draws the savings as steps, above or below the line of no difference.
 * @param high units from the top to the bottom
 */
export function borderPath(
  days: readonly BorderDay[],
  high: number,
): { path: string; zero: number } {
  const savings = days.map(({ saving }) => saving);
  const top = Math.max(...savings, 0);
  const scale = (high - 2 * EDGE) / Math.max(top - Math.min(...savings, 0), 0.001);
  const y = (saving: number) => EDGE + (top - saving) * scale;
  return { path: daySteps(days, ({ saving }) => y(saving)), zero: tenth(y(0)) };
}
