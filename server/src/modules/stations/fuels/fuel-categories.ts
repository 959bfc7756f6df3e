/** The names that people use for categories of fuel. */
import { DECADES, decadeLabel, type Decade } from '@pieno/contract/prices/fuels.ts';

const DECADES_BY_NAME: ReadonlyMap<string, Decade> = new Map<string, Decade>([
  ...DECADES.flatMap((decade): [string, Decade][] => [
    [String(decade), decade],
    [decadeLabel(decade).toLowerCase(), decade],
  ]),
  ['gasolio', 20],
  ['altri', 100],
]);

export const CATEGORIES = DECADES.map((decade) => `${decade} ${decadeLabel(decade)}`).join(', ');

/** Finds the category with a name. @param name a name or a number, e.g. "Diesel", "gasolio", "20" */
export function parseDecade(name: string): Decade | undefined {
  return DECADES_BY_NAME.get(name.toLowerCase());
}

/**
 * Finds the categories of a list.
 * @param list names or numbers, separated by commas, semicolons or white space
 * @returns the categories without duplicates; or the first unknown name
 */
export function parseDecades(list: string): { decades: Decade[] } | { unknown: string } {
  const names = list.split(/[,;\n]/u).flatMap((part) => {
    const name = part.trim().replace(/\s+/gu, ' ');
    return parseDecade(name) ? [name] : name.split(' ').filter(Boolean);
  });
  const unknown = names.find((name) => !parseDecade(name));
  if (unknown !== undefined) return { unknown };
  return { decades: [...new Set(names.map((name) => parseDecade(name)!))] };
}
