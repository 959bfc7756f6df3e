/** The telephone numbers in a free-text field: often two, or one with an extension. */

export interface PhoneNumber {
  text: string;
  /** What a phone dials: digits, with a leading plus if written; null when it cannot be dialled. */
  dial: string | null;
}

const BETWEEN = /\s*[;,\n]\s*|\s+(?:[/–-]|o|e)\s+/u;
const EXTENSION = /\s*\b(?:int|interno|ext)\b.*$/iu;
/** Fewest digits of a number with its prefix: a shorter part belongs to its neighbour. */
const WHOLE = 7;

/**
 * Splits a field into its numbers.
 * @param text e.g. "0549 900001 / 0549 900002", "335 1234567; 0549/900001 int. 12"
 * @returns each number once, as it was first written; a text without a number is the only entry, with `dial` null
 */
export function phoneNumbers(text: string): PhoneNumber[] {
  const parts = wholeParts(text, BETWEEN) ?? [text.trim()];
  const numbers = parts
    .flatMap((part) => wholeParts(part, /\//u) ?? [part])
    .map((part) => ({ text: part, dial: dialOf(part) }));
  // Two extensions of one number stay separate.
  const digits = numbers.map((each) => digitsOf(each.text));
  return numbers.filter((_, at) => digits.indexOf(digits[at]!) === at);
}

/** Splits a text if each part is a complete number. */
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
