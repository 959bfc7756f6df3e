import { euroText } from '@pieno/ui/price/price-text.ts';
import { toEuro } from './typed-price.ts';

/**
 * Formats a change of price: '€ 1,650 → € 1,951'.
 * @param before in thousandths, as `after`; null if unknown
 */
export const changeText = (before: number | null, after: number): string =>
  [before, after].flatMap((price) => (price === null ? [] : euroText(toEuro(price)))).join(' → ');
