/** Lists and finds current prices for people to read. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import type { Pair } from '../reported-price.ts';
import { AGE_COLUMNS } from './age-columns.ts';

/** A current price in a list, in thousandths of a euro. */
export type ListedPrice = Awaited<ReturnType<typeof listCurrentPrices>>[number];

/**
 * Lists the current prices of a station, or of all stations in San Marino, by station and fuel. As on the pages, demo
 * prices are left out where the same area has a real price of the category (rule price-demo).
 */
export async function listCurrentPrices(executor: Executor, stationId: number | undefined) {
  return await executor
    .selectFrom('current_price')
    .innerJoin('station', 'station.id', 'current_price.station_id')
    .innerJoin('fuel_type', 'fuel_type.id', 'current_price.fuel_type_id')
    .select(['station.id as station_id', 'station.name as station', 'fuel_type.name as fuel'])
    .select(['price', 'unit', 'doubtful', 'contested', ...AGE_COLUMNS])
    .where(
      stationId === undefined
        ? sql<boolean>`'SM' = any(areas)`
        : sql<boolean>`station.id = ${stationId}`,
    )
    .where(
      sql<boolean>`(current_price.source <> 'demo' or not exists (
        select from current_price as real
        join station as other on other.id = real.station_id
        join fuel_type as kind on kind.id = real.fuel_type_id
        where real.source <> 'demo' and kind.decade = fuel_type.decade and other.areas && station.areas
        and other.listed and other.closed_at is null and other.merged_into is null
      ))`,
    )
    .orderBy('station.id')
    .orderBy('fuel_type.id')
    .execute();
}

/** Finds a fuel's current price at a station with its age columns; undefined without one. */
export async function findCurrentPrice(executor: Executor, { stationId, fuelTypeId }: Pair) {
  return await executor
    .selectFrom('current_price')
    .innerJoin('fuel_type', 'fuel_type.id', 'fuel_type_id')
    .select([
      'price',
      'base_price as basePrice',
      'since',
      'source',
      'contested',
      'unit',
      ...AGE_COLUMNS,
    ])
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .executeTakeFirst();
}
