import type { PRODUCTS } from '../../pictures/products.ts';

/** The plans. A feature's `has` lists for each plan: included or not, or an amount. */
export const PLANS = ['Driver', 'Family', 'Fleet'] as const;

export const FEATURES: readonly { name: string; has: readonly (boolean | string)[] }[] = [
  { name: 'All prices', has: [true, true, true] },
  { name: 'Map and ranking', has: [true, true, true] },
  { name: 'Favourites', has: ['3', '∞', '∞'] },
  { name: 'Price alerts', has: ['1', '∞', '∞'] },
  { name: 'Cars', has: ['1', '5', '50'] },
  { name: 'Refuel diary', has: [false, true, true] },
  { name: 'Receipts as a table', has: [false, false, true] },
  { name: 'Works offline', has: [true, true, true] },
  { name: 'A person on the phone', has: [false, false, true] },
];

/** The stations. A line lists the price of each in euro per litre; the lowest is marked. */
export const STATIONS = ['Tre Torri', 'Ponte', 'Rocca'] as const;

export const STATION_LINES = [
  { name: 'Petrol', unit: 'litre', values: [1.669, 1.689, 1.694] },
  { name: 'Diesel', unit: 'litre', values: [1.758, 1.749, 1.769] },
  { name: 'LPG', unit: 'litre', values: [0.729, 0.719, 0.739] },
] as const;

export const HOLDERS: readonly {
  product: keyof typeof PRODUCTS;
  name: string;
  facts: readonly string[];
}[] = [
  { product: 'phoneHolder', name: 'Phone holder', facts: ['$14.90', '4.7', '210 g', 'Air vent'] },
  { product: 'travelMug', name: 'Travel mug', facts: ['$15.90', '4.44', '340 g', 'Cup holder'] },
];

export const HOLDER_LINES = ['Price', 'Rating', 'Weight', 'Goes in'] as const;

/** Consumption, and cost in euro, per 100 km. */
export const DRIVES = [
  { name: 'Petrol', decade: 10, takes: '6.0 l', euro: 10.01 },
  { name: 'Diesel', decade: 20, takes: '5.0 l', euro: 8.75 },
  { name: 'LPG', decade: 30, takes: '7.8 l', euro: 5.61 },
  { name: 'Electric', decade: 50, takes: '16 kWh', euro: 6.4 },
] as const;
