import { createVisitStore } from '../kit/visit-store.ts';
import {
  countPieces,
  COUPON,
  EMPTY_CART,
  SAMPLE_CART,
  totalsOf,
  withAdded,
  without,
  withQuantity,
  type Cart,
  type CartLine,
} from './cart.ts';
import type { Shipping } from './shipping.ts';

/** The last order. */
export interface Order {
  name: string;
  email: string;
  shipping: Shipping;
  /** Cents, including shipping. */
  total: number;
}

interface Shop {
  cart: Cart;
  order: Order | undefined;
}

const store = createVisitStore<Shop>({ cart: SAMPLE_CART, order: undefined });
export const { restore: restoreCart } = store;

export const useCart = (): Cart => store.useValue().cart;
export const useOrder = (): Order | undefined => store.useValue().order;

const changeCart = (to: (cart: Cart) => Cart) =>
  store.set({ ...store.get(), cart: to(store.get().cart) });

/** Returns how many pieces were added: fewer than requested if the line reaches its maximum. */
export function addToCart(line: CartLine): number {
  const before = countPieces(store.get().cart);
  changeCart((cart) => withAdded(cart, line));
  return countPieces(store.get().cart) - before;
}

export const setQuantity = (line: CartLine, quantity: number) =>
  changeCart((cart) => withQuantity(cart, line, quantity));
export const removeLine = (line: CartLine) => changeCart((cart) => without(cart, line));

/** Returns whether the code is valid. Ignores case and surrounding blanks. */
export function applyCoupon(code: string): boolean {
  const isValid = code.trim().toUpperCase() === COUPON.code;
  if (isValid) changeCart((cart) => ({ ...cart, hasCoupon: true }));
  return isValid;
}

/** Places the order and empties the cart. */
export function placeOrder(buyer: Omit<Order, 'total'>): void {
  const total = totalsOf(store.get().cart).total + buyer.shipping.price;
  store.set({ cart: EMPTY_CART, order: { ...buyer, total } });
}
