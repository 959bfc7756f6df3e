import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { ofStation, shownReviews } from './reviews.ts';

export interface NewReview {
  id: number;
  stationId: number;
  station: string;
  stars: number;
  text: string | null;
  at: Date;
}

/**
 * SQL for the reviews of a person's stations since that person owns them (rule reviews-owner).
 * @param ownerId the account, or its column
 * @returns a subquery of `NewReview`
 */
export const newReviews = (ownerId: string | RawBuilder<string>): RawBuilder<NewReview> => sql`(
  select shown.id, station.id as "stationId", station.name as station, stars, text, written_at as at
  from station_owner
  join station on station.id = station_owner.station_id and closed_at is null and merged_into is null
  cross join lateral ${shownReviews(ofStation(sql`station_owner.station_id`))} shown
  where station_owner.user_id = ${ownerId} and state = 'active' and written_at > since
)`;

/** Counts those of one station that its owner has not read in the inbox. */
export async function countUnread(db: Executor, ownerId: string, station: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from ${newReviews(ownerId)} reviewed join app_user on app_user.id = ${ownerId}
    where "stationId" = ${station} and at > coalesce(notifications_read_until, '-infinity')
  `.execute(db);
  return rows[0]!.count;
}
