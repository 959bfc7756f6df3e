/**
 * Parses and formats typed prices (rule price-editor): internally in thousandths of a euro, on
 * the screen with a comma.
 */
import { priceDigits } from '@pieno/ui/price/price-text.ts';

/** At most two digits before the comma and three after it. */
const WITH_COMMA = /^(\d{1,2})[.,](\d{0,3})$/;
const WITHOUT_COMMA = /^\d{1,4}$/;

/** Steps of a price per press, in thousandths. */
export const STEPS = { large: 10, small: 1 } as const;

/**
 * Reads a typed price: '1,67', '1.67', '167' and '1670' are all 1670. Without a comma the
 * first digit is the euros, as no litre costs ten euro.
 * @returns thousandths; null if not a price
 */
export function readPrice(text: string): number | null {
  const typed = bare(text);
  if (WITHOUT_COMMA.test(typed)) return positive(Number(typed.padEnd(4, '0')));
  const [, euros, decimals] = WITH_COMMA.exec(typed) ?? [];
  if (euros === undefined || decimals === undefined) return null;
  return positive(Number(euros) * 1_000 + Number(decimals.padEnd(3, '0')));
}

/**
 * Returns what the field shows after a key: the digits typed so far; null if the key is to be
 * ignored.
 */
export function typing(text: string): string | null {
  const typed = bare(text);
  return typed === '' || WITHOUT_COMMA.test(typed) || WITH_COMMA.test(typed) ? typed : null;
}

/** Formats a price with three decimals: 1670 → '1,670'. */
export function writePrice(thousandths: number): string {
  return priceDigits(toEuro(thousandths));
}

/** Returns the two digits prefilled when a price is typed: '1,6'. */
export function firstDigits(thousandths: number): string {
  return writePrice(thousandths).slice(0, -2);
}

/** Changes a price by a step; the result stays above zero. */
export function step(thousandths: number, by: number): number {
  return Math.max(1, thousandths + by);
}

export const toThousandths = (euro: number): number => Math.round(euro * 1_000);
export const toEuro = (thousandths: number): number => thousandths / 1_000;

/** Pasted prices may contain the euro sign and spaces. */
const bare = (text: string): string => text.replace(/\s|€/g, '');

const positive = (thousandths: number): number | null => (thousandths > 0 ? thousandths : null);
