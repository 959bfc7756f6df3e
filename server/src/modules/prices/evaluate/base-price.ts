import type { GateLimits } from './gate-limits.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the base price of a fuel at a station, as it stood and as it moved with the belt since: the nearer one counts
 * (decision 0050).
 * @param base in thousandths of a euro, as the medians; null where there is none
 * @param then the belt's median when it was reported
 * @param now the same of today
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

/** Makes one of nullable columns. */
export const datedPrice = (
  price: number | null | undefined,
  at: Date | null | undefined,
  beltThen: number | null,
): DatedPrice | undefined =>
  typeof price === 'number' && at ? { price, at, beltThen } : undefined;

/**
 * Returns the price to expect of a station as the belt moves, near which known drivers' words are not counted (rule
 * report-share): by its last firm word, unless that is too old to say something; else by its base price of before the last
 * day, which nobody has just led there.
 * @param now the instant, and the belt's median of today
 * @returns thousandths of a euro; undefined where there is neither
 */
export function expectedPriceOf(
  firm: DatedPrice | undefined,
  base: DatedPrice | undefined,
  { at: now, belt }: { at: Date; belt: number | undefined },
  { lastPriceDays }: Pick<GateLimits, 'lastPriceDays'>,
): number | undefined {
  const ageOf = ({ at }: DatedPrice) => (now.getTime() - at.getTime()) / DAY_MS;
  const said = [
    ...(firm && ageOf(firm) <= lastPriceDays ? [firm] : []),
    ...(base && ageOf(base) >= 1 ? [base] : []),
  ];
  return said.flatMap(({ price, beltThen }) => basePrices(price, beltThen, belt).slice(-1))[0];
}
