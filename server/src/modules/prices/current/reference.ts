import type { Area } from '@pieno/contract/prices/areas.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { MAY_RANK } from '../../stations/may-rank.ts';
import { isSuspended } from '../../stations/states.ts';
import { isFromFuture, lastInstants, type PriceAges } from '../judge/freshness.ts';
import type { CurrentNeighbour } from '../judge/medals.ts';
import { median } from '../judge/median.ts';
import { PRICE_WORDS } from './words.ts';

/** A price that others are compared with, in thousandths of a euro. */
export type Neighbour = Pick<CurrentNeighbour, 'station_id' | 'fuel_type_id' | 'price' | 'areas'>;

const BELT = ['confine'];

/** The real and undoubted current prices that are not stale (rule price-stale), of the stations that stand in an area. */
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
    .select(['station_id', 'fuel_type_id', 'price', 'areas', 'unit', 'contested', ...PRICE_WORDS])
    .select(['base_price', isSuspended(now).as('suspended')])
    .where('areas', '<>', sql<Area[]>`'{}'`)
    .where(MAY_RANK)
    .where('fuel_type_id', '=', sql<number>`any(${[...fuelTypeIds]}::integer[])`)
    .where('current_price.source', '<>', 'demo')
    .where('doubtful', '=', false)
    .execute();
  const words = rows as CurrentNeighbour[];
  return words.filter(
    (price) => lastInstants(price, ages).notStale >= now && !isFromFuture(price.observedAt, now),
  );
}

/** The prices by firm words alone: those that are shown, or the base of one that a driver says. */
export const firmPrices = (neighbours: readonly CurrentNeighbour[]): Neighbour[] =>
  neighbours.flatMap((neighbour) => {
    const { voices, origin, baseOrigin, base_price: base } = neighbour;
    if (voices === null) return origin === 'driver' ? [] : [neighbour];
    return base === null || baseOrigin === 'driver' ? [] : [{ ...neighbour, price: base }];
  });

/**
 * Makes the function that computes references.
 * @param needed prices that a median needs
 * @returns medians in thousandths of a euro, undefined where there are too few prices
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
    /** The median of a station's own areas, without the station. */
    around: (station: { id: number; areas: readonly string[] }, fuelTypeId: number) =>
      inAreas(fuelTypeId, station.areas, station.id),
    /** The median of the border belt. */
    ofBelt: (fuelTypeId: number) => inAreas(fuelTypeId, BELT),
  };
}
