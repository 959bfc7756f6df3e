/** Types and functions for the prices that the gate compares claims with, in thousandths of a euro (rule price-gate). */
import type { GateLimits } from './gate-limits.ts';

/** Other stations' prices of the fuel. */
export interface ReferencePrices {
  /**
   * The reference price, which shows whether a claim is unusual: the neighbours' median, or its file's. It refuses
   * nothing.
   */
  reference: number | undefined;
  /** The median around which the bounds lie: from earlier data, never from the claim's own file. */
  anchor: number | undefined;
}

/** Used when no other price is known. */
export const NO_REFERENCE: ReferencePrices = { reference: undefined, anchor: undefined };

/** The station's last price. */
export interface LastPrice {
  price: number;
  observedAt: Date;
}

/** The prices that a claim was compared with, as stored with it; unknown ones are missing. */
export interface ComparedWith {
  reference?: number;
  /** The station's own last price. */
  lastPrice?: number;
}

/** Leaves out unknown prices. */
export const comparedWith = ({
  reference,
  lastPrice,
}: {
  [Key in keyof ComparedWith]: ComparedWith[Key] | undefined;
}): ComparedWith => ({
  ...(reference !== undefined && { reference }),
  ...(lastPrice !== undefined && { lastPrice }),
});

/** Returns the station's last price, unless it is too old for a comparison, and the reference price. */
export function comparablePrices(
  { reference, last }: Pick<ReferencePrices, 'reference'> & { last: LastPrice | undefined },
  { now, limits }: { now: Date; limits: Pick<GateLimits, 'lastPriceDays'> },
): number[] {
  const oldest = now.getTime() - limits.lastPriceDays * 86_400_000;
  const comparable = last && last.observedAt.getTime() >= oldest ? last.price : undefined;
  return [comparable, reference].filter((other) => other !== undefined);
}
