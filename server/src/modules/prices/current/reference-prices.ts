/** Computes the gate's reference prices from other stations' current prices (rule price-gate). */
import type { Area } from '@pieno/contract/prices/areas.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { median } from '../../../median.ts';
import { MAY_RANK } from '../../stations/may-rank.ts';
import { isSuspended } from '../../stations/states.ts';
import { isFromFuture, lastInstants, type PriceAges } from '../evaluate/freshness.ts';
import type { CurrentNeighbour } from '../evaluate/medals.ts';
import { NO_REFERENCE, type ReferencePrices } from '../evaluate/reference-price.ts';
import { readRules, type Rules } from '../rules.ts';
import type { Pair } from '../reported-price.ts';
import { AGE_COLUMNS } from './age-columns.ts';

/** A price that others are compared with, in thousandths of a euro. */
export type Neighbour = Pick<CurrentNeighbour, 'station_id' | 'fuel_type_id' | 'price' | 'areas'>;

const BELT = ['confine'];

/** Finds real, undoubted current prices that are not stale (rule price-stale), of stations in an area. */
export async function findNeighbours(
  tx: Executor,
  fuelTypeIds: readonly number[],
  now: Date,
  ages: PriceAges,
): Promise<CurrentNeighbour[]> {
  const rows = await tx
    .selectFrom('station')
    .innerJoin('current_price', 'current_price.station_id', 'station.id')
    .innerJoin('fuel_type', 'fuel_type.id', 'current_price.fuel_type_id')
    .select(['station_id', 'fuel_type_id', 'price', 'areas', 'unit', 'contested', ...AGE_COLUMNS])
    .select(['base_price', isSuspended(now).as('suspended')])
    .where('areas', '<>', sql<Area[]>`'{}'`)
    .where(MAY_RANK)
    .where('fuel_type_id', '=', sql<number>`any(${[...fuelTypeIds]}::integer[])`)
    .where('current_price.source', '<>', 'demo')
    .where('doubtful', '=', false)
    .execute();
  const prices = rows as CurrentNeighbour[];
  return prices.filter(
    (price) => lastInstants(price, ages).notStale >= now && !isFromFuture(price.observedAt, now),
  );
}

/** Selects firm prices: the displayed one, or the base beside a driver's price. */
const firmPrices = (neighbours: readonly CurrentNeighbour[]): Neighbour[] =>
  neighbours.flatMap((neighbour) => {
    const { supporters, origin, baseOrigin, base_price: base } = neighbour;
    if (supporters === null) return origin === 'driver' ? [] : [neighbour];
    return base === null || baseOrigin === 'driver' ? [] : [{ ...neighbour, price: base }];
  });

/**
 * Makes the functions that compute medians of neighbouring prices.
 * @param needed minimum number of prices for a median
 * @returns medians in thousandths of a euro, undefined with too few prices
 */
export function medianOfNeighbours(neighbours: readonly Neighbour[], needed: number) {
  const byFuel = Map.groupBy(neighbours, (neighbour) => neighbour.fuel_type_id);
  const inAreas = (fuelTypeId: number, areas: readonly string[], without?: number) => {
    const prices = (byFuel.get(fuelTypeId) ?? [])
      .filter(({ station_id }) => station_id !== without)
      .filter((neighbour) => neighbour.areas.some((area) => areas.includes(area)))
      .map(({ price }) => price);
    return prices.length >= needed ? median(prices) : undefined;
  };
  return {
    /** The median of the station's areas, without itself. */
    around: (station: { id: number; areas: readonly string[] }, fuelTypeId: number) =>
      inAreas(fuelTypeId, station.areas, station.id),
    /** The median of the border belt. */
    ofBelt: (fuelTypeId: number) => inAreas(fuelTypeId, BELT),
  };
}

/** The current prices of some fuels in all areas, in thousandths of a euro. */
export interface Market {
  /** Current prices that are not stale. */
  neighbours: readonly CurrentNeighbour[];
  /**
   * Returns a station's reference price: the median of its areas without itself. The anchor is the same; without one, the
   * border belt's or the ministry's median.
   */
  referencePricesOf(pair: Pair, areas: readonly string[]): ReferencePrices;
}

/**
 * Reads the prices that claims are compared with (rule price-gate).
 * @param fuels ids of the claims' fuel types; may be empty
 */
export async function readMarket(
  executor: Executor,
  now: Date,
  { limits, ages, medians }: Pick<Rules, 'limits' | 'ages' | 'medians'>,
  fuels: readonly number[],
): Promise<Market> {
  if (fuels.length === 0) return { neighbours: [], referencePricesOf: () => NO_REFERENCE };
  const neighbours = await findNeighbours(executor, fuels, now, ages);
  const { around, ofBelt } = medianOfNeighbours(firmPrices(neighbours), limits.referenceMin);
  return {
    neighbours,
    referencePricesOf: ({ stationId, fuelTypeId }, areas) => {
      const reference = around({ id: stationId, areas }, fuelTypeId);
      return { reference, anchor: reference ?? ofBelt(fuelTypeId) ?? medians.get(fuelTypeId) };
    },
  };
}

/**
 * Makes the function that returns the reference price of a fuel at a station.
 * @returns thousandths of a euro; undefined with too few prices
 */
export async function findReferencePrices(executor: Executor, now: Date, fuels: readonly number[]) {
  const market = await readMarket(executor, now, await readRules(executor), fuels);
  return (
    { id: stationId, areas }: { id: number; areas: readonly string[] },
    fuelTypeId: number,
  ) => {
    const { reference } = market.referencePricesOf({ stationId, fuelTypeId }, areas);
    return reference === undefined ? undefined : Math.round(reference);
  };
}
