/** Selects the contested prices of an owner's stations. */
import { sql, type RawBuilder } from 'kysely';
import { isDisputed, STANDING_DISPUTE } from './standing-dispute.ts';

/** A contested price of an owner's station. */
export interface ContestedPrice {
  stationId: number;
  station: string;
  fuelTypeId: number;
  fuel: string;
  /** Thousandths of a euro. */
  price: number;
  /** Since when it is contested. */
  at: Date;
}

/**
 * Selects prices of an owner's stations that drivers contest (rule price-contested), since the price's start or the last
 * dispute needed.
 * @param ownerId the account, or the column that names it
 * @returns a subquery of `ContestedPrice`
 */
export const contestedPrices = (
  ownerId: string | RawBuilder<string>,
): RawBuilder<ContestedPrice> => sql`(
  select station.id as "stationId", station.name as station, fuel_type.id as "fuelTypeId", fuel_type.name as fuel,
    current_price.price, greatest(current_price.since, said.at) as at
  from station_owner
  join station on station.id = station_owner.station_id and closed_at is null and merged_into is null
  join current_price on current_price.station_id = station.id and contested
  join observation on observation.id = current_price.observation_id
  join fuel_type on fuel_type.id = current_price.fuel_type_id
  join lateral (
    select coalesce((array_agg(created_at order by created_at))[
      greatest((array_agg(needed order by created_at desc))[1], case when observation.also_disputed then 2 end)
    ], max(created_at)) as at
    from price_dispute
    where price_dispute.station_id = current_price.station_id
    and price_dispute.fuel_type_id = current_price.fuel_type_id and known and price_dispute.origin = 'driver'
    and (
      ${isDisputed(sql`current_price.price`)}
      or (current_price.voices = 0 and ${isDisputed(sql`current_price.base_price`)})
    ) and ${STANDING_DISPUTE}
  ) as said on said.at is not null
  where station_owner.user_id = ${ownerId} and station_owner.state = 'active'
)`;
