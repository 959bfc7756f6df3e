import type { Entry } from './entries.ts';

/** Splits a query into distinct lower-case words. */
export const wordsOf = (query: string): string[] => [
  ...new Set(query.toLowerCase().split(/\s+/).filter(Boolean)),
];

/**
 * Returns the entries that contain every word; entries with every word in the title come first. No words, no entries.
 */
export function searchEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = entries.filter(({ title, text }) => holds(`${title}\n${text}`));
  return found.toSorted((a, b) => Number(holds(b.title)) - Number(holds(a.title)));
}
