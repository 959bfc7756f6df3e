/** How long a price stays right, as measured (`npm run bench -- truth`). The pages load it when a price is explained. */
import { STILL_RIGHT } from './still-right-table.ts';

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
