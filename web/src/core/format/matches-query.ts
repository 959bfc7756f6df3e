/**
 * True if a text contains every word of a query, in any order; always true for an empty query. Ignores capital letters,
 * accents and punctuation: 'sant agata' is in 'Sant’Àgata Feltria'.
 */
export function matchesQuery(text: string, query: string): boolean {
  const plainText = plain(text);
  return plain(query)
    .split(' ')
    .every((word) => plainText.includes(word));
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase('it')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
