/**
 * Whether a way to cheaper fuel is worth it (rule true-cost): what a fill costs with the fuel that is burnt on the way,
 * as a range, beside what it would cost elsewhere. Time is told, never priced; the card's credit is not counted.
 */
import type { Tank } from '../../profile/tank.ts';
import { isRanked } from '../freshness.ts';
import type { PlacedEntry } from '../ranking.ts';

/** From the least to the most; both the same where it is known. */
export interface Range {
  low: number;
  high: number;
}

/** A way by road. */
export interface Way {
  kilometres: Range;
  minutes: Range;
  /** True where no road was followed. */
  isEstimate: boolean;
}

/** How a station is reached: it lies on the way, one goes there and back, or it costs a detour. */
export const GOINGS = ['passing', 'return', 'detour'] as const;
export type Going = (typeof GOINGS)[number];

/** Kilometres that a detour may be long. */
export const DETOUR_KM = { min: 1, max: 200 } as const;

/** Euros below which a saving is not worth a thought. */
export const WORTHWHILE = 1;

/** A detour that was typed is driven at 60 to 30 kilometres an hour. */
const MINUTES_OF_DETOUR = { low: 1, high: 2 } as const;

const NO_WAY: Way = {
  kilometres: { low: 0, high: 0 },
  minutes: { low: 0, high: 0 },
  isEstimate: false,
};

/**
 * Returns the way that a fill costs, there and back.
 * @param way one way to the station; not needed for what lies on the way, or for a detour
 * @param detour kilometres of it in all
 * @returns null where the way is needed and not known, or the detour not within `DETOUR_KM`
 */
export function extraWay(going: Going, way: Way | undefined, detour: number | null): Way | null {
  if (going === 'passing') return NO_WAY;
  if (going === 'detour') {
    if (detour === null || !(detour >= DETOUR_KM.min && detour <= DETOUR_KM.max)) return null;
    return {
      kilometres: { low: detour, high: detour },
      minutes: { low: detour * MINUTES_OF_DETOUR.low, high: detour * MINUTES_OF_DETOUR.high },
      isEstimate: true,
    };
  }
  if (!way) return null;
  const { kilometres, minutes, isEstimate } = way;
  return { kilometres: twice(kilometres), minutes: twice(minutes), isEstimate };
}

const twice = ({ low, high }: Range): Range => ({ low: 2 * low, high: 2 * high });

/**
 * Computes what a fill costs with its way: price × (litres + kilometres × consumption ÷ 100).
 * @param price euros for a unit of the fuel
 * @param extra the way, there and back
 * @returns euros, not rounded
 */
export function trueCost(
  { litres, consumption }: Pick<Tank, 'litres' | 'consumption'>,
  price: number,
  { kilometres: { low, high } }: Way,
): Range {
  const cost = (kilometres: number) => price * (litres + (kilometres * consumption) / 100);
  return { low: cost(low), high: cost(high) };
}

/** Why a price is no ground for a plain yes. `lone`: nothing of its kind is there to compare it with, nobody confirmed it. */
export type PriceDoubt =
  | 'demo'
  | 'reported'
  | 'stale'
  | 'ageing'
  | 'doubtful'
  | 'contested'
  | 'suspended'
  | 'unconfirmed'
  | 'premium'
  | 'lone'
  | 'closed';

/**
 * Tells why the price by which a station stands in a ranking is no ground for a plain yes.
 * @param entries the ranking of its area
 * @param isOpen false where the station is known to be closed now
 * @returns null for a fresh price of the base grade that nobody doubts
 */
export function priceDoubt(
  { standIn, fuels: [fuel] }: PlacedEntry,
  entries: readonly PlacedEntry[],
  isOpen: boolean,
): PriceDoubt | null {
  if (standIn) return 'reported';
  if (!fuel) return null;
  const { id } = fuel.fuel_type;
  const alike = entries.filter(
    ({ fuels: [other] }) => other?.fuel_type.id === id && isRanked(other),
  );
  const doubts: [PriceDoubt, boolean | undefined][] = [
    ['suspended', fuel.suspended],
    ['demo', fuel.source === 'demo'],
    ['stale', fuel.stale],
    ['ageing', fuel.ageing],
    ['contested', fuel.contested],
    ['doubtful', fuel.doubtful],
    ['unconfirmed', !fuel.confirmed],
    ['premium', fuel.fuel_type.grade === 'premium'],
    ['lone', alike.length < 2 && !fuel.confirmed_at],
    ['closed', !isOpen],
  ];
  return doubts.find(([, holds]) => holds)?.[0] ?? null;
}

/** A fill at a station. */
export interface Fill {
  /** Euros for a unit of the fuel. */
  price: number;
  /** The way, there and back. */
  extra: Way;
  doubt: PriceDoubt | null;
}

export type Verdict = 'yes' | 'no' | 'maybe';

export interface Comparison {
  /** Euros, not rounded; below zero where it costs more. */
  saving: Range;
  /** More minutes than to the other; below zero for fewer. */
  minutes: Range;
  isEstimate: boolean;
  /** `no` for less than `WORTHWHILE`; `maybe` where the range is on both sides of it, or a price is in doubt. */
  verdict: Verdict;
  /** Why it is no yes, though the saving would be enough: of the station's price, else of the other's. */
  doubt: PriceDoubt | null;
}

/**
 * Compares a fill with the usual one. The ways of both are taken at their worst and at their best.
 * @param usual whether it is open now does not matter
 */
export function compareFills(
  tank: Pick<Tank, 'litres' | 'consumption'>,
  fill: Fill,
  usual: Fill,
): Comparison {
  const here = trueCost(tank, fill.price, fill.extra);
  const there = trueCost(tank, usual.price, usual.extra);
  const saving = difference(there, here);
  const minutes = difference(fill.extra.minutes, usual.extra.minutes);
  const doubt = fill.doubt ?? (usual.doubt === 'closed' ? null : usual.doubt);
  return {
    saving,
    minutes,
    isEstimate: fill.extra.isEstimate || usual.extra.isEstimate,
    verdict: verdictOf(saving, doubt),
    doubt,
  };
}

const difference = (a: Range, b: Range): Range => ({ low: a.low - b.high, high: a.high - b.low });

function verdictOf({ low, high }: Range, doubt: PriceDoubt | null): Verdict {
  // What is told in cents is judged in cents.
  const isEnough = (euros: number) => Math.round(euros * 100) >= WORTHWHILE * 100;
  if (!isEnough(high)) return 'no';
  return isEnough(low) && !doubt ? 'yes' : 'maybe';
}
