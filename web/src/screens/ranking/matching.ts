import type { RankingEntry } from '@pieno/contract/prices/prices.ts';

/**
 * Returns the entries whose name, place or address contains every word of a query, in any order; all of them for an
 * empty one. Capital letters, accents and punctuation do not count: 'sant agata' finds 'Sant’Àgata Feltria'.
 */
export function matching<Entry extends Pick<RankingEntry, 'business'>>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const words = plain(query).split(' ');
  return entries.filter(({ business: { name, locality, address } }) => {
    const text = plain([name, locality, address].join(' '));
    return words.every((word) => text.includes(word));
  });
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase('it')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
