/** Computes base prices and the prices expected from the movement of the border belt's medians: pure. */
import type { GateLimits } from './gate-limits.ts';

const DAY_MS = 86_400_000;

/**
 * True for an accepted price that is free: accepted without known drivers, as its effect is small. It overtakes nothing
 * and never becomes the base (decision 0050).
 * @param supporters 0 for a free price
 */
export const isFree = ({ supporters }: { supporters: number | null }): boolean => supporters === 0;

/**
 * Returns the base price of a fuel at a station, as reported and as moved with the belt since; the nearer one counts
 * (decision 0050).
 * @param base in thousandths of a euro, like the medians; null without one
 * @param then the belt's median when the base was reported
 * @param now the belt's median today
 */
export function basePrices(
  base: number | null | undefined,
  then: number | null,
  now: number | undefined,
): number[] {
  if (base === null || base === undefined) return [];
  return then && now ? [base, Math.round((base * now) / then)] : [base];
}

/** A price in thousandths of a euro, when it was reported, and the belt's median then. */
export interface DatedPrice {
  price: number;
  at: Date;
  beltThen: number | null;
}

/** Makes a `DatedPrice` of nullable columns. */
export const datedPrice = (
  price: number | null | undefined,
  at: Date | null | undefined,
  beltThen: number | null,
): DatedPrice | undefined =>
  typeof price === 'number' && at ? { price, at, beltThen } : undefined;

/**
 * Returns the price expected from the belt's movement; known drivers' prices near it do not count towards their share
 * (rule report-share). It starts from the last firm price unless that is too old, else from a base at least a day old,
 * which a driver cannot have just set.
 * @param now the instant, and the belt's median today
 * @returns thousandths of a euro; undefined without a usable price
 */
export function expectedPriceOf(
  firm: DatedPrice | undefined,
  base: DatedPrice | undefined,
  { at: now, belt }: { at: Date; belt: number | undefined },
  { lastPriceDays }: Pick<GateLimits, 'lastPriceDays'>,
): number | undefined {
  const ageOf = ({ at }: DatedPrice) => (now.getTime() - at.getTime()) / DAY_MS;
  const bases = [
    ...(firm && ageOf(firm) <= lastPriceDays ? [firm] : []),
    ...(base && ageOf(base) >= 1 ? [base] : []),
  ];
  return bases.flatMap(({ price, beltThen }) => basePrices(price, beltThen, belt).slice(-1))[0];
}
