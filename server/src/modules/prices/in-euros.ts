/** A price of thousandths of a euro on the wire; null for none. */
export const inEuros = (price: number | undefined): number | null =>
  price === undefined ? null : price / 1000;
