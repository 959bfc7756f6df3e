import { PRICE_RANGE, type FuelUnit } from '@pieno/contract/fuels.ts';
import { FUTURE_TOLERANCE_MINUTES } from '@pieno/contract/limits.ts';
import type { Refused } from './refusals.ts';

export type Implausible = Exclude<Refused, 'fuel'>;

/** Observations before this instant are rejected: the date is an error, no pump still has such a price. */
const OLDEST = new Date('2000-01-01T00:00:00Z');

const TOLERANCE_MS = FUTURE_TOLERANCE_MINUTES * 60_000;

/** The latest observation time accepted at `now`: a little in the future, as clocks differ. */
export const believableUntil = (now: Date): Date => new Date(now.getTime() + TOLERANCE_MS);

/**
 * The earliest instant at which an observation time is accepted: the inverse of `believableUntil`.
 * @returns milliseconds since 1970
 */
export const believableFrom = (observedAt: Date): number => observedAt.getTime() - TOLERANCE_MS;

/**
 * Checks that a price is plausible, from any source. `recordPrices` checks every claim; an import checks before
 * that, so that it can choose between rows.
 * @param price thousandths of a euro per `unit`
 * @returns the reason to reject the price; undefined when it is plausible
 */
export function whyImplausible(
  { price, unit, observedAt }: { price: number; unit: FuelUnit; observedAt: Date },
  now: Date,
): Implausible | undefined {
  const { min, max } = PRICE_RANGE[unit];
  if (!Number.isInteger(price) || price < min || price > max) return 'range';
  if (Number.isNaN(observedAt.getTime())) return 'date';
  if (observedAt < OLDEST) return 'past';
  if (observedAt > believableUntil(now)) return 'future';
  return undefined;
}
