/** Whether a driver's price would change who holds the gold: pure functions (rule report-ranks). */
import type { Area } from '@pieno/contract/areas.ts';
import { concerns, lastingAt } from '@pieno/contract/freshness.ts';
import type { FuelMode } from '@pieno/contract/fuels.ts';
import type { StationState } from '@pieno/contract/prices.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Pair, Word } from '../word.ts';
import { lastInstants, type PriceWords } from './freshness.ts';

/** A current price that has a rank in its areas: fresh, beyond doubt, to be had, of the base grade. */
export interface RankedPrice extends Pair {
  price: number;
  areas: readonly string[];
  decade: number;
  mode: FuelMode;
}

export type StatesByStation = ReadonlyMap<number, readonly StationState[]>;

/** A current price of a station that stands in areas, in thousandths of a euro, with all that says whether it ranks. */
export interface CurrentNeighbour extends PriceWords {
  station_id: number;
  fuel_type_id: number;
  price: number;
  areas: Area[];
  contested: boolean;
}

/** Chooses, of current prices that are not stale, those that rank. */
export function rankedPrices(
  prices: readonly CurrentNeighbour[],
  states: StatesByStation,
  { fuels, ages }: Rules,
  now: Date,
): RankedPrice[] {
  return prices.flatMap((price) => {
    const { station_id: stationId, fuel_type_id: fuelTypeId, contested, areas } = price;
    const fuel = fuels.get(fuelTypeId)!;
    const isFresh = lastInstants(price, ages).fresh >= now;
    const isRanked =
      isFresh && !contested && fuel.grade === 'base' && !isSuspended(states, stationId, fuel, now);
    return isRanked ? [{ stationId, fuelTypeId, price: price.price, areas, ...modeOf(fuel) }] : [];
  });
}

const modeOf = ({ decade, mode }: RuledFuel) => ({ decade, mode });

/** True while a price cannot be bought, as two people, the owner or an administrator say. */
function isSuspended(
  states: StatesByStation,
  stationId: number,
  fuel: RuledFuel,
  now: Date,
): boolean {
  const counting = lastingAt(states.get(stationId), now).filter(({ counts }) => counts);
  return counting.some((state) => concerns(state, { fuel_type: fuel }));
}

/**
 * True when the stations that hold the first rank are the same with a word as without it: in each area of its station,
 * among all and among those of the fuel's mode.
 * @param ranked all that rank in the areas, without the word
 * @param areas in which the word's station may rank
 */
export function keepsGold(
  ranked: readonly RankedPrice[],
  { stationId, fuelTypeId, price }: Word,
  areas: readonly string[],
  fuel: RuledFuel,
): boolean {
  if (fuel.grade !== 'base') return true;
  const rivals = ranked.filter(({ decade }) => decade === fuel.decade);
  const isOther = (other: Pair) => other.stationId !== stationId || other.fuelTypeId !== fuelTypeId;
  const said = { stationId, fuelTypeId, price, areas, ...modeOf(fuel) };
  const after = [...rivals.filter(isOther), said];
  return areas.every((area) =>
    [undefined, fuel.mode].every(
      (mode) => leaders(rivals, area, mode) === leaders(after, area, mode),
    ),
  );
}

/** The ids of the stations of the first rank, as text. */
function leaders(prices: readonly RankedPrice[], area: string, mode?: FuelMode): string {
  const here = prices.filter((each) => each.areas.includes(area) && (!mode || each.mode === mode));
  const lowest = Math.min(...here.map(({ price }) => price));
  const first = here.filter(({ price }) => price === lowest).map(({ stationId }) => stationId);
  return [...new Set(first)].toSorted((a, b) => a - b).join();
}
