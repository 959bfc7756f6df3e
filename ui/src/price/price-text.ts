/** Formats euro with three decimals, as Italian forecourts do: `1.679` → `1,679`. */
export function priceDigits(euro: number): string {
  return euro.toFixed(3).replace('.', ',');
}

/** Formats a price for chips and pills, without line break: `€ 1,679` (rule price-format). */
export function euroText(euro: number): string {
  return `€\u00a0${priceDigits(euro)}`;
}

/** Formats a price for screen readers and plain text: `€ 1,679 al litro` (rule price-format). */
export function priceText(euro: number, unitText: string): string {
  return `€ ${priceDigits(euro)} ${unitText}`;
}
