/** The credit that a fill earns on San Marino's card; it never lowers a price (rule smac-credit). */
import type { Area } from '../prices/areas.ts';
import { dayInSanMarino } from '../time-zone.ts';
import { SMAC_VERIFIED_DAYS } from '../limits.ts';
import type { SmacRate } from './smac-rates.ts';

/** Fuels sold by the litre, to which a rate for all fuels applies. No credit is known for methane and electricity. */
const BY_THE_LITRE = [10, 20, 30];
const VERIFIED_MS = SMAC_VERIFIED_DAYS * 86_400_000;

export interface SmacQuestion {
  decade: number;
  /** Euros per unit, at the pump. */
  price: number;
  /** Euros per litre of served petrol; null when unknown. */
  reference: number | null;
  /** Size of the fill; one unit if missing. */
  litres?: number | undefined;
  /** Whether the station states that it takes the card; missing or null when unknown. */
  takesSmac?: boolean | null | undefined;
  area: Area;
  at: Date;
}

export type NoCredit = 'border' | 'refused' | 'no_rate' | 'suspended' | 'no_reference';

export type SmacCredit =
  | { none: NoCredit }
  | {
      none: null;
      /** Euros per unit, not rounded. */
      perUnit: number;
      /** Euros for the fill, within the limits per day and month, not rounded. */
      total: number;
      /** True for 'stima': the percentage is inferred, or the rate was not verified in the last 180 days. */
      isEstimate: boolean;
      /** False for 'forse': it is unknown whether the station takes the card. */
      isTaken: boolean;
      rate: SmacRate;
    };

/**
 * Computes the credit of a fill. By the decrees petrol earns an amount per litre, and other fuels the percentage that
 * this amount is of the price of served petrol (Decreto Delegato 130/2022 and 55/2023, according to the press).
 * @param rates in any order; of those valid on the day the fuel's own applies, and of several the newest
 */
export function smacCredit(rates: readonly SmacRate[], question: SmacQuestion): SmacCredit {
  const { decade, price, reference, litres = 1, takesSmac, area, at } = question;
  if (area !== 'SM') return { none: 'border' };
  if (takesSmac === false) return { none: 'refused' };
  const rate = rateOf(rates, decade, dayInSanMarino(at));
  if (!rate) return { none: 'no_rate' };
  if (rate.suspended) return { none: 'suspended' };
  const isShare = rate.basis === 'reference';
  if (isShare && !reference) return { none: 'no_reference' };
  const perUnit = isShare ? (rate.amount / reference!) * price : rate.amount;
  const counted = Math.min(litres, rate.per_day_litres ?? Infinity);
  return {
    none: null,
    perUnit,
    total: Math.min(counted * perUnit, rate.per_month_euro ?? Infinity),
    isEstimate: isShare || !isVerified(rate, at),
    isTaken: takesSmac === true,
    rate,
  };
}

/** True for a rate that was compared with its source in the last 180 days. */
export const isVerified = ({ verified_at: verified }: SmacRate, at: Date): boolean =>
  verified !== null && at.getTime() - Date.parse(verified) <= VERIFIED_MS;

/** Returns the rate that applies on a day. @param day year-month-day */
function rateOf(rates: readonly SmacRate[], decade: number, day: string): SmacRate | undefined {
  const isOf = (fuel: number | null) =>
    fuel === decade || (fuel === null && BY_THE_LITRE.includes(decade));
  const holding = rates.filter(
    ({ fuel, valid_from: from, valid_to: to }) =>
      isOf(fuel) && (from ?? '') <= day && day <= (to ?? '9999'),
  );
  return holding.toSorted(
    (a, b) =>
      Number(b.fuel !== null) - Number(a.fuel !== null) ||
      (b.valid_from ?? '').localeCompare(a.valid_from ?? '') ||
      b.id - a.id,
  )[0];
}
