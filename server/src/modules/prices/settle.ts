import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { latestPlausible } from '../../clock.ts';

/** A fuel at a station. */
export interface Pair {
  stationId: number;
  fuelTypeId: number;
}

/**
 * Derives the current prices from the log (rule price-current): of the accepted claims the real before the demo
 * ones, those of a plausible instant before those of a clock that ran ahead, then the newest, then the one recorded
 * last. A pair without an accepted claim has no current price. The only statement that writes current prices.
 * @param tx an open transaction that has locked the board
 * @returns the station of each pair whose price changed or went
 */
export async function settlePrices(
  tx: Executor,
  now: Date,
  pairs: readonly Pair[],
): Promise<number[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<{ station_id: number }>`
    with pair as (
      select distinct station_id, fuel_type_id from unnest(
        ${pairs.map((pair) => pair.stationId)}::integer[],
        ${pairs.map((pair) => pair.fuelTypeId)}::integer[]
      ) as pair (station_id, fuel_type_id)
    ), best as (
      select pair.station_id, pair.fuel_type_id, top.*
      from pair left join lateral (
        select id, price, observed_at, source, origin, doubtful from observation
        where observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
        and state = 'accepted'
        order by source <> 'demo' desc,
          observed_at <= ${latestPlausible(now).toISOString()}::timestamptz desc,
          observed_at desc, id desc
        limit 1
      ) top on true
    ), gone as (
      delete from current_price using best
      where current_price.station_id = best.station_id
      and current_price.fuel_type_id = best.fuel_type_id and best.id is null
      returning current_price.station_id
    ), moved as (
      insert into current_price
        (station_id, fuel_type_id, observation_id, price, observed_at, source, origin, doubtful)
      select station_id, fuel_type_id, id, price, observed_at, source, origin, doubtful
      from best where id is not null
      on conflict (station_id, fuel_type_id) do update set
        observation_id = excluded.observation_id, price = excluded.price,
        observed_at = excluded.observed_at, source = excluded.source,
        origin = excluded.origin, doubtful = excluded.doubtful
      where (current_price.observation_id, current_price.doubtful)
        is distinct from (excluded.observation_id, excluded.doubtful)
      returning station_id
    )
    select station_id from gone union all select station_id from moved
  `.execute(tx);
  return rows.map((row) => row.station_id);
}
