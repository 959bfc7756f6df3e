/** What a fill earns on San Marino's card: credit, never a lower price (rule smac-credit). */
import type { Area } from '../prices/areas.ts';
import { dayInSanMarino } from '../time-zone.ts';
import { SMAC_VERIFIED_DAYS } from '../limits.ts';
import type { SmacRate } from './smac-rates.ts';

/** Sold by the litre: what a rate for all fuels is about. Of methane and electricity no credit is known. */
const BY_THE_LITRE = [10, 20, 30];
const VERIFIED_MS = SMAC_VERIFIED_DAYS * 86_400_000;

export interface SmacQuestion {
  /** The category of the fuel. */
  decade: number;
  /** Euros for a unit of it, at the pump. */
  price: number;
  /** Euros for a litre of served petrol; null where none is known. */
  reference: number | null;
  /** How much is filled up; one unit if left out. */
  litres?: number | undefined;
  /** What the station says; missing and null for nothing. */
  takesSmac?: boolean | null | undefined;
  area: Area;
  at: Date;
}

/** Why there is no credit. */
export type NoCredit = 'border' | 'refused' | 'no_rate' | 'suspended' | 'no_reference';

export type SmacCredit =
  | { none: NoCredit }
  | {
      none: null;
      /** Euros for a unit, not rounded. */
      perUnit: number;
      /** Euros for what is filled up, within the limits of a day and of a month, not rounded. */
      total: number;
      /** True for 'stima': the percentage is inferred, or nobody has verified the rate for half a year. */
      isEstimate: boolean;
      /** False for 'forse': nobody says whether the station takes the card. */
      isTaken: boolean;
      rate: SmacRate;
    };

/**
 * Computes the credit of a fill. By the decrees petrol earns an amount for each litre, and other fuels the percentage that
 * this amount is of the price of served petrol (Decreto Delegato 130/2022 and 55/2023, as the press tells them).
 * @param rates in any order; of those that hold on the day that of the fuel itself counts, and of several the newest
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

/** True for a rate that somebody has compared with its source in the last 180 days. */
export const isVerified = ({ verified_at: verified }: SmacRate, at: Date): boolean =>
  verified !== null && at.getTime() - Date.parse(verified) <= VERIFIED_MS;

/** The rate that holds on a day. @param day year-month-day */
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
