import { sql } from 'kysely';
import { REVIEWS } from '@pieno/contract/reviews/review-limits.ts';
import type { ReviewSummary } from '@pieno/contract/reviews/review-summary.ts';
import { REVIEW_CHIPS, type Review } from '@pieno/contract/reviews/reviews.ts';
import type { Executor } from '../../db/database.ts';
import { ofStations, shownReviews } from './reviews.ts';

type Rating = Pick<Review, 'stars' | 'chips'>;

/** Summarises reviews (rule reviews-shown): the average to a tenth, three chips. @param reviews at least one */
export function summarise(reviews: readonly Rating[]): ReviewSummary {
  const count = reviews.length;
  const stars = reviews.reduce((sum, each) => sum + each.stars, 0);
  const leads = REVIEW_CHIPS.map((chip) => {
    const answers = reviews.flatMap((each) => each.chips[chip] ?? []);
    return { chip, lead: 2 * answers.filter(Boolean).length - answers.length };
  });
  return {
    count,
    ...(count >= REVIEWS.averageFrom && { average: Math.round((10 * stars) / count) / 10 }),
    chips: leads
      .filter(({ lead }) => lead !== 0)
      .toSorted((one, other) => Math.abs(other.lead) - Math.abs(one.lead))
      .slice(0, 3)
      .map(({ chip, lead }) => ({ chip, yes: lead > 0 })),
  };
}

/** Summarises the reviews of stations, by station id; stations without reviews are missing. */
export async function readSummaries(db: Executor, stations: readonly number[]) {
  const { rows } = await sql<Rating & { kept_id: number }>`
    select kept_id, stars, chips from ${shownReviews(ofStations(sql`= any(${[...stations]}::integer[])`))} shown
  `.execute(db);
  const byStation = Map.groupBy(rows, ({ kept_id }) => kept_id);
  return new Map([...byStation].map(([id, some]) => [id, summarise(some)]));
}
