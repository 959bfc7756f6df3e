/** How long a price stays right, as measured (`npm run bench -- truth`). The pages load it when a price is explained. */
import type { AreaDay } from '../history/history.ts';
import { STILL_RIGHT } from './still-right-table.ts';

/** Pairs of mornings of a station's price below which a share says nothing. */
export const STILL_RIGHT_PAIRS = 500;

/** Whether an area has known enough prices itself for such a share to be said of them. @param daily its last days */
export const hasOwnPairs = (daily: readonly Pick<AreaDay, 'stations'>[]): boolean =>
  daily.slice(0, -1).reduce((pairs, { stations }) => pairs + stations, 0) >= STILL_RIGHT_PAIRS;

/**
 * Of 100 prices as old as this one, how many the pump still shows.
 * @param ageDays days since the price's newest word, with fractions
 * @returns a whole number; undefined where nothing was measured: another category, or a longer time
 */
export function stillRight(decade: number, ageDays: number): number | undefined {
  const table = STILL_RIGHT[decade];
  const day = Math.floor(ageDays);
  const [before, after = before] = table?.slice(day) ?? [];
  if (ageDays < 0 || before === undefined || after === undefined) return undefined;
  if (day === table!.length - 1 && ageDays > day) return undefined;
  return Math.round(before + (after - before) * (ageDays - day));
}
