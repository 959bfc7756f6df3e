/** Converts thousandths of a euro to euros for the wire; null for none. */
export const inEuros = (price: number | undefined): number | null =>
  price === undefined ? null : price / 1000;
