/**
 * How long a price stays right, as measured (`npm run bench -- truth`). The pages load it when they explain a price.
 */
import type { AreaDay } from '../history/history.ts';
import { STILL_RIGHT } from './still-right-table.ts';

/** Fewest pairs of consecutive mornings for a meaningful share. */
export const STILL_RIGHT_PAIRS = 500;

/** Whether an area has enough prices of its own for such a share. @param daily its last days */
export const hasOwnPairs = (daily: readonly Pick<AreaDay, 'stations'>[]): boolean =>
  daily.slice(0, -1).reduce((pairs, { stations }) => pairs + stations, 0) >= STILL_RIGHT_PAIRS;

/**
 * Returns how many of 100 prices of this age the pump still shows.
 * @param ageDays days since the price's newest report, with fractions
 * @returns a whole number; undefined for a category or an age that was not measured
 */
export function stillRight(decade: number, ageDays: number): number | undefined {
  const table = STILL_RIGHT[decade];
  const day = Math.floor(ageDays);
  const [before, after = before] = table?.slice(day) ?? [];
  if (ageDays < 0 || before === undefined || after === undefined) return undefined;
  if (day === table!.length - 1 && ageDays > day) return undefined;
  return Math.round(before + (after - before) * (ageDays - day));
}
