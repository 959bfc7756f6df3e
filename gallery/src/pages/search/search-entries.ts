import type { Entry } from './entries.ts';

/** The words of a query in small letters, each once. */
export const wordsOf = (query: string): string[] => [
  ...new Set(query.toLowerCase().split(/\s+/).filter(Boolean)),
];

/** The entries that hold every word; those that hold them all in the title come first. Without words: none. */
export function searchEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = entries.filter(({ title, text }) => holds(`${title}\n${text}`));
  return found.toSorted((a, b) => Number(holds(b.title)) - Number(holds(a.title)));
}
