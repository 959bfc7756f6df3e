/** Formats and reads prices as Italians write them. */
import { priceDigits } from '@pieno/contract/prices/written/price-digits.ts';

/** Formats a price as Italians write it: "€ 1,679". @param price thousandths of a euro */
export const formatPrice = (price: number): string => `€ ${priceDigits(price)}`;

/** Longest text of a price, with some spaces. */
const LONGEST = 40;

/**
 * Reads a price as people write it: "1,679", "1.679", "€ 1,68", "2".
 * @returns thousandths of a euro, also zero, which the gate refuses (`evaluate/gate.ts`); undefined for other texts or
 * more than three decimals
 */
export function parsePrice(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const amount = text.trim().replace(/^€/u, '').replace(/€$/u, '').trim();
  const parts = /^(\d{1,6})(?:[.,](\d{1,3}))?$/u.exec(amount);
  if (!parts) return undefined;
  const [, euros, decimals = ''] = parts;
  return Number(euros) * 1000 + Number(decimals.padEnd(3, '0'));
}
