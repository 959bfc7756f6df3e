/** The reviews of stations (rule reviews-shown). */
import { REVIEWS } from '@pieno/contract/reviews/review-limits.ts';
import type { FlagReason, OwnReview, ReviewDraft } from '@pieno/contract/reviews/reviews.ts';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callPersonal, callPublic } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

const fallback = m.error_unavailable();
const at = (business: number) => ({ params: { business }, fallback });

/** Query of a station's reviews, paged, newest first. */
export const reviewsQuery = (station: number) =>
  infiniteQueryOptions({
    queryKey: ['reviews', station],
    queryFn: async ({ signal, pageParam }) => {
      const shared = { params: { id: station }, query: { page: String(pageParam) } };
      return (await callPublic('GET /business/:id/reviews', { ...shared, fallback, signal })).data;
    },
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) =>
      count > pages.length * REVIEWS.page ? pages.length + 1 : null,
  });

/** Query of the user's review of a station. */
export const ownReviewQuery = (station: number, userId: string) =>
  queryOptions({
    queryKey: ['reviews', station, userId],
    queryFn: ({ signal }) =>
      callPersonal('GET /user/reviews/:business', { ...at(station), signal }),
  });

export const refreshReviews = (queries: QueryClient, station: number): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['reviews', station] }),
    queries.invalidateQueries({ queryKey: ['business', String(station)] }),
  ]);

export const saveReview = (station: number, body: ReviewDraft): Promise<OwnReview | null> =>
  callPersonal('PUT /user/reviews/:business', { ...at(station), body });

export const deleteReview = (station: number): Promise<void> =>
  callPersonal('DELETE /user/reviews/:business', at(station));

export const objectToHiding = (station: number, text: string) =>
  callPersonal('POST /user/reviews/:business/objection', { ...at(station), body: { text } });

export const flagReview = (id: number, reason: FlagReason) =>
  callPersonal('POST /user/reviews/:id/flags', { params: { id }, body: { reason }, fallback });

export const answerReview = (id: number, review: number, text: string) =>
  callPersonal('PUT /owner/stations/:id/reviews/:review/answer', {
    params: { id, review },
    body: { text },
    fallback,
  });
