/**
 * What a price is worth at an instant (rules price-stale, price-ageing, price-doubtful): an answer may be days old when
 * it is read. The server's board and the phone decide by these same functions.
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

/** A price as it is at an instant. */
export interface AgedPrice extends FuelPrice {
  /** True while it cannot be bought: sold out, closed or broken, as a known driver, the owner or an administrator says. */
  suspended?: boolean | undefined;
}

/** A station of a ranking as it is at an instant. */
export interface AgedEntry extends RankingEntry {
  fuels: AgedPrice[];
  /** What drivers report, by which the station stands where nothing ranks: shown in the place of its own price. */
  standIn?: AgedPrice | undefined;
}

/** How old a price is: `fresh` can rank, `ageing` stands below all fresh ones, `stale` last. */
export type PriceAge = 'fresh' | 'ageing' | 'stale';

/** What the server called stale or ageing never becomes fresher by a wrong clock; answers of before never age. */
export function ageAt(fuel: FuelPrice, now: Date): PriceAge {
  const { fresh_until: fresh, stale_from: last = fresh } = fuel;
  if (fuel.stale || isPast(last, now)) return 'stale';
  return fuel.ageing || isPast(fresh, now) ? 'ageing' : 'fresh';
}

/** Returns prices as they are at an instant, marked with their age, and with what the station's states make of them. */
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

/** True when a state is about this fuel: one of the whole station is about all, a broken charger about electricity. */
export function concerns(
  { state, fuel_type_id: id }: Pick<StationState, 'state' | 'fuel_type_id'>,
  { fuel_type: { id: fuelId, unit } }: { fuel_type: Pick<FuelPrice['fuel_type'], 'id' | 'unit'> },
): boolean {
  return id === null ? state !== 'charger_broken' || unit === 'kilowatt_hour' : id === fuelId;
}

/** Returns the states, or the reported prices, that are still believed at an instant. */
export function lastingAt<Word extends Pick<StationState | ReportedPrice, 'until'>>(
  words: readonly Word[] | undefined,
  now: Date,
): Word[] {
  return (words ?? []).filter(({ until }) => !isPast(until, now));
}

/**
 * Returns the price that stands for a station where nothing ranks (rule price-stand-in): of the base grades that drivers
 * report there the cheapest, to be confirmed; none of what cannot be had.
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
 * Returns a category's winner as it is at an instant. One that is not fresh any more keeps its place, without a rank:
 * the answer names no other. What drivers report stands in where nothing ranked as it was answered.
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

/** True when a price can have a rank, a medal and win: it is fresh, beyond doubt, to be had, and of the base grade. */
export function isRanked(fuel: AgedPrice): boolean {
  return !fuel.stale && !fuel.ageing && isCertain(fuel) && fuel.fuel_type.grade === 'base';
}

/** True unless a price is doubtful, contested or cannot be bought right now. */
export function isCertain({ doubtful, contested, suspended }: AgedPrice): boolean {
  return !doubtful && !contested && !suspended;
}

/** When somebody last said what a fuel costs, ISO 8601 in UTC: the price's age is that of its newest word. */
export function lastWordOf({ effective_date: seen, confirmed_at: confirmed }: FuelPrice): string {
  return confirmed && confirmed > seen ? confirmed : seen;
}

/** What is shown of a station: of one category, or of all. */
interface Shown {
  fuels: readonly FuelPrice[];
  reported?: readonly ReportedPrice[] | undefined;
  states?: readonly StationState[] | undefined;
}

/**
 * Lists the instants at which what is shown of a station becomes another without anybody saying anything: a price
 * ages or turns stale, the word of a file or of a driver ends, a clock that ran ahead is caught up with.
 * @returns milliseconds since 1970, in no order, past ones too
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

/** The last instant at which the ministry's file confirms a price of an instant; both in milliseconds since 1970. */
export const ministryConfirmsUntil = (seen: number): number =>
  seen + MINISTRY_CONFIRMS_DAYS * 86_400_000;

const isPast = (last: string | undefined, now: Date): boolean =>
  last !== undefined && now.getTime() > Date.parse(last);
