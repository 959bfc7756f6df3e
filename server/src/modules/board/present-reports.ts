/** Converts a station's reports and states to their form on the wire. */
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { FuelPrice, ReportedPrice, StationState } from '@pieno/contract/prices/prices.ts';
import { concerns, lastingAt } from '@pieno/contract/prices/freshness.ts';
import { isShownBeside } from '../prices/evaluate/evaluate-report.ts';
import { reportableFuels, UNSURE } from '../stations/fuels/sold-fuels.ts';
import { presentFuel, type AnswerTime } from './present-price.ts';
import type { BoardFuel } from './board-fuels.ts';
import type { BoardStation } from './snapshot.ts';

/**
 * The reported, unconfirmed prices, newest first: those newer than the station's accepted price, for as long as a
 * driver's price counts.
 */
export function reportedPrices(
  { reported, prices, unsold }: BoardStation,
  { now, ages: { medal } }: AnswerTime,
): ReportedPrice[] {
  const open = reported.filter((report) => {
    const { id } = report.fuel;
    if (unsold.some((fuel) => fuel.id === id)) return false;
    return isShownBeside(
      report,
      prices.find(({ fuel, source }) => fuel.id === id && source !== 'demo'),
    );
  });
  const shown = open.map(({ fuel, price, seenAt }) => {
    const age = fuel.unit === 'kilowatt_hour' ? medal.electric : medal.driver;
    const until = new Date(seenAt.getTime() + age).toISOString();
    return {
      fuel_type: presentFuel(fuel),
      price: price / 1000,
      seen_at: seenAt.toISOString(),
      until,
    };
  });
  return lastingAt(shown, now).toSorted((a, b) => (a.seen_at < b.seen_at ? 1 : -1));
}

/** The states of a category: those of its fuels, and those of the whole station. */
export function statesOf(
  { states }: BoardStation,
  fuels: readonly Pick<FuelPrice, 'fuel_type'>[],
  { now }: AnswerTime,
): StationState[] {
  return lastingAt(states, now).filter((state) => fuels.some((fuel) => concerns(state, fuel)));
}

/** The fuels whose price can be reported at a station (rule report-fuels), by id. */
export function presentReportable(station: BoardStation): FuelPrice['fuel_type'][] {
  const { kind, confirmed_decades: confirmed, prices, sold, unsold } = station;
  const priced = prices.map(({ fuel }) => fuel);
  const fuels = new Map<number, BoardFuel>(
    [...FUEL_TYPES, ...priced, ...sold].map((fuel) => [fuel.id, fuel]),
  );
  const idsOf = (group: readonly BoardFuel[]) => group.map(({ id }) => id);
  const stated = prices.filter(({ origin }) => !UNSURE.includes(origin)).map(({ fuel }) => fuel.id);
  const ids = { priced: idsOf(priced), stated, sold: idsOf(sold), unsold: idsOf(unsold) };
  return reportableFuels({ kind, confirmed, ...ids }).map((id) => presentFuel(fuels.get(id)!));
}
