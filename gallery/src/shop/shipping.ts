export interface Shipping {
  name: string;
  /** Delivery time as text. */
  arrives: string;
  /** Cents (rule gallery-cart). */
  price: number;
}

/** The first is the default. */
export const SHIPPINGS: readonly [Shipping, ...Shipping[]] = [
  { name: 'Regular Courier', arrives: 'In two or three days', price: 49 },
  { name: 'Free Shipping', arrives: 'Within a week', price: 0 },
  { name: 'Emergency Delivery', arrives: 'Today, before eight', price: 200 },
];
