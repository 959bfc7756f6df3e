/** Parses Open Charge Map's free text about the price. */
import { parsePrice } from '../../prices/price-text.ts';

/** Runs of spaces and digits have a length: without one, each place in a run would be tried anew. */
const PER_KWH =
  /(?:(?:€|eur|euro)\s{0,5}(?<before>\d{1,6}(?:[.,]\d{1,3})?)|(?<!\d)(?<after>\d{1,6}(?:[.,]\d{1,3})?)\s{0,5}(?:€|eur|euro))\s{0,5}(?:\/|per|al|a|il)\s{0,5}kwh/giu;

/**
 * Finds the price per kWh in a text.
 * @param text e.g. "0,40 €/kWh", "€0.45 per kWh", "Free", "1,50 €/h"
 * @returns thousandths of a euro per kWh, or undefined when the text states none, or several different ones
 */
export function readUsageCost(text: string | null | undefined): number | undefined {
  const stated = [...(text ?? '').matchAll(PER_KWH)].map(({ groups }) =>
    parsePrice((groups?.['before'] ?? groups?.['after'])!),
  );
  const different = new Set(stated);
  return different.size === 1 ? stated[0] : undefined;
}
