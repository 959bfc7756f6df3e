import type { ClaimFacts, GateContext } from './verdict.ts';

/** The reference, and the station's last price unless it is too old to say something about the next one. */
export function comparedPrices(
  { reference, last }: Pick<ClaimFacts, 'reference' | 'last'>,
  { now, limits }: Pick<GateContext, 'now' | 'limits'>,
): number[] {
  const oldest = now.getTime() - limits.lastPriceDays * 86_400_000;
  const comparable = last && last.observedAt.getTime() >= oldest ? last.price : undefined;
  return [comparable, reference].filter((other) => other !== undefined);
}
