/** What the gate compares a price with, all in thousandths of a euro (rule price-gate). */
import type { GateLimits } from './gate-limits.ts';

/** What others take for the fuel. */
export interface ReferencePrices {
  /** The reference price, from which one may deviate too much: the neighbours' median, or its own file's. It refuses nothing. */
  reference: number | undefined;
  /** The median around which the bounds lie: what was known before, never what the price's own file states. */
  anchor: number | undefined;
}

/** Where nothing is known of others' prices. */
export const NO_REFERENCE: ReferencePrices = { reference: undefined, anchor: undefined };

/** What the station took last. */
export interface LastPrice {
  price: number;
  observedAt: Date;
}

/** The prices that one was compared with, as they are kept with it; without those that are unknown. */
export interface ComparedWith {
  reference?: number;
  /** The station's own last price. */
  lastPrice?: number;
}

/** Leaves out what is unknown. */
export const comparedWith = ({
  reference,
  lastPrice,
}: {
  [Key in keyof ComparedWith]: ComparedWith[Key] | undefined;
}): ComparedWith => ({
  ...(reference !== undefined && { reference }),
  ...(lastPrice !== undefined && { lastPrice }),
});

/** Returns the station's last price, unless it is too old to say something about the next one, and the reference price. */
export function comparablePrices(
  { reference, last }: Pick<ReferencePrices, 'reference'> & { last: LastPrice | undefined },
  { now, limits }: { now: Date; limits: Pick<GateLimits, 'lastPriceDays'> },
): number[] {
  const oldest = now.getTime() - limits.lastPriceDays * 86_400_000;
  const comparable = last && last.observedAt.getTime() >= oldest ? last.price : undefined;
  return [comparable, reference].filter((other) => other !== undefined);
}
