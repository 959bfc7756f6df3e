import type { Product } from './product.ts';

/** The first is the default (rule gallery-shop). */
export const SORTS = ['Newest', 'Older', 'Ratings', 'Sales'] as const;
export type Sort = (typeof SORTS)[number];

const COMPARE: Record<Sort, (a: Product, b: Product) => number> = {
  Newest: (a, b) => b.added.localeCompare(a.added),
  Older: (a, b) => a.added.localeCompare(b.added),
  Ratings: (a, b) => b.rating - a.rating,
  Sales: (a, b) => b.sales - a.sales,
};

export const sortProducts = (products: readonly Product[], sort: Sort): Product[] =>
  products.toSorted(COMPARE[sort]);
