/** Deletes reviews and flags with people and time (rule reviews-kept). */
import { sql } from 'kysely';
import { REVIEWS } from '@pieno/contract/reviews/review-limits.ts';
import type { Executor } from '../../db/database.ts';
import { renamedRows, type Renamed } from '../../db/renamed.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bumpBoardVersion, lockBoardVersion } from '../changes/board-version.ts';

/** Lists the stations that show an account's reviews. */
export async function reviewedBy(db: Executor, userId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(merged_into, station.id) as id
    from review join station on station.id = station_id where user_id = ${userId}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes a person's flags; hidden reviews stay hidden until an administrator decides. @param person the hash */
export async function forgetFlags(tx: Executor, person: string): Promise<void> {
  await sql`
    update review set flags = flags - ${person},
      waits_since = case when flags - ${person} = '{}' and hidden_reason is null then null else waits_since end
    where flags ? ${person}
  `.execute(tx);
}

/** Renames people's hashes in flags. */
export async function renameInReviews(tx: Executor, renamed: Renamed): Promise<void> {
  await sql`
    update review set flags = flags - was || jsonb_build_object(name, flags -> was)
    from ${renamedRows(renamed)} where flags ? was
  `.execute(tx);
}

/** Deletes reviews beyond the age limit. */
export async function forgetOldReviews(db: Executor, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockBoardVersion(tx);
    const { rows } = await sql<{ id: number }>`
      with gone as (
        delete from review
        where written_at <= ${now.toISOString()}::timestamptz - make_interval(months => ${REVIEWS.months}::integer)
        returning station_id
      )
      select distinct coalesce(merged_into, id) as id from station join gone on station_id = id
    `.execute(tx);
    if (rows.length > 0)
      await bumpBoardVersion(
        tx,
        rows.map(({ id }) => id),
      );
  });
}
