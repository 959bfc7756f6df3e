import type { FuelPrice } from '@pieno/contract/prices/prices.ts';

/**
 * Tells how many of a list's prices are demonstration prices. Each is marked; a notice above the list announces them
 * where all are: it never stands above a real price.
 */
export function demoPriceShare(fuels: readonly FuelPrice[]): 'none' | 'some' | 'all' {
  const demos = fuels.filter((fuel) => fuel.source === 'demo').length;
  if (demos === 0) return 'none';
  return demos === fuels.length ? 'all' : 'some';
}
