/** Converts what people say of a station beside its prices to its form on the wire. */
import { FUEL_TYPES } from '@pieno/contract/fuels.ts';
import type { FuelPrice, ReportedPrice, StationState } from '@pieno/contract/prices.ts';
import { concerns, lastingAt } from '@pieno/contract/freshness.ts';
import { standsBeside } from '../prices/judge/judge-report.ts';
import { shownPrices, unknownDecades, type RealDecades } from './demo-rule.ts';
import { presentFuel, type AnswerTime } from './present-price.ts';
import type { BoardFuel } from './fuels.ts';
import type { BoardStation } from './snapshot.ts';

/**
 * The prices that drivers have reported and nobody borne out, newest first: those newer than what was accepted of the
 * station's own price, for as long as a driver's word is worth.
 */
export function reportedPrices(
  { reported, prices, unsold }: BoardStation,
  { now, ages: { medal } }: AnswerTime,
): ReportedPrice[] {
  const open = reported.filter((report) => {
    const { id } = report.fuel;
    if (unsold.some((fuel) => fuel.id === id)) return false;
    return standsBeside(
      report,
      prices.find(({ fuel, source }) => fuel.id === id && source !== 'demo'),
    );
  });
  const words = open.map(({ fuel, price, seenAt }) => {
    const age = fuel.unit === 'kilowatt_hour' ? medal.electric : medal.driver;
    const until = new Date(seenAt.getTime() + age).toISOString();
    return {
      fuel_type: presentFuel(fuel),
      price: price / 1000,
      seen_at: seenAt.toISOString(),
      until,
    };
  });
  return lastingAt(words, now).toSorted((a, b) => (a.seen_at < b.seen_at ? 1 : -1));
}

/** The states that concern a category: those of its fuels, and those of the whole station. */
export function statesOf(
  { states }: BoardStation,
  fuels: readonly Pick<FuelPrice, 'fuel_type'>[],
  { now }: AnswerTime,
): StationState[] {
  return lastingAt(states, now).filter((state) => fuels.some((fuel) => concerns(state, fuel)));
}

/**
 * The fuels whose price can be reported at a station (rule report-fuels), by id: those with a price, the base grades of
 * the categories that it sells, and what its owner says it sells; never what the owner says it does not.
 */
export function reportableFuels(
  station: BoardStation,
  real: RealDecades,
): FuelPrice['fuel_type'][] {
  const { sold, unsold, prices, confirmed_decades: confirmed, kind } = station;
  const shown = shownPrices(station, real).map(({ fuel }) => fuel);
  const known = new Set([
    ...confirmed,
    ...[...prices.map(({ fuel }) => fuel), ...sold].map(({ decade }) => decade),
    ...unknownDecades(station, real),
  ]);
  const decades = known.size > 0 ? known : new Set(kind === 'charging' ? [50] : [10, 20]);
  const base = FUEL_TYPES.filter(({ grade, decade }) => grade === 'base' && decades.has(decade));
  const fuels = new Map<number, BoardFuel>(
    [...base, ...shown, ...sold].map((fuel) => [fuel.id, fuel]),
  );
  for (const { id } of unsold) fuels.delete(id);
  return [...fuels.values()].toSorted((a, b) => a.id - b.id).map(presentFuel);
}
