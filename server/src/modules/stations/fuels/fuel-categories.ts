/** The names that people use for categories of fuel. */
import { DECADES, decadeLabel, type Decade } from '@pieno/contract/prices/fuels.ts';

const WORDS: ReadonlyMap<string, Decade> = new Map<string, Decade>([
  ...DECADES.flatMap((decade): [string, Decade][] => [
    [String(decade), decade],
    [decadeLabel(decade).toLowerCase(), decade],
  ]),
  ['gasolio', 20],
  ['altri', 100],
]);

export const CATEGORIES = DECADES.map((decade) => `${decade} ${decadeLabel(decade)}`).join(', ');

/** Finds the category with a name. @param word a name or a number, e.g. "Diesel", "gasolio", "20" */
export function parseDecade(word: string): Decade | undefined {
  return WORDS.get(word.toLowerCase());
}

/**
 * Finds the categories of a list.
 * @param list names or numbers, separated by commas, semicolons or white space
 * @returns the categories without duplicates; or the first unknown word
 */
export function parseDecades(list: string): { decades: Decade[] } | { unknown: string } {
  const words = list.split(/[,;\n]/u).flatMap((part) => {
    const name = part.trim().replace(/\s+/gu, ' ');
    return parseDecade(name) ? [name] : name.split(' ').filter(Boolean);
  });
  const unknown = words.find((word) => !parseDecade(word));
  if (unknown !== undefined) return { unknown };
  return { decades: [...new Set(words.map((word) => parseDecade(word)!))] };
}
