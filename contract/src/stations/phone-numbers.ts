/** The telephone numbers in a field that somebody filled in: often two, or one with an extension. */

export interface PhoneNumber {
  /** As written. */
  text: string;
  /** What a phone dials: digits, with a leading plus where one is written; null when no phone could. */
  dial: string | null;
}

const BETWEEN = /\s*[;,\n]\s*|\s+(?:[/–-]|o|e)\s+/u;
const EXTENSION = /\s*\b(?:int|interno|ext)\b.*$/iu;
/** Fewest digits of a number with its prefix: a shorter part belongs to the part before or behind it. */
const WHOLE = 7;

/**
 * Splits a field into its numbers.
 * @param text e.g. "0549 900001 / 0549 900002", "335 1234567; 0549/900001 int. 12"
 * @returns one for each number, the first where it is written twice; a text that is none stands alone with `dial` null
 */
export function phoneNumbers(text: string): PhoneNumber[] {
  const parts = wholeParts(text, BETWEEN) ?? [text.trim()];
  const numbers = parts
    .flatMap((part) => wholeParts(part, /\//u) ?? [part])
    .map((part) => ({ text: part, dial: dialOf(part) }));
  // Two extensions of one number stay two.
  const digits = numbers.map((each) => digitsOf(each.text));
  return numbers.filter((_, at) => digits.indexOf(digits[at]!) === at);
}

/** Splits a text where each part is a number of its own. */
function wholeParts(text: string, between: RegExp): string[] | undefined {
  const parts = text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 && parts.every(isWhole) ? parts : undefined;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

const isWhole = (text: string): boolean => digitsOf(text).length >= WHOLE;

function dialOf(text: string): string | null {
  // "0549 900001/2" are two numbers that differ in their last digit.
  const [first = ''] = text.split(/\s*[;,/\n]\s*|\s+[–-]\s+/u);
  const number = (isWhole(first) ? first : text)
    .replace(EXTENSION, '')
    .replaceAll(/[\s()./–-]/gu, '');
  return /^\+?\d{3,15}$/u.test(number) ? number : null;
}
