import { euroText } from '@pieno/ui/price/price-text.ts';
import { toEuro } from './typed-price.ts';

/**
 * Writes a price beside the one before: '€ 1,650 → € 1,951'.
 * @param before in thousandths, as `after`; null where none was known
 */
export const changeText = (before: number | null, after: number): string =>
  [before, after].flatMap((price) => (price === null ? [] : euroText(toEuro(price)))).join(' → ');
