/** How many known voices a driver's word needs: the one table (rule report-ranks, decision 0050). A pure function. */
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import type { GateLimits } from './gate-limits.ts';

/** What a driver's price would do. Prices are thousandths of a euro. */
export interface Effect {
  price: number;
  /** The station's base price as it stood, and as it moved with the belt since; empty where there is none. */
  basePrices: readonly number[];
  /** True where any station's medal would be another one. */
  movesMedal: boolean;
  /** True while the base is an owner's or administrator's word of the last day. */
  isOwnersWord?: boolean;
  /** True for a price that could not be fresh by free words any more. */
  isLate?: boolean;
}

type Limits = Pick<GateLimits, 'freePermille' | 'knownPermille'>;

/** Returns how many known people it takes until the price ranks: the strictest row that matches. */
export function neededVoices(
  { price, basePrices, movesMedal, isOwnersWord = false, isLate = false }: Effect,
  { freePermille, knownPermille }: Limits,
): 0 | 1 | 2 {
  const isWithin = (permille: number) =>
    basePrices.some((base) => !deviatesBeyond(price, base, permille));
  if (!isWithin(knownPermille) || isOwnersWord) return 2;
  if (!isWithin(freePermille)) return movesMedal ? 2 : 1;
  return movesMedal || isLate ? 1 : 0;
}
