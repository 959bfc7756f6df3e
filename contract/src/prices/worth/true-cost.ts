/**
 * Whether a detour to cheaper fuel is worthwhile (rule true-cost): the cost of a fill including the fuel for the way,
 * as a range, compared with a fill elsewhere. Time is shown, not priced; the card's credit is not counted.
 */
import type { Tank } from '../../profile/tank.ts';
import { isRanked } from '../freshness.ts';
import type { PlacedEntry } from '../ranking.ts';

/** Lowest and highest value; equal for an exact one. */
export interface Range {
  low: number;
  high: number;
}

export interface Way {
  kilometres: Range;
  minutes: Range;
  /** True when it was not computed from roads. */
  isEstimate: boolean;
}

/** How a station is reached: it is on the way, there and back, or by a detour. */
export const GOINGS = ['passing', 'return', 'detour'] as const;
export type Going = (typeof GOINGS)[number];

/** Shortest and longest detour, in kilometres. */
export const DETOUR_KM = { min: 1, max: 200 } as const;

/** Smallest worthwhile saving, in euros. */
export const WORTHWHILE = 1;

/** Minutes per kilometre of a typed detour: 60 to 30 km/h. */
const MINUTES_OF_DETOUR = { low: 1, high: 2 } as const;

const NO_WAY: Way = {
  kilometres: { low: 0, high: 0 },
  minutes: { low: 0, high: 0 },
  isEstimate: false,
};

/**
 * Returns the additional way for a fill.
 * @param way the way to the station, in one direction; needed for `return` only
 * @param detour its kilometres in all
 * @returns null when the needed way is unknown, or the detour is outside `DETOUR_KM`
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
 * Computes the cost of a fill with its way: price × (litres + kilometres × consumption ÷ 100).
 * @param price euros per unit of the fuel
 * @param extra the additional way
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

/** Why a price does not justify a plain yes. `lone`: there is no price to compare it with, and nobody confirmed it. */
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
 * Returns why a station's price in a ranking does not justify a plain yes.
 * @param entries the ranking of its area
 * @param isOpen false if the station is known to be closed now
 * @returns null for a fresh, certain price of the base grade
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

export interface Fill {
  /** Euros per unit of the fuel. */
  price: number;
  /** The additional way. */
  extra: Way;
  doubt: PriceDoubt | null;
}

export type Verdict = 'yes' | 'no' | 'maybe';

export interface Comparison {
  /** Euros, not rounded; negative if it costs more. */
  saving: Range;
  /** Additional minutes compared with the other; negative for fewer. */
  minutes: Range;
  isEstimate: boolean;
  /** `no` below `WORTHWHILE`; `maybe` if the range contains it, or a price is in doubt. */
  verdict: Verdict;
  /** Why it is not a yes although the saving is enough: the doubt about the station's price, else about the other's. */
  doubt: PriceDoubt | null;
}

/**
 * Compares a fill with the usual one, from the worst to the best case of both ways.
 * @param usual its opening hours are ignored
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
  // Evaluated as displayed, in cents.
  const isEnough = (euros: number) => Math.round(euros * 100) >= WORTHWHILE * 100;
  if (!isEnough(high)) return 'no';
  return isEnough(low) && !doubt ? 'yes' : 'maybe';
}
