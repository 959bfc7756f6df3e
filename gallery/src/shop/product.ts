import type { Picture } from '../pictures/picture.ts';

export interface Product {
  id: string;
  name: string;
  category: string;
  picture: Picture;
  /** Cents of a dollar. */
  price: number;
  /** What it cost before, in cents, where the price was lowered. */
  priceBefore?: number;
  /** Of 5. */
  rating: number;
  /** Pieces sold this year. */
  sales: number;
  /** The day it came into the shop, as yyyy-mm-dd. */
  added: string;
  inStock: boolean;
}

export const SIZES = ['Small', 'Medium', 'Large'] as const;
export type Size = (typeof SIZES)[number];

/** Pieces of one thing in an order (spec §5). */
export const QUANTITY = { min: 1, max: 99 } as const;

/** The nearest number of pieces that may be ordered. */
export const clampQuantity = (pieces: number): number =>
  Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.trunc(pieces)));

/** The way to a product's page. */
export const productPath = ({ id }: Pick<Product, 'id'>): string => `/shop-details?product=${id}`;

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const shortFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Cents as they are written on a label: $38.89. */
export const dollars = (cents: number): string =>
  dollarFormat.format(cents / 100).replace('-', '−');

/** Cents as they are said: $2, $0.49. */
export const shortDollars = (cents: number): string => shortFormat.format(cents / 100);
