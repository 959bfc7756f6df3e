/** Decides which words of a station's name are useful to a driver. */
import { startsWithOdonym } from './address.ts';
import { comparisonKey } from './brand.ts';

const NAME_MAX = 80;
/** Company forms, with or without full stops, and "& C.". */
export const LEGAL_FORMS =
  /(?<![\p{L}\d])(?:s\.?\s?r\.?\s?l\.?\s?s?|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s|s\.?\s?p\.?\s?a|unipersonale)\.?(?![\p{L}\d])|(?:&|(?<!\p{L})e)\s*c\.?(?![\p{L}.])/giu;
const CONNECTORS = /^(?:di|de|da|del|della|e|ed|&|c\/o)$/iu;

/** Removes plant codes such as "108530", "PV4061", "TM04675"; numbers that belong to a road or street stay. */
export function withoutCodes(words: readonly string[]): string[] {
  return words.filter((word, index) => {
    const before = words.slice(0, index);
    const inStreet = before.some((w) => /^(?:km|s[spr])$/iu.test(w) || startsWithOdonym(`${w} `));
    if (inStreet || word.includes('+')) return true;
    const bare = word.replace(/[^\p{L}\p{N}]/gu, '');
    const isCode = /^(?:\d{4,}|(?:pv|tm|pdv)\d+|\p{L}{1,3}\d{3,})$/iu.test(bare);
    return !isCode && !(index === 0 && /^\d{3}$/u.test(bare) && words.length > 1);
  });
}

/** Removes every run of up to three words for which the test holds, trying the longest first. */
export function withoutRuns(words: readonly string[], isKnown: (run: string) => boolean): string[] {
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [3, 2, 1].find(
      (n) => at + n <= words.length && isKnown(comparisonKey(words.slice(at, at + n).join(''))),
    );
    if (length === undefined) rest.push(words[at]!);
    at += length ?? 1;
  }
  return rest;
}

/** Removes the operating company's name, useless to drivers at a branded station, unless it is a place. */
export function withoutOperator(
  words: readonly string[],
  operator: string,
  town: string,
): string[] {
  const parts = operator
    .split(/[\s.&]+/u)
    .map(comparisonKey)
    .filter(Boolean);
  const meaningful = words.map(comparisonKey).filter((word) => word && !CONNECTORS.test(word));
  const inTown = meaningful.every((word) => comparisonKey(town).includes(word));
  const isPart = (word: string) =>
    parts.some((part) => part === word || (word.length === 1 && part.startsWith(word)));
  if (inTown) return [...words];
  if (meaningful.every(isPart)) return [];
  const line = comparisonKey(operator.replace(LEGAL_FORMS, ' '));
  const isPlace = (word: string): boolean => comparisonKey(town).includes(comparisonKey(word));
  return withoutPairs(
    words,
    (a, b) => !isPlace(a) && !isPlace(b) && line.includes(comparisonKey(a + b)),
  );
}

function withoutPairs(
  words: readonly string[],
  isKnown: (first: string, second: string) => boolean,
): string[] {
  const known = (at: number): boolean => {
    const [first, second] = [words[at], words[at + 1]];
    if (first === undefined || second === undefined) return false;
    return (
      comparisonKey(first).length > 2 && comparisonKey(second).length > 2 && isKnown(first, second)
    );
  };
  const rest = words.filter((_, at) => !known(at) && !known(at - 1));
  return isInformative(trimmed(rest).join(' ')) ? rest : [...words];
}

/** Removes connectors and punctuation left at both ends after words were removed. */
export function trimmed(words: readonly string[]): string[] {
  const isEmpty = (word = ''): boolean => CONNECTORS.test(word) || comparisonKey(word) === '';
  const rest = [...words];
  while (rest.length > 0 && isEmpty(rest[0])) rest.shift();
  while (rest.length > 0 && isEmpty(rest.at(-1))) rest.pop();
  const text = rest.join(' ').replace(/^[-–,.;:/\s]+|[-–,;:/\s]+$/gu, '');
  return text ? text.split(' ') : [];
}

/** True when the text contains a pronounceable word, or a road with its number. */
export function isInformative(text: string): boolean {
  return /(?=\p{L}{3})\p{L}*[aeiouyàèéìòù]/iu.test(text) || /\bs[spr] \d/iu.test(text);
}

/** Cuts a name between words to `NAME_MAX` characters, so that it fits a card. */
export function shorten(text: string): string {
  if (text.length <= NAME_MAX) return text;
  return text.slice(0, NAME_MAX + 1).replace(/[\s,–-]+\S*$/u, '');
}
