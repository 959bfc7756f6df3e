import { UNIT_LABELS, type FuelUnit } from '@pieno/contract/fuels.ts';

const threeDecimals = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

/** `1.679` → `1,679`: euro with three decimals, as Italian forecourts write them. */
export function priceDigits(euro: number): string {
  return threeDecimals.format(euro);
}

/** What a price says aloud and in plain text: `€ 1,679 al litro` (spec §9). */
export function priceText(euro: number, unit: FuelUnit): string {
  return `€ ${priceDigits(euro)} ${UNIT_LABELS[unit]}`;
}
