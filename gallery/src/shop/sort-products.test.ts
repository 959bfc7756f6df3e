// Tests rule gallery-shop.
import { expect, test } from 'vitest';
import type { Product } from './product.ts';
import { sortProducts } from './sort-products.ts';

const product = (id: string, rest: Partial<Product>) => ({ id, ...rest }) as Product;
const PRODUCTS = [
  product('loved', { added: '2026-03-01', rating: 4.9, sales: 10 }),
  product('bought', { added: '2025-12-31', rating: 4.1, sales: 99 }),
  product('new', { added: '2026-11-02', rating: 3.2, sales: 1 }),
];

test.each([
  ['Newest', ['new', 'loved', 'bought']],
  ['Older', ['bought', 'loved', 'new']],
  ['Ratings', ['loved', 'bought', 'new']],
  ['Sales', ['bought', 'loved', 'new']],
] as const)('%s', (sort, order) => {
  expect(sortProducts(PRODUCTS, sort).map(({ id }) => id)).toEqual(order);
});
