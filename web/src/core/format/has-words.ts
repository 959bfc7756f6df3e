/**
 * Tells whether a text contains every word of a query, in any order; any text does for an empty one. Capital letters,
 * accents and punctuation do not count: 'sant agata' is in 'Sant’Àgata Feltria'.
 */
export function hasWords(text: string, query: string): boolean {
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
