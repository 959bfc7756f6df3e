import { sql } from 'kysely';
import { FAVORITES } from '@pieno/contract/favorites/favorite-limits.ts';
import type { Executor } from '../../db/database.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes old records of removed stars (rule favorites-words), except where an older star of a station merged into
 * the same one would return.
 */
export async function forgetRemovedFavorites(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FAVORITES.removedDays * DAY_MS).toISOString();
  await sql`
    delete from favorite using station
    where removed and said_at <= ${before}::timestamptz and station.id = favorite.station_id and not exists (
      select from favorite older join station its on its.id = older.station_id
      where older.user_id = favorite.user_id and not older.removed and older.said_at <= favorite.said_at
      and coalesce(its.merged_into, its.id) = coalesce(station.merged_into, station.id)
    )
  `.execute(executor);
}
