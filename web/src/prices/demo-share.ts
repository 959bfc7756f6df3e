import type { FuelPrice } from '@pieno/contract/prices.ts';

/**
 * Tells how many of a list's prices are demonstration prices. One notice above the list announces them; with
 * 'some' each is marked as well.
 */
export function demoShare(fuels: readonly FuelPrice[]): 'none' | 'some' | 'all' {
  const demos = fuels.filter((fuel) => fuel.source === 'demo').length;
  if (demos === 0) return 'none';
  return demos === fuels.length ? 'all' : 'some';
}
