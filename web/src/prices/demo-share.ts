import type { FuelPrice } from '@pieno/contract/prices.ts';

/** How many of a list's prices are only demonstrations: one notice says it for all, marks tell them apart. */
export function demoShare(fuels: readonly FuelPrice[]): 'none' | 'some' | 'all' {
  const demos = fuels.filter((fuel) => fuel.source === 'demo').length;
  if (demos === 0) return 'none';
  return demos === fuels.length ? 'all' : 'some';
}
