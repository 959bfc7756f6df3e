/** Deletes imported prices that daily figures replace (rule history-retention, decision 0032). */
import { sql } from 'kysely';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../../db/database.ts';
import type { Pair } from '../reported-price.ts';

/** A day of a fuel at a station: year-month-day. */
export interface FuelDay extends Pair {
  day: string;
}

/**
 * Deletes accepted imported observations of days with final figures. It keeps the current price, all that determines its
 * start, and the newest price before it, for a withdrawal. Without a current price nothing is deleted.
 * @param tx an open transaction that has locked the board
 * @param before the midnight before which observations are old
 * @returns the days of the deleted observations, which only figures represent from now on
 */
export async function forgetOldImports(
  tx: Executor,
  stations: readonly number[],
  before: Date,
): Promise<FuelDay[]> {
  const { rows } = await sql<FuelDay>`
    with kept as materialized (
      select current_price.station_id, current_price.fuel_type_id, (
        select max(observed_at) from observation
        where observation.station_id = current_price.station_id
        and observation.fuel_type_id = current_price.fuel_type_id
        and state = 'accepted' and source <> 'demo' and observed_at < current_price.since
      ) as since
      from current_price
      where current_price.station_id = any(${[...stations]}::integer[]) and current_price.source <> 'demo'
      and not exists (
        select from price_day_dirty where price_day_dirty.station_id = current_price.station_id
        and price_day_dirty.fuel_type_id = current_price.fuel_type_id
        and from_day < (${before.toISOString()}::timestamptz at time zone ${sql.lit(TIME_ZONE)})::date
      )
    ), gone as (
      delete from observation using kept, price_day
      where observation.station_id = kept.station_id and observation.fuel_type_id = kept.fuel_type_id
      and observation.observed_at < kept.since and observation.observed_at < ${before.toISOString()}::timestamptz
      and observation.state = 'accepted' and observation.source = 'import'
      and price_day.station_id = observation.station_id and price_day.fuel_type_id = observation.fuel_type_id
      and price_day.day = (observation.observed_at at time zone ${sql.lit(TIME_ZONE)})::date
      returning price_day.station_id, price_day.fuel_type_id, price_day.day
    )
    select distinct station_id as "stationId", fuel_type_id as "fuelTypeId", day::text as day from gone
  `.execute(tx);
  return rows;
}
