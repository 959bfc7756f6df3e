/** Reads reviews (rule reviews-shown). Requested stations are not merged into others. */
import { sql, type RawBuilder } from 'kysely';
import { REVIEWS } from '@pieno/contract/reviews/review-limits.ts';
import type { OwnReview, Review, Reviews } from '@pieno/contract/reviews/reviews.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../db/database.ts';

/**
 * A condition on `review`: of stations, or of those merged into them. @param are selects the stations: `= any(…)`
 */
export const ofStations = (are: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`review.station_id in (select id from station where id ${are} or merged_into ${are})`;

/** The same of one station. @param station its id, or its column */
export const ofStation = (station: number | RawBuilder<unknown>): RawBuilder<boolean> =>
  ofStations(sql`= ${station}`);

/**
 * A row source of reviews with the remaining station as `kept_id`, and the author's name, without locked people. Of
 * two by one person about one remaining station only the newer.
 * @param which a condition on `review` that includes all of a person about one remaining station
 */
const lastReviews = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select distinct on (user_id, kept_id) kept.* from (
    select review.*, coalesce(led.merged_into, led.id) as kept_id, app_user.name
    from review join station led on led.id = review.station_id join app_user on app_user.id = review.user_id
    where app_user.is_active and ${which}
  ) kept
  order by user_id, kept_id, written_at desc, id desc
)`;

/** Those of them that are shown to everybody. */
export const shownReviews = (which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select * from ${lastReviews(which)} last where hidden_reason is null)`;

interface Row extends Omit<Review, 'month' | 'answer'> {
  written_at: Date;
  answer: string | null;
  answered_at: Date | null;
  hidden_reason: string | null;
  objection: string | null;
}

const monthOf = (at: Date): string => dayInSanMarino(at).slice(0, 7);

const present = ({ id, name, stars, chips, text, ...row }: Row): Review => ({
  id,
  name,
  stars,
  chips,
  text,
  month: monthOf(row.written_at),
  answer: row.answered_at && { text: row.answer!, month: monthOf(row.answered_at) },
});

/** Reads a page of a station's reviews, newest first, with their number. @param page from 1 */
export async function readReviews(db: Executor, station: number, page: number): Promise<Reviews> {
  const { rows: all } = await sql<Row>`
    select * from ${lastReviews(ofStation(station))} last order by written_at desc, id desc
  `.execute(db);
  const shown = all.filter(({ hidden_reason: reason }) => reason === null);
  return {
    reviews: shown.slice((page - 1) * REVIEWS.page, page * REVIEWS.page).map(present),
    count: shown.length,
    hidden: all.length - shown.length,
  };
}

/** Finds a person's review of a station, also a hidden one. */
export async function findOwnReview(
  db: Executor,
  userId: string,
  station: number,
): Promise<OwnReview | null> {
  const own = sql`review.user_id = ${userId} and ${ofStation(station)}`;
  const { rows } = await sql<Row>`select * from ${lastReviews(own)} last`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { hidden_reason: reason, objection } = row;
  return { ...present(row), hidden: reason === null ? null : { reason, objection } };
}

/** Reads a person's reviews and flags, for the export. @param person the hash */
export async function exportReviews(db: Executor, userId: string, person: string) {
  const reviews = await db
    .selectFrom('review')
    .select(['station_id as business_id', 'stars', 'chips', 'text', 'written_at', 'answer'])
    .select(['hidden_reason', 'objection'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const { rows: review_flags } = await sql`
    select station_id as business_id, flags ->> ${person} as reason from review
    where flags ? ${person} order by id
  `.execute(db);
  return { reviews, review_flags };
}
