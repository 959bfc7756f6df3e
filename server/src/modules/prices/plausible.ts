import { PRICE_RANGE, type FuelUnit } from '@pieno/contract/fuels.ts';
import { FUTURE_TOLERANCE_MINUTES } from '@pieno/contract/limits.ts';
import type { Refused } from './refusals.ts';

export type Implausible = Exclude<Refused, 'fuel'>;

/** A price seen before is a slip of the pen or of a clock: no pump still asks it. */
const OLDEST = new Date('2000-01-01T00:00:00Z');

const TOLERANCE_MS = FUTURE_TOLERANCE_MINUTES * 60_000;

/** The latest time at which a price can have been seen, as clocks differ a little. */
export const believableUntil = (now: Date): Date => new Date(now.getTime() + TOLERANCE_MS);

/** The instant from which a price can have been seen then, in milliseconds since 1970. */
export const believableFrom = (observedAt: Date): number => observedAt.getTime() - TOLERANCE_MS;

/**
 * Why a price cannot be true, whoever claims it. The door asks for every claim; an import asks before, so
 * that it can choose between rows.
 * @param price thousandths of a euro per `unit`
 * @returns undefined for a price that may be true
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
