/** The basket of the demo shop: what it holds and what that costs. Nothing here remembers anything. */
import { findProduct } from './catalogue.ts';
import { clampQuantity, type Size } from './product.ts';

export interface CartLine {
  product: string;
  size: Size;
  quantity: number;
}

export interface Cart {
  lines: readonly CartLine[];
  hasCoupon: boolean;
}

/** The code that takes something off, and how much. */
export const COUPON = { code: 'OFFER30', percent: 30 } as const;

/** What lies in the basket at first: $38.89 (spec §2). */
export const SAMPLE_CART: Cart = {
  lines: [
    { product: 'travel-mug', size: 'Medium', quantity: 1 },
    { product: 'air-freshener', size: 'Small', quantity: 2 },
    { product: 'ice-scraper', size: 'Large', quantity: 1 },
  ],
  hasCoupon: false,
};

export const EMPTY_CART: Cart = { lines: [], hasCoupon: false };

/** One line stands for one thing in one size. */
const isSameLine = (a: Omit<CartLine, 'quantity'>, b: Omit<CartLine, 'quantity'>): boolean =>
  a.product === b.product && a.size === b.size;

/** The cart with these pieces added to what it holds of the same thing. */
export function withAdded(cart: Cart, added: CartLine): Cart {
  const held = cart.lines.find((line) => isSameLine(line, added));
  if (!held) return { ...cart, lines: [...cart.lines, added] };
  return withQuantity(cart, held, held.quantity + added.quantity);
}

/** The cart with so many pieces of a line, within the limits of an order. */
export const withQuantity = (cart: Cart, changed: CartLine, quantity: number): Cart => ({
  ...cart,
  lines: cart.lines.map((line) =>
    isSameLine(line, changed) ? { ...line, quantity: clampQuantity(quantity) } : line,
  ),
});

export const without = (cart: Cart, removed: CartLine): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => !isSameLine(line, removed)),
});

/** Cents of a line. */
export const lineTotal = ({ product, quantity }: CartLine): number =>
  findProduct(product).price * quantity;

export const countPieces = ({ lines }: Cart): number =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** Cents: of the lines, what the coupon takes off, what is left. */
export function totalsOf({ lines, hasCoupon }: Cart) {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const discount = hasCoupon ? Math.round((subtotal * COUPON.percent) / 100) : 0;
  return { subtotal, discount, total: subtotal - discount };
}
