/** Formats a price as Italian forecourts do: `1679` → '1,679'. @param price thousandths of a euro */
export const priceDigits = (price: number): string => (price / 1_000).toFixed(3).replace('.', ',');
