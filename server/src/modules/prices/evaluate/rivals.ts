/** Selects the other prices on which the medals around a station and fuel depend: pure. */
import { isFree } from './base-price.ts';
import { rankedPrices, type CurrentNeighbour, type RankedPrice } from './medals.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Pair } from '../reported-price.ts';

/** Number of medals. */
const MEDALS = 3;

/** Ranks prices, free ones by their bases, so that unknown drivers cannot affect other reports. */
export const ranksByBases = (
  neighbours: readonly CurrentNeighbour[],
  rules: Pick<Rules, 'fuels' | 'ages'>,
  now: Date,
): RankedPrice[] =>
  rankedPrices(
    neighbours.map((price) =>
      isFree(price) ? { ...price, price: price.base_price ?? price.price } : price,
    ),
    rules,
    now,
  );

/**
 * Selects the ranked prices that determine the medals around a station and fuel: other stations of the category that have
 * a medal, or would without this price, in each area and mode; and its own station's prices of other fuels.
 * @param areas those of the station
 */
export function rivalsOf(
  ranked: readonly RankedPrice[],
  { stationId, fuelTypeId }: Pair,
  areas: readonly string[],
  fuel: RuledFuel,
): RankedPrice[] {
  const beside = ranked.filter(
    (one) =>
      one.decade === fuel.decade && (one.stationId !== stationId || one.fuelTypeId !== fuelTypeId),
  );
  const others = beside.filter((one) => one.stationId !== stationId);
  const chosen = new Set<RankedPrice>(beside.filter((one) => one.stationId === stationId));
  for (const area of areas) {
    for (const mode of [undefined, fuel.mode]) {
      const here = others.filter((one) => one.areas.includes(area) && (!mode || one.mode === mode));
      const cheapest = [...Map.groupBy(here, (one) => one.stationId).values()].map((own) =>
        own.reduce((least, one) => (one.price < least.price ? one : least)),
      );
      const last = cheapest.map(({ price }) => price).toSorted((a, b) => a - b)[MEDALS - 1];
      for (const one of cheapest) if (last === undefined || one.price <= last) chosen.add(one);
    }
  }
  return [...chosen];
}
