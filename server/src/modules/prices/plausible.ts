import { PRICE_RANGE, type FuelUnit } from '@pieno/contract/fuels.ts';
import { FUTURE_TOLERANCE_MINUTES } from '@pieno/contract/limits.ts';

export type Implausible = 'range' | 'date' | 'future';

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
  const time = observedAt.getTime();
  if (Number.isNaN(time)) return 'date';
  if (time > now.getTime() + FUTURE_TOLERANCE_MINUTES * 60_000) return 'future';
  return undefined;
}
