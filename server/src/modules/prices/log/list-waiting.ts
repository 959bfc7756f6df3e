/** Lists prices that wait for a decision. */
import { sql } from 'kysely';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { Executor } from '../../../db/database.ts';
import type { HoldReason } from '../evaluate/claim-reasons.ts';

/** A price that waits for a decision: held, or displayed without a rank. In thousandths of a euro. */
export interface WaitingPrice {
  id: string;
  station_id: number;
  station: string;
  fuel: string;
  price: number;
  state: 'held' | 'accepted';
  reason: HoldReason;
  reference_price: number | null;
  last_price: number | null;
  origin: PriceOrigin;
  observed_at: Date;
}

/**
 * Lists waiting prices (rule price-held), oldest first: per origin the newest of a station and fuel, without those older
 * than the current price.
 */
export async function listWaiting(executor: Executor): Promise<WaitingPrice[]> {
  const { rows } = await sql<WaitingPrice>`
    select * from (
      select distinct on (observation.station_id, observation.fuel_type_id, observation.origin)
        observation.id, observation.station_id, station.name as station, fuel_type.name as fuel,
        observation.price, observation.state, observation.reason, observation.reference_price,
        observation.last_price, observation.origin, observation.observed_at
      from observation
      join station on station.id = observation.station_id
      join fuel_type on fuel_type.id = observation.fuel_type_id
      left join current_price on current_price.station_id = observation.station_id
        and current_price.fuel_type_id = observation.fuel_type_id and current_price.source <> 'demo'
      where (observation.state = 'held' or observation.doubtful)
      and observation.state in ('held', 'accepted')
      and (current_price.observed_at is null or observation.observed_at >= current_price.observed_at)
      order by observation.station_id, observation.fuel_type_id, observation.origin,
        observation.observed_at desc, observation.id desc
    ) waiting
    order by observed_at, id
  `.execute(executor);
  return rows;
}
