import type { Decade } from '@pieno/contract/prices/fuels.ts';

/** Fuels by decade (category of fuel), with English names. */
export const FUELS: readonly { decade: Decade; name: string }[] = [
  { decade: 10, name: 'Petrol' },
  { decade: 20, name: 'Diesel' },
  { decade: 30, name: 'LPG' },
  { decade: 40, name: 'Methane' },
  { decade: 50, name: 'Electric' },
  { decade: 100, name: 'Others' },
];
