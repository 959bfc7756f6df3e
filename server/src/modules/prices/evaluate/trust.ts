/**
 * Determines how many known people a driver's price needs: one table, a pure function (rule report-ranks, decision 0050).
 */
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import type { GateLimits } from './gate-limits.ts';

/** A driver's price and its effect, in thousandths of a euro. */
export interface Effect {
  price: number;
  /** The station's base price as reported, and as moved with the belt since; empty without a base. */
  basePrices: readonly number[];
  /** True when any station's medal would change. */
  movesMedal: boolean;
  /** True while the base is an owner's or administrator's report of the last day. */
  isRecentOwnerPrice?: boolean;
  /** True for a price that unknown drivers can no longer keep fresh. */
  isLate?: boolean;
}

type Limits = Pick<GateLimits, 'freePermille' | 'knownPermille'>;

/** Returns how many known people are needed until the price ranks: the strictest matching row. */
export function neededSupporters(
  { price, basePrices, movesMedal, isRecentOwnerPrice = false, isLate = false }: Effect,
  { freePermille, knownPermille }: Limits,
): 0 | 1 | 2 {
  const isWithin = (permille: number) =>
    basePrices.some((base) => !deviatesBeyond(price, base, permille));
  if (!isWithin(knownPermille) || isRecentOwnerPrice) return 2;
  if (!isWithin(freePermille)) return movesMedal ? 2 : 1;
  return movesMedal || isLate ? 1 : 0;
}
