import { useSyncExternalStore } from 'react';
import {
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

/** An order that was placed. */
export interface Order {
  name: string;
  email: string;
  shipping: Shipping;
  /** Cents, shipping included. */
  total: number;
}

interface Shop {
  cart: Cart;
  order: Order | undefined;
}

/** Kept for the visit only: nothing is stored, nothing is sent. */
let shop: Shop = { cart: SAMPLE_CART, order: undefined };
const listeners = new Set<() => void>();

function change(next: Partial<Shop>): void {
  shop = { ...shop, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useShop = (): Shop => useSyncExternalStore(subscribe, () => shop);
export const useCart = (): Cart => useShop().cart;
export const useOrder = (): Order | undefined => useShop().order;

export const addToCart = (line: CartLine) => change({ cart: withAdded(shop.cart, line) });
export const setQuantity = (line: CartLine, quantity: number) =>
  change({ cart: withQuantity(shop.cart, line, quantity) });
export const removeLine = (line: CartLine) => change({ cart: without(shop.cart, line) });
/** Puts back what the basket held when the visit began. */
export const restoreCart = () => change({ cart: SAMPLE_CART, order: undefined });

/** True when the code is one of the shop's; letter case and blanks around it do not matter. */
export function applyCoupon(code: string): boolean {
  const isValid = code.trim().toUpperCase() === COUPON.code;
  if (isValid) change({ cart: { ...shop.cart, hasCoupon: true } });
  return isValid;
}

/** Orders what is in the basket and empties it. */
export function placeOrder(buyer: Omit<Order, 'total'>): void {
  const total = totalsOf(shop.cart).total + buyer.shipping.price;
  change({ cart: EMPTY_CART, order: { ...buyer, total } });
}
