/** Reads Open Charge Map's free text about the price. */
import { cleanText } from '../clean-text.ts';

/** Longer texts are terms, not prices. */
const LONGEST = 200;
const AMOUNT = String.raw`\d{1,6}(?:[.,]\d{1,4})?`;
const CURRENCY = '(?:€|eur|euro)';
const PRICE = String.raw`(?:${CURRENCY} ?(${AMOUNT})|(${AMOUNT}) ?${CURRENCY}) ?(?:\/|per|al|a|il) ?kwh`;
/** Words before a price that do not change it. */
const LABEL = String.raw`(?:(?:costo|prezzo|tariffa|ricarica|ac|dc)\b ?:? ?){0,3}`;
const TAX = String.raw`(?:,? ?\(?(?:iva|vat) (?:inclusa|compresa|incl\.?|included)\)?)?`;
const PART = new RegExp(`^${LABEL}${PRICE}${TAX}$`, 'iu');

/**
 * Finds the price per kWh in a text. Every part must be understood: a fee, minutes, a condition, a range or an unknown
 * word make it a tariff without a price.
 * @param text e.g. "0,40 €/kWh", "AC: €0.45 per kWh"; not "0,40 €/kWh + 0,50 €", "da 0,40 €/kWh", "Free"
 * @returns thousandths of a euro per kWh, or undefined when the text states no price or several
 */
export function readUsageCost(text: string | null | undefined): number | undefined {
  const plain = cleanText(text ?? '').replace(/[.;]$/u, '');
  if (plain.length > LONGEST) return undefined;
  const stated = plain.split(/ ?[;|] ?/u).map((part) => {
    const [, before, after] = PART.exec(part) ?? [];
    return thousandths(before ?? after);
  });
  return new Set(stated).size === 1 ? stated[0] : undefined;
}

const thousandths = (amount: string | undefined): number | undefined =>
  amount === undefined ? undefined : Math.round(Number(amount.replace(',', '.')) * 1000);
