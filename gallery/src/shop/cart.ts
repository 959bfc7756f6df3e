/** The cart's arithmetic in pure functions; the state is in `cart-store.ts`. */
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

/** The only valid coupon; discount in per cent. */
export const COUPON = { code: 'OFFER30', percent: 30 } as const;

/** Initial contents; total $38.89 (rule gallery-cart). */
export const SAMPLE_CART: Cart = {
  lines: [
    { product: 'travel-mug', size: 'Medium', quantity: 1 },
    { product: 'air-freshener', size: 'Small', quantity: 2 },
    { product: 'ice-scraper', size: 'Large', quantity: 1 },
  ],
  hasCoupon: false,
};

export const EMPTY_CART: Cart = { lines: [], hasCoupon: false };

/** The cart has one line per product and size. */
const isSameLine = (a: Omit<CartLine, 'quantity'>, b: Omit<CartLine, 'quantity'>): boolean =>
  a.product === b.product && a.size === b.size;

/** Adds pieces to the line of the same product and size. */
export function withAdded(cart: Cart, added: CartLine): Cart {
  const held = cart.lines.find((line) => isSameLine(line, added));
  if (!held) return { ...cart, lines: [...cart.lines, added] };
  return withQuantity(cart, held, held.quantity + added.quantity);
}

/** Changes a line's quantity, clamped to `QUANTITY`. */
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

/** Returns cents. */
export const lineTotal = ({ product, quantity }: CartLine): number =>
  findProduct(product).price * quantity;

export const countPieces = ({ lines }: Cart): number =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** Returns, in cents, the sum of the lines, the coupon's discount and the total. */
export function totalsOf({ lines, hasCoupon }: Cart) {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const discount = hasCoupon ? Math.round((subtotal * COUPON.percent) / 100) : 0;
  return { subtotal, discount, total: subtotal - discount };
}
