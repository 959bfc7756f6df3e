import type { FuelPrice } from '@pieno/contract/prices/prices.ts';

/**
 * Returns how many of a list's prices are demo prices. Each is marked; the notice above the
 * list appears only if all are, so it never stands above a real price.
 */
export function demoPriceShare(fuels: readonly FuelPrice[]): 'none' | 'some' | 'all' {
  const demos = fuels.filter((fuel) => fuel.source === 'demo').length;
  if (demos === 0) return 'none';
  return demos === fuels.length ? 'all' : 'some';
}
