import type { Entry } from './entries.ts';

/** Splits a query into lower-case words without duplicates. */
export const wordsOf = (query: string): string[] => [
  ...new Set(query.toLowerCase().split(/\s+/).filter(Boolean)),
];

/** Returns the entries with every word of the query, those with all words in the title first; none without words. */
export function searchEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = entries.filter(({ title, text }) => holds(`${title}\n${text}`));
  return found.toSorted((a, b) => Number(holds(b.title)) - Number(holds(a.title)));
}
