/** What people think of a station (rule reviews-shown). */
import { REVIEWS } from '@pieno/contract/reviews/review-limits.ts';
import type { FlagReason, OwnReview, ReviewDraft } from '@pieno/contract/reviews/reviews.ts';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callPersonal, callPublic } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

const unsaid = m.error_unavailable();
const at = (business: number) => ({ params: { business }, unsaid });

/** Query of a station's reviews, page after page, the newest first. */
export const reviewsQuery = (station: number) =>
  infiniteQueryOptions({
    queryKey: ['reviews', station],
    queryFn: async ({ signal, pageParam }) => {
      const shared = { params: { id: station }, query: { page: String(pageParam) } };
      return (await callPublic('GET /business/:id/reviews', { ...shared, unsaid, signal })).data;
    },
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) =>
      count > pages.length * REVIEWS.page ? pages.length + 1 : null,
  });

/** Query of the own review of a station. Cached separately for each user. */
export const ownReviewQuery = (station: number, userId: string) =>
  queryOptions({
    queryKey: ['reviews', station, userId],
    queryFn: ({ signal }) =>
      callPersonal('GET /user/reviews/:business', { ...at(station), signal }),
  });

/** Asks anew for what is shown of a station's reviews. */
export const refreshReviews = (queries: QueryClient, station: number): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['reviews', station] }),
    queries.invalidateQueries({ queryKey: ['business', String(station)] }),
  ]);

/** Writes the own review of a station. */
export const saveReview = (station: number, body: ReviewDraft): Promise<OwnReview | null> =>
  callPersonal('PUT /user/reviews/:business', { ...at(station), body });

export const deleteReview = (station: number): Promise<void> =>
  callPersonal('DELETE /user/reviews/:business', at(station));

/** Says why the own review should not be hidden. */
export const objectToHiding = (station: number, text: string) =>
  callPersonal('POST /user/reviews/:business/objection', { ...at(station), body: { text } });

/** Says why somebody's review should not be shown. */
export const flagReview = (id: number, reason: FlagReason) =>
  callPersonal('POST /user/reviews/:id/flags', { params: { id }, body: { reason }, unsaid });

/** Answers a review of an own station. */
export const answerReview = (id: number, review: number, text: string) =>
  callPersonal('PUT /owner/stations/:id/reviews/:review/answer', {
    params: { id, review },
    body: { text },
    unsaid,
  });
