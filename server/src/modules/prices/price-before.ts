import { sql } from 'kysely';
import { latestPlausible } from '../../clock.ts';

/**
 * SQL: the accepted price before the current one, which a withdrawal makes current (rule admin-prices). A subquery for a
 * lateral join behind `held`, a row of `current_price`; its columns are price, origin and observed_at.
 */
export const priceBefore = (now: Date) => sql`
  select observation.price, observation.origin, observation.observed_at from observation
  where observation.station_id = held.station_id and observation.fuel_type_id = held.fuel_type_id
  and observation.state = 'accepted' and observation.source <> 'demo'
  and not (observation.price = held.price and observation.observed_at >= held.since)
  order by observation.observed_at <= ${latestPlausible(now).toISOString()}::timestamptz desc,
    observation.observed_at desc, observation.id desc
  limit 1
`;
