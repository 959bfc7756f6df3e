/** Determines which prices rank, and whether another moves a medal: pure functions (rule report-ranks). */
import type { Area } from '@pieno/contract/prices/areas.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { metalOf } from '@pieno/contract/prices/medals.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Pair } from '../reported-price.ts';
import { lastInstants, type PriceAgeFacts } from './freshness.ts';

/** A current price that ranks in its areas: fresh, undoubted, available, of the base grade. */
export interface RankedPrice extends Pair {
  price: number;
  areas: readonly string[];
  decade: number;
  mode: FuelMode;
}

/** A current price of a station in an area, in thousandths of a euro, with all that determines whether it ranks. */
export interface CurrentNeighbour extends PriceAgeFacts {
  station_id: number;
  fuel_type_id: number;
  price: number;
  /** The base beside it; null for a base. */
  base_price: number | null;
  areas: Area[];
  contested: boolean;
  /** True while an accepted report says that it is not available. */
  suspended: boolean;
}

/** Selects from current prices that are not stale those that rank. */
export function rankedPrices(
  prices: readonly CurrentNeighbour[],
  { fuels, ages }: Pick<Rules, 'fuels' | 'ages'>,
  now: Date,
): RankedPrice[] {
  return prices.flatMap((neighbour) => {
    const { station_id: stationId, fuel_type_id: fuelTypeId, price, areas } = neighbour;
    const fuel = fuels.get(fuelTypeId)!;
    const isFresh = lastInstants(neighbour, ages).fresh >= now;
    const isOut = neighbour.contested || neighbour.suspended || fuel.grade !== 'base';
    return isFresh && !isOut ? [{ stationId, fuelTypeId, price, areas, ...modeOf(fuel) }] : [];
  });
}

const modeOf = ({ decade, mode }: RuledFuel) => ({ decade, mode });

/**
 * True when the price would change any station's medal in its areas, among all modes or the fuel's own.
 * @param ranked all prices that rank in the areas, without the new one
 * @param areas in which the station may rank
 */
export function movesMedal(
  ranked: readonly RankedPrice[],
  candidate: Pair & { price: number },
  areas: readonly string[],
  fuel: RuledFuel,
): boolean {
  if (fuel.grade !== 'base') return false;
  const before = ranked.filter(({ decade }) => decade === fuel.decade);
  const after = withPrice(before, candidate, areas, fuel);
  return areas.some((area) =>
    [undefined, fuel.mode].some((mode) => medals(before, area, mode) !== medals(after, area, mode)),
  );
}

/** Replaces the station's price of the fuel, as if the new one ranked. */
export function withPrice(
  ranked: readonly RankedPrice[],
  { stationId, fuelTypeId, price }: Pair & { price: number },
  areas: readonly string[],
  fuel: RuledFuel,
): readonly RankedPrice[] {
  if (fuel.grade !== 'base') return ranked;
  const others = ranked.filter(
    (other) => other.stationId !== stationId || other.fuelTypeId !== fuelTypeId,
  );
  return [...others, { stationId, fuelTypeId, price, areas: [...areas], ...modeOf(fuel) }];
}

/** True when a price would get a medal if it ranked, in one of the areas, among all modes or its own. */
export function wearsMedal(
  ranked: readonly RankedPrice[],
  candidate: Pair & { price: number },
  areas: readonly string[],
  fuel: RuledFuel,
): boolean {
  const after = withPrice(
    ranked.filter(({ decade }) => decade === fuel.decade),
    candidate,
    areas,
    fuel,
  );
  return areas.some((area) =>
    [undefined, fuel.mode].some((mode) =>
      worn(after, area, mode).some(
        ({ stationId, price, metal }) =>
          stationId === candidate.stationId && price === candidate.price && metal !== 'other',
      ),
    ),
  );
}

/** Returns the medals of an area's stations, as text. */
export const medals = (prices: readonly RankedPrice[], area: string, mode?: FuelMode): string =>
  worn(prices, area, mode)
    .filter(({ metal }) => metal !== 'other')
    .map(({ stationId, metal }) => `${stationId} ${metal}`)
    .toSorted()
    .join();

/** Returns each station's cheapest price in an area, with medal. */
function worn(prices: readonly RankedPrice[], area: string, mode?: FuelMode) {
  const here = prices.filter((each) => each.areas.includes(area) && (!mode || each.mode === mode));
  const cheapest = [...Map.groupBy(here, ({ stationId }) => stationId)].map(([stationId, own]) => ({
    stationId,
    price: Math.min(...own.map(({ price }) => price)),
  }));
  return cheapest.map(({ stationId, price }) => {
    const rank = 1 + cheapest.filter((other) => other.price < price).length;
    const sharing = cheapest.filter((other) => other.price === price).length;
    return { stationId, price, metal: metalOf(rank, sharing) };
  });
}
