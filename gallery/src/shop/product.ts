import type { Picture } from '../pictures/picture.ts';

export interface Product {
  id: string;
  name: string;
  category: string;
  picture: Picture;
  /** US cents. */
  price: number;
  /** US cents, if the price was reduced. */
  priceBefore?: number;
  /** Out of 5. */
  rating: number;
  /** Pieces sold this year. */
  sales: number;
  /** Day of its addition to the shop, as yyyy-mm-dd. */
  added: string;
  inStock: boolean;
}

export const SIZES = ['Small', 'Medium', 'Large'] as const;
export type Size = (typeof SIZES)[number];

/** Limits of the quantity per product and size (rule gallery-shop). */
export const QUANTITY = { min: 1, max: 99 } as const;

/** Truncates to an integer and clamps to `QUANTITY`. */
export const clampQuantity = (pieces: number): number =>
  Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.trunc(pieces)));

export const productPath = ({ id }: Pick<Product, 'id'>): string => `/shop-details?product=${id}`;

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const shortFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats cents with two decimals, e.g. $38.89. */
export const dollars = (cents: number): string =>
  dollarFormat.format(cents / 100).replace('-', '−');

/** Formats cents without zero decimals, e.g. $2 or $0.49. */
export const shortDollars = (cents: number): string => shortFormat.format(cents / 100);
