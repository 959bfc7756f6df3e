/**
 * Daily difference between the lowest prices of San Marino and of the border belt. Pure
 * functions; prices in euros.
 */
import type { AreaDay } from '@pieno/contract/history/history.ts';
import { daySteps, EDGE, tenth } from './area-days.ts';

/** Stations with ranked prices that each side needs for a day to be compared. */
const STATIONS_MIN = 3;
export interface BorderDay {
  /** YYYY-MM-DD. */
  day: string;
  here: number;
  there: number;
  /** How much cheaper it was here; negative if dearer. */
  saving: number;
}

/** Returns the days on which both sides had enough stations, oldest first. */
export function borderDays(here: readonly AreaDay[], there: readonly AreaDay[]): BorderDay[] {
  const enough = ({ stations }: AreaDay) => stations >= STATIONS_MIN;
  const across = new Map(there.filter(enough).map(({ day, min }) => [day, min]));
  return here.filter(enough).flatMap(({ day, min }) => {
    const other = across.get(day);
    return other === undefined ? [] : [{ day, here: min, there: other, saving: other - min }];
  });
}

/** The difference in whole cents. */
export const centsOf = ({ saving }: BorderDay): number => Math.round(saving * 100);

/**
 * Draws the savings as steps above or below the zero line.
 * @param high units from top to bottom
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
