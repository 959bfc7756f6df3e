/**
 * The age and validity of a price at an instant (rules price-stale, price-ageing, price-doubtful): an answer may be
 * days old when it is read. The server's board and the phone use the same functions.
 */
import { FUTURE_TOLERANCE_MINUTES, MINISTRY_CONFIRMS_DAYS } from '../limits.ts';
import type { FuelMode } from './fuels.ts';
import type {
  BestByDecade,
  FuelPrice,
  RankingEntry,
  ReportedPrice,
  StationState,
} from './prices.ts';

/** A price at an instant. */
export interface AgedPrice extends FuelPrice {
  /**
   * True while it cannot be bought: sold out, closed or broken, according to a known driver, the owner or an
   * administrator.
   */
  suspended?: boolean | undefined;
}

/** A station of a ranking at an instant. */
export interface AgedEntry extends RankingEntry {
  fuels: AgedPrice[];
  /** The reported price that replaces the station's own price when nothing ranks. */
  standIn?: AgedPrice | undefined;
}

/** `fresh` prices can rank; `ageing` prices are listed below them, `stale` ones last. */
export type PriceAge = 'fresh' | 'ageing' | 'stale';

/**
 * A price that the server marked stale or ageing never gets fresher, even with a wrong clock; answers without these
 * times never age.
 */
export function ageAt(fuel: FuelPrice, now: Date): PriceAge {
  const { fresh_until: fresh, stale_from: last = fresh } = fuel;
  if (fuel.stale || isPast(last, now)) return 'stale';
  return fuel.ageing || isPast(fresh, now) ? 'ageing' : 'fresh';
}

/** Returns prices at an instant with their age, suspended according to the station's states. */
export function agedAt(
  fuels: readonly FuelPrice[],
  now: Date,
  states: readonly StationState[] = [],
): AgedPrice[] {
  const counting = lastingAt(states, now).filter(({ counts }) => counts);
  return fuels.map((fuel) => {
    const age = ageAt(fuel, now);
    const suspended = counting.some((state) => concerns(state, fuel));
    const mark = (is: boolean) => is || undefined;
    return {
      ...fuel,
      stale: age === 'stale',
      ageing: mark(age === 'ageing'),
      suspended: mark(suspended),
    };
  });
}

/**
 * True when a state concerns this fuel: a state of the whole station concerns all fuels, a broken charger electricity.
 */
export function concerns(
  { state, fuel_type_id: id }: Pick<StationState, 'state' | 'fuel_type_id'>,
  { fuel_type: { id: fuelId, unit } }: { fuel_type: Pick<FuelPrice['fuel_type'], 'id' | 'unit'> },
): boolean {
  return id === null ? state !== 'charger_broken' || unit === 'kilowatt_hour' : id === fuelId;
}

/** Returns the states, or the reported prices, that are still valid at an instant. */
export function lastingAt<Item extends Pick<StationState | ReportedPrice, 'until'>>(
  items: readonly Item[] | undefined,
  now: Date,
): Item[] {
  return (items ?? []).filter(({ until }) => !isPast(until, now));
}

/**
 * Returns the price that stands in for a station's own when nothing ranks (rule price-stand-in): the cheapest base
 * grade that drivers report there and that can be bought.
 * @param mode only fuels of this mode
 */
export function standInOf(
  { reported, states }: Omit<Shown, 'fuels'>,
  now: Date,
  mode?: FuelMode,
): AgedPrice | undefined {
  const prices = lastingAt(reported, now).map(({ fuel_type, price, seen_at }): FuelPrice => ({
    fuel_type,
    price,
    effective_date: seen_at,
    source: 'driver',
    origin: 'driver',
    stale: true,
    confirmed: true,
    doubtful: false,
  }));
  return agedAt(prices, now, states)
    .filter(({ fuel_type: { grade }, suspended }) => grade === 'base' && !suspended)
    .filter(({ fuel_type }) => !mode || fuel_type.mode === mode)
    .toSorted((a, b) => a.price - b.price)[0];
}

/**
 * Returns a category's winner at an instant. A winner that is no longer fresh stays without a rank, because the answer
 * names no other station. A reported price stands in only if nothing ranked when the answer was made.
 */
export function winnerAt(
  group: BestByDecade[number],
  now: Date,
): Omit<BestByDecade[number], 'best'> & { best: AgedEntry | null } {
  const { best } = group;
  if (!best) return { ...group, best };
  const fuels = agedAt(best.fuels, now, best.states);
  const rank = fuels[0] && isRanked(fuels[0]) ? best.rank : null;
  const standIn = best.rank === null ? standInOf(best, now) : undefined;
  return { ...group, best: { ...best, fuels, stale: fuels[0]?.stale ?? false, rank, standIn } };
}

/** True when a price can rank: fresh, not in doubt, available, and of the base grade. */
export function isRanked(fuel: AgedPrice): boolean {
  return !fuel.stale && !fuel.ageing && isCertain(fuel) && fuel.fuel_type.grade === 'base';
}

/** True unless a price is doubtful, contested or cannot be bought right now. */
export function isCertain({ doubtful, contested, suspended }: AgedPrice): boolean {
  return !doubtful && !contested && !suspended;
}

/** Returns when a price was last reported or confirmed, ISO 8601 in UTC: its age is measured from then. */
export function lastReportedAt({
  effective_date: seen,
  confirmed_at: confirmed,
}: FuelPrice): string {
  return confirmed && confirmed > seen ? confirmed : seen;
}

interface Shown {
  fuels: readonly FuelPrice[];
  reported?: readonly ReportedPrice[] | undefined;
  states?: readonly StationState[] | undefined;
}

/**
 * Returns the instants at which the shown data of a station changes without a new report: a price ages or turns stale,
 * a file or report stops being valid, or the clock reaches a time in the future.
 * @returns milliseconds since 1970, unordered, including past ones
 */
export function changesOf({ fuels, reported = [], states = [] }: Shown): number[] {
  const lasts = [
    ...fuels.flatMap(({ fresh_until: fresh, stale_from: stale }) => [fresh, stale]),
    ...[...reported, ...states].map(({ until }) => until),
  ];
  return [
    ...lasts.flatMap((last) => (last === undefined ? [] : Date.parse(last) + 1)),
    ...fuels.flatMap((fuel) => {
      const seen = Date.parse(fuel.effective_date);
      const believed = seen - FUTURE_TOLERANCE_MINUTES * 60_000;
      return fuel.origin === 'ministry' ? [believed, ministryConfirmsUntil(seen) + 1] : [believed];
    }),
  ];
}

/** Returns the last instant at which the ministry's file confirms a price; both in milliseconds since 1970. */
export const ministryConfirmsUntil = (seen: number): number =>
  seen + MINISTRY_CONFIRMS_DAYS * 86_400_000;

const isPast = (last: string | undefined, now: Date): boolean =>
  last !== undefined && now.getTime() > Date.parse(last);
