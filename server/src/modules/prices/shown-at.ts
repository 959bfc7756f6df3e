import { sql } from 'kysely';
import { latestPlausible } from '../../clock.ts';

/**
 * SQL: the displayed price at an instant of each fuel that has a real price now (rule favorites-seen); only reports and
 * decisions until then count. A subquery with station_id, fuel_type_id and price in thousandths of a euro.
 * @param stationIds a subquery with a column `id`
 */
export const pricesShownAt = (at: Date, stationIds: ReturnType<typeof sql>) => {
  const instant = sql`${at.toISOString()}::timestamptz`;
  return sql`(
    select held.station_id, held.fuel_type_id, shown.price from ${stationIds} as asked
    join current_price held on held.station_id = asked.id and held.source <> 'demo'
    cross join lateral (
      select price from observation
      where observation.station_id = held.station_id and observation.fuel_type_id = held.fuel_type_id
      and state = 'accepted' and source <> 'demo'
      and observed_at <= ${latestPlausible(at).toISOString()}::timestamptz and received_at <= ${instant}
      -- What waits of the ministry is shown, as doubtful.
      and (decided_at is null or decided_at <= ${instant} or origin = 'ministry')
      order by observed_at desc, id desc limit 1
    ) shown
  )`;
};
