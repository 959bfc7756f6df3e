import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { pricesShownAt } from '../prices/shown-at.ts';
import { latestChanges } from './read-favorites.ts';

/**
 * Records the prices of a person's favourites when they were last seen (rule favorites-seen); later records stay.
 * @param until an instant that is not in the future
 */
export async function seeFavorites(executor: Executor, userId: string, until: Date): Promise<void> {
  const instant = sql`${until.toISOString()}::timestamptz`;
  await sql`
    with unseen as (
      select * from ${latestChanges(userId)} latest where not removed and (seen_at is null or seen_at < ${instant})
    ), shown as (
      select station_id, jsonb_object_agg(fuel_type_id, price) as prices
      from ${pricesShownAt(until, sql`(select kept_id as id from unseen)`)} price group by station_id
    )
    update favorite set seen_at = ${instant}, seen_prices = coalesce(shown.prices, '{}')
    from unseen left join shown on shown.station_id = unseen.kept_id
    where favorite.user_id = ${userId} and favorite.station_id = unseen.station_id
  `.execute(executor);
}
